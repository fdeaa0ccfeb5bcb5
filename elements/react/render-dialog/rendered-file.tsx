import type { Render } from '@spotreel/sdk/contract';
import { prefersReducedMotion } from '../foundation/reduced-motion';

export interface RenderedFileProps {
  render: Render;
  autoPlay: boolean;
}

/** A finished file, to be looked at. */
export function RenderedFile({ render, autoPlay }: RenderedFileProps) {
  if (render.imageUrl) return <img className="sr-render__picture" src={render.imageUrl} alt="" />;
  if (!render.videoUrl) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a rendered video has music, no speech
    <video
      className="sr-render__video"
      src={render.videoUrl}
      poster={render.posterUrl ?? undefined}
      width={render.width}
      height={render.height}
      autoPlay={autoPlay && !prefersReducedMotion()}
      controls
      playsInline
      preload="metadata"
    />
  );
}
