import type { Media } from '@spotreel/sdk/internal/contract';
import type { CSSProperties } from 'react';
import { retriedPicture } from '../thumbnail/thumbnail';

/** Types of files that can be transparent. */
const SEE_THROUGH = /^image\/(png|webp|gif|avif)$/;

/** The class of pictures that may be transparent: dark and light logos are both seen on its ground. */
export function groundOf({ mimeType }: Pick<Media, 'mimeType'>): string | undefined {
  return SEE_THROUGH.test(mimeType) ? 'sr-see-through' : undefined;
}

/** The narrow layouts begin here too. */
const PHONE = '(width < 600px)';

export interface MediaPreviewProps {
  media: Media;
  /** `large`: as wide as a page of a phone, which a preview for phones is too small for. Default `small`. */
  size?: 'small' | 'large' | undefined;
}

/** The picture of a file; an animation moves, unless the reader wants nothing to. Phones load a smaller one. Cropped pictures show their focus point. */
export function MediaPreview({ media, size = 'small' }: MediaPreviewProps) {
  const { motion, focus } = media.props;
  const style = focus && ({ '--sr-focus': `${focus.x * 100}% ${focus.y * 100}%` } as CSSProperties);
  return (
    <picture className="sr-media-picture" data-moving={motion ? true : undefined} style={style}>
      {motion && <source media="(prefers-reduced-motion: no-preference)" srcSet={motion} />}
      {size === 'small' && media.mobilePreview && <source media={PHONE} srcSet={media.mobilePreview} />}
      <img
        key={media.preview}
        src={media.preview}
        alt={media.name}
        className={groundOf(media)}
        loading="lazy"
        decoding="async"
        onError={retriedPicture()}
      />
    </picture>
  );
}
