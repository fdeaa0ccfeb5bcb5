import type { HelpBlock } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';

export interface HelpPictureProps {
  picture: Extract<HelpBlock, { type: 'picture' }>;
}

/** A picture of an article or step. Its shape is known, so that nothing moves when it arrives; a broken one is left out. */
export function HelpPicture({ picture: { src, alt, widthPx, heightPx } }: HelpPictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className="sr-help-picture"
      src={src}
      alt={alt}
      width={widthPx}
      height={heightPx}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
