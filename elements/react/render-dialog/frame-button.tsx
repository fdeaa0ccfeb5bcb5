import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/contract';
import { createExportFrames } from '@spotreel/sdk/stores';
import { ImageDown } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '../button/button';
import { useSpotreel } from '../foundation/spotreel-context';
import { startDownload } from '../foundation/start-download';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { shownSeconds } from './shown-seconds';

export interface FrameButtonProps {
  projectId: number;
  render: Render;
  /** Its moment is saved. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Saves the frame that the player shows as a picture in the size of the file: a poster or thumbnail. */
export function FrameButton({ projectId, render, video }: FrameButtonProps) {
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
