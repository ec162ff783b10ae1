import type { PictureRequest } from './picture-port.ts';

/** Width by height of a ratio's name. */
export function ratioOf(name: string): number {
  const [width = 1, height = 1] = name.split(':').map(Number);
  return width / height;
}

/** Width by height that a request asks for: by name, else as its first picture has; undefined for neither. */
export function shapeOf({ aspectRatio, input }: PictureRequest): number | undefined {
  const [first] = input?.pictures ?? [];
  return aspectRatio ? ratioOf(aspectRatio) : first && first.width / first.height;
}
