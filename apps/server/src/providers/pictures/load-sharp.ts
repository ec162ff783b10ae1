import type sharp from 'sharp';

/** The picture library. */
export type Sharp = typeof sharp;

let loading: Promise<Sharp> | undefined;

/**
 * The picture library, loaded on first use: the server starts without it.
 * Only JPEG, PNG and WebP can be read, and SVG because previews are drawn from it; what users send is
 * therefore checked by its first bytes before it comes here (`readPicture`).
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: library }) => {
    // What was decoded is not held for a next time: no picture comes twice, and none is to be kept.
    library.cache(false);
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadSvgBuffer',
      ],
    });
    return library;
  });
  return loading;
}
