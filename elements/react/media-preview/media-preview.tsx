import type { Media } from '@spotreel/sdk/contract';
import { classNames } from '../foundation/class-names';

/** The narrow layouts begin here too. */
const PHONE = '(width < 600px)';

export interface MediaPreviewProps {
  media: Media;
  /** `large`: as wide as a page of a phone, which a preview for phones is too small for. Default `small`. */
  size?: 'small' | 'large' | undefined;
}

/** The picture of a file; an animation moves, unless the reader wants nothing to. Phones load a smaller one. */
export function MediaPreview({ media, size = 'small' }: MediaPreviewProps) {
  const { motion } = media.props;
  return (
    <picture className={classNames('sr-media-picture', motion && 'sr-media-picture--moving')}>
      {motion && <source media="(prefers-reduced-motion: no-preference)" srcSet={motion} />}
      {size === 'small' && media.mobilePreview && <source media={PHONE} srcSet={media.mobilePreview} />}
      <img src={media.preview} alt={media.name} loading="lazy" decoding="async" />
    </picture>
  );
}
