import { useEffect } from 'react';
import { EmptyState } from '../../controls/notice/notice';
import { usePlayer, type VideoPlayback } from '../../controls/video-player/use-player';
import { VideoPlayer, type VideoPlayerProps } from '../../controls/video-player/video-player';
import type { VideoPlayerMethods } from '../../controls/video-player/video-player-methods';
import { Slot } from '../../foundation/page/slot';
import { useTranslator } from '../../foundation/text/translation';
import { useLatest } from '../../foundation/use-latest';

/** Events of the video for the page around the element, and its methods. */
export interface VideoHost extends VideoReports {
  provideMethods: (methods: VideoPlayerMethods | undefined) => void;
}

export interface WatchedVideoProps extends Omit<VideoPlayerProps, 'player'> {
  host: VideoHost;
}

/** A video that the page around the element can play, and follows. */
export function WatchedVideo({ host, ...video }: WatchedVideoProps) {
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
      <VideoPlayer player={player} {...video} />
    </div>
  );
}

interface VideoReports {
  onPlay: (detail: undefined) => void;
  onPause: (detail: undefined) => void;
  onEnded: (detail: undefined) => void;
}

interface ReportedHost extends VideoReports {
  provideMethods: (methods: VideoPlayerMethods | undefined) => void;
}

/** Connects a video to the page around its element: events and methods. */
function useVideoReports({ video }: VideoPlayback, host: ReportedHost): void {
  const latest = useLatest(() => host);
  useEffect(() => {
    const { current: element } = video;
    if (!element) return;
    const life = new AbortController();
    const { signal } = life;
    element.addEventListener('play', () => latest().onPlay(undefined), { signal });
    element.addEventListener('pause', () => latest().onPause(undefined), { signal });
    element.addEventListener('ended', () => latest().onEnded(undefined), { signal });
    latest().provideMethods({
      play: () => element.play(),
      pause: async () => element.pause(),
      seek: async (seconds) => {
        element.currentTime = seconds;
      },
    });
    return () => {
      life.abort();
      latest().provideMethods(undefined);
    };
  }, [video, latest]);
}
