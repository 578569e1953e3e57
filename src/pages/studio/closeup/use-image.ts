import { useEffect, useState } from 'react';
import { widest } from '../../../ui/browser/fitting-bitmap';

/** An image once it has loaded, in the widest of its bitmaps; null until then, and if it cannot be loaded. */
export function useImage(address: string): HTMLImageElement | null {
  const [decoded, setDecoded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    let wanted = true;
    const image = new Image();
    image.src = widest(address);
    image
      .decode()
      .then(() => {
        if (wanted) setDecoded(image);
      })
      // What is wrong with an image is said where it comes from.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [address]);
  return decoded;
}
