import { useEffect } from 'react';
import type { VideoPlayerMethods } from '../embedded/video-player-methods';
import { useLatest } from '../foundation/use-latest';
import type { VideoPlayback } from '../video-player/use-player';

export interface VideoReports {
  onPlay: (detail: undefined) => void;
  onPause: (detail: undefined) => void;
  onEnded: (detail: undefined) => void;
}

interface ReportedHost extends VideoReports {
  provideMethods: (methods: VideoPlayerMethods | undefined) => void;
}

/** Connects a video to the page around its element: events and methods. */
export function useVideoReports({ video }: VideoPlayback, host: ReportedHost): void {
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
