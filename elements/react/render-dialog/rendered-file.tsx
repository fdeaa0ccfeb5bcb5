import type { Render } from '@spotreel/sdk/contract';
import { useRef } from 'react';
import { classNames } from '../foundation/class-names';
import { prefersReducedMotion } from '../foundation/reduced-motion';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { FrameButton } from './frame-button';

export interface RenderedFileProps {
  render: Render;
  autoPlay: boolean;
  /** Frames can be saved as pictures. Absent: not offered. */
  projectId?: number | undefined;
}

/** Browsers play it: ProRes is for video editors, and a GIF is a picture. */
export function isPlayable({ videoUrl, format }: Render): boolean {
  return videoUrl !== null && format !== 'mov';
}

/** A finished file, to be looked at. */
export function RenderedFile(props: RenderedFileProps) {
  const { render } = props;
  if (render.imageUrl) return <img className="sr-render__picture" src={render.imageUrl} alt="" />;
  if (!render.videoUrl) return null;
  return isPlayable(render) ? <PlayedFile {...props} /> : <UnplayableFile render={render} />;
}

function PlayedFile({ render, autoPlay, projectId }: RenderedFileProps) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a rendered video has music, no speech */}
      <video
        ref={video}
        className={classNames('sr-render__video', render.output?.transparent && 'sr-render__video--transparent')}
        src={render.videoUrl ?? undefined}
        poster={render.posterUrl ?? undefined}
        width={render.width}
        height={render.height}
        autoPlay={autoPlay && !prefersReducedMotion()}
        controls
        playsInline
        preload="metadata"
      />
      {projectId !== undefined && <FrameButton projectId={projectId} render={render} video={video} />}
    </>
  );
}

/** A still in place of a video that no browser plays. */
function UnplayableFile({ render: { posterUrl } }: { render: Render }) {
  const t = useTranslator();
  return (
    <>
      {posterUrl && <img className="sr-render__picture" src={posterUrl} alt="" />}
      <Notice tone="info">{t('output.noPreview')}</Notice>
    </>
  );
}
