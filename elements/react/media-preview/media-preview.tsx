import type { Media } from '@spotreel/sdk/contract';

/** The small picture of a file; an animation moves, unless the reader wants nothing to. */
export function MediaPreview({ media }: { media: Media }) {
  const { motion } = media.props;
  const still = <img src={media.preview} alt={media.name} loading="lazy" decoding="async" />;
  if (!motion) return still;
  return (
    <picture className="sr-media-motion">
      <source media="(prefers-reduced-motion: no-preference)" srcSet={motion} />
      {still}
    </picture>
  );
}
