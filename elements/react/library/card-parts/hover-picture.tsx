import type { Ratio } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';
import { Thumbnail, type ThumbnailProps } from '../../controls/thumbnail/thumbnail';
import { classNames } from '../../foundation/styles/class-names';

export interface HoverPictureProps {
  poster: string | undefined;
  /** A short moving picture; fetched when it is asked for. */
  preview: string | undefined;
  ratio: Ratio;
  /** The card is pointed at or has the focus. */
  isActive: boolean;
  loading?: ThumbnailProps['loading'];
  className?: string | undefined;
}

/** A poster that plays while its card is pointed at. Where motion is to be reduced it stays a poster. */
export function HoverPicture({ poster, preview, ratio, isActive, loading, className }: HoverPictureProps) {
  const [loaded, setLoaded] = useState<string>();
  const isPlaying = isActive && preview !== undefined && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Thumbnail src={poster} ratio={ratio} loading={loading} className={classNames('sr-hover-picture', className)}>
      {isPlaying && (
        <img
          className={classNames('sr-hover-picture__motion', loaded === preview && 'sr-hover-picture__motion--on')}
          src={preview}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(preview)}
        />
      )}
    </Thumbnail>
  );
}
