import type { Ratio } from '@spotreel/sdk/contract';
import { type ReactNode, useState } from 'react';
import { classNames } from '../foundation/class-names';

export interface ThumbnailProps {
  /** URL of the picture. A plain surface is shown without one, and when it cannot be loaded. */
  src: string | null | undefined;
  ratio: Ratio;
  /** Empty when a text beside it says the same. */
  alt?: string;
  /** `eager`: known to be near the view, so the browser need not find out. Default `lazy`. */
  loading?: 'eager' | 'lazy' | undefined;
  className?: string | undefined;
  /** Above the picture. */
  children?: ReactNode;
}

/** A still in a frame of fixed shape: nothing jumps when it arrives. */
export function Thumbnail({ src, ratio, alt = '', loading = 'lazy', className, children }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classNames('sr-thumbnail', `sr-thumbnail--${ratio}`, className)}>
      {src && failed !== src && (
        <img
          key={src}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
      {children}
    </span>
  );
}
