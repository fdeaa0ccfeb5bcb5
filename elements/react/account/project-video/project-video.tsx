import { useStore } from '@nanostores/react';
import { createRender, ownRatioFirst } from '@spotreel/sdk/internal/stores';
import { Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { type VideoHost, WatchedVideo } from './watched-video';

export interface ProjectVideoProps extends VideoHost {
  projectId?: number | undefined;
  /** Name of the video for screen readers. */
  label?: string | undefined;
}

/** The newest finished export of a project that browsers play, in its ratio if there is one. It follows an export that runs. */
export function ProjectVideo({ projectId, label, ...host }: ProjectVideoProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [exports] = useState(() => createRender(spotreel));
  const { status, renders, ratio, notice } = useStore(exports.$render);
  const isAsked = useFollowedExports(exports, projectId);
  const video = ownRatioFirst(renders, ratio).find(({ videoUrl, format }) => videoUrl !== null && format !== 'mov');

  if (video)
    return (
      <WatchedVideo
        key={video.id}
        host={host}
        label={label ?? t('embedded.video')}
        src={video.videoUrl ?? ''}
        poster={video.posterUrl}
        width={video.width}
        height={video.height}
        durationSeconds={video.durationSeconds}
      />
    );
  if (notice)
    return (
      <Slot name="error">
        <EmptyState title={notice.text || notice.title} />
      </Slot>
    );
  if (projectId !== undefined && !isAsked)
    return (
      <Slot name="loading">
        <Skeleton shape="landscape" />
      </Slot>
    );
  const isRunning = status === 'queued' || status === 'rendering';
  return (
    <Slot name="empty">
      <EmptyState icon={<Film aria-hidden />} title={t(isRunning ? 'embedded.videoRunning' : 'embedded.noVideo')} />
    </Slot>
  );
}

/** Follows the exports of a project. Answers whether they are known. */
function useFollowedExports(exports: ReturnType<typeof createRender>, projectId: number | undefined): boolean {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (projectId === undefined) return;
    const stop = exports.$render.listen(() => setAsked(true));
    void exports.watch(projectId).finally(() => setAsked(true));
    return () => {
      stop();
      exports.stop();
    };
  }, [exports, projectId]);
  return isAsked;
}
