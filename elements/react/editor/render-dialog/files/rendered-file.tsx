import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/internal/contract';
import { createExportFrames } from '@spotreel/sdk/internal/stores';
import { ImageDown } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { startDownload } from '../../../foundation/files/start-download';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { classNames } from '../../../foundation/styles/class-names';
import { prefersReducedMotion } from '../../../foundation/styles/reduced-motion';
import { useTranslator } from '../../../foundation/text/translation';
import { shownSeconds } from './shown-seconds';

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

interface FrameButtonProps {
  projectId: number;
  render: Render;
  /** Its moment is saved. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Saves the frame that the player shows as a picture in the size of the file: a poster or thumbnail. */
function FrameButton({ projectId, render, video }: FrameButtonProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [frames] = useState(() => createExportFrames(spotreel, projectId));
  const { status, failure } = useStore(frames.$painting);

  async function save() {
    video.current?.pause();
    const url = await frames.frame(render.id, shownSeconds(video.current));
    if (url) startDownload(url);
  }
  return (
    <div className="sr-render__frame">
      <Button size="sm" variant="quiet" icon={<ImageDown aria-hidden />} busy={status === 'sending'} onClick={save}>
        {t('renders.saveFrame')}
      </Button>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </div>
  );
}
