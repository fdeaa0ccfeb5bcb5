import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from '../../foundation/styles/class-names';

export interface ThumbnailProps {
  /** URL of the picture. A plain surface is shown without one, and until it can be loaded. */
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
  return (
    <span className={classNames('sr-thumbnail', `sr-thumbnail--${ratio}`, className)}>
      {src && (
        <img
          key={src}
          src={src}
          alt={alt}
          loading={loading}
          decoding="async"
          draggable={false}
          onError={retriedPicture()}
        />
      )}
      {children}
    </span>
  );
}

/**
 * Makes an `onError` of a picture that the server may still be painting: it is asked for again after 2, 4, 8 ... seconds. Give such an
 * image its address as `key`. It is in this file because a chunk of its own would be a request more.
 */
export function retriedPicture() {
  let pauseMs = 1000;
  return ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    pauseMs *= 2;
    setTimeout(() => {
      // a browser loads an address that is written again
      image.src += '';
    }, pauseMs);
  };
}
