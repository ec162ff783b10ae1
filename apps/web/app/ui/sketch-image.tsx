import { useEffect, useState } from 'react';

export interface SketchImageProps {
  /** Draws the picture; called again whenever it changes, so keep it stable. */
  readonly draw: () => Promise<string>;
  readonly alt: string;
}

/**
 * A picture drawn as SVG in the browser. It is shown as an image of its own, not as part of the
 * page, so that nothing in it can touch the page.
 */
export function SketchImage({ draw, alt }: SketchImageProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current: string | undefined;
    let wanted = true;
    void draw().then((svg) => {
      if (!wanted) return;
      current = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      setAddress(current);
    });
    return () => {
      wanted = false;
      if (current) URL.revokeObjectURL(current);
    };
  }, [draw]);
  return address ? <img src={address} alt={alt} className="develop" /> : null;
}
