import { useEffect, useState } from 'react';

export interface SketchImageProps {
  /** Draws the picture, or cannot; called again whenever it changes, so keep it stable. */
  readonly draw: () => Promise<string | undefined>;
  readonly alt: string;
  /** Gets the picture once it is to be seen. */
  readonly onDrawn?: (picture: HTMLImageElement) => void;
}

/**
 * A picture drawn as SVG in the browser. It is shown as an image of its own, not as part of the
 * page, so that nothing in it can touch the page.
 */
export function SketchImage({ draw, alt, onDrawn }: SketchImageProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void draw().then((svg) => {
      if (wanted && svg) setAddress(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })));
    });
    return () => {
      wanted = false;
    };
  }, [draw]);
  // An address ends when another has taken its place: before, the browser may not have read it yet.
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address]);
  return address ? (
    <img
      src={address}
      alt={alt}
      className="develop"
      onLoad={({ currentTarget }) => onDrawn?.(currentTarget)}
    />
  ) : null;
}
