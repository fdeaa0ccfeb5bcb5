import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/contract';
import { addMessages, embeddedMessages, videoPlayerMessages } from '@spotreel/sdk/i18n';
import { createRender } from '@spotreel/sdk/stores';
import { Film } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { VideoPlayerMethods } from '../embedded/video-player-methods';
import { Slot } from '../foundation/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { usePlayer } from '../video-player/use-player';
import { VideoPlayer } from '../video-player/video-player';
import { useVideoReports, type VideoReports } from './use-video-reports';

addMessages({ ...videoPlayerMessages, ...embeddedMessages });

export interface ProjectVideoProps extends VideoReports {
  projectId?: number | undefined;
  /** Name of the video for screen readers. */
  label?: string | undefined;
  provideMethods: (methods: VideoPlayerMethods | undefined) => void;
}

/** The newest finished export of a project, to watch. It follows an export that runs. */
export function ProjectVideo({ projectId, label, ...host }: ProjectVideoProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [exports] = useState(() => createRender(spotreel));
  const { status, renders, notice } = useStore(exports.$render);
  const [isAsked, setAsked] = useState(false);
  const video = renders.find(({ videoUrl }) => videoUrl !== null);

  useEffect(() => {
    if (projectId === undefined) return;
    const stop = exports.$render.listen(() => setAsked(true));
    void exports.watch(projectId).finally(() => setAsked(true));
    return () => {
      stop();
      exports.stop();
    };
  }, [exports, projectId]);

  if (video) return <Player key={video.id} video={video} label={label ?? t('embedded.video')} {...host} />;
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

interface PlayerProps extends Omit<ProjectVideoProps, 'projectId'> {
  video: Render;
  label: string;
}

function Player({ video, label, ...host }: PlayerProps) {
  const t = useTranslator();
  const player = usePlayer();
  useVideoReports(player, host);
  if (player.state.isBroken)
    return (
      <Slot name="error">
        <EmptyState title={t('embedded.videoBroken')} />
      </Slot>
    );
  return (
    <div part="player">
      <VideoPlayer
        player={player}
        label={label}
        src={video.videoUrl ?? ''}
        poster={video.posterUrl}
        width={video.width}
        height={video.height}
        durationSeconds={video.durationSeconds}
      />
    </div>
  );
}
