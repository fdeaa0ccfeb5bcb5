import { type RefObject, useMemo, useRef, useState } from 'react';

/** State of a video. */
export interface VideoPlaybackState {
  readonly isPlaying: boolean;
  /** It wants to play and has to load first. */
  readonly isWaiting: boolean;
  readonly isMuted: boolean;
  /** Captions are shown. */
  readonly isCaptioned: boolean;
  /** It was played before. */
  readonly hasStarted: boolean;
  /** The file could not be loaded. */
  readonly isBroken: boolean;
}

/** A video and what can be done with it. `VideoPlayer` draws it. */
export interface VideoPlayback {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: VideoPlaybackState;
  /** Event handlers of the `video` element. */
  readonly events: ReturnType<typeof eventsOf>;
  toggle(): void;
  pause(): void;
  toggleSound(): void;
  toggleCaptions(): void;
  seek(seconds: number): void;
  /** Position in seconds. */
  now(): number;
}

const AT_REST: VideoPlaybackState = {
  isPlaying: false,
  isWaiting: false,
  isMuted: false,
  isCaptioned: false,
  hasStarted: false,
  isBroken: false,
};

/** One video. */
export function usePlayer(): VideoPlayback {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(AT_REST);
  const fixed = useMemo(() => {
    const change = (values: Partial<VideoPlaybackState>) => setState((before) => ({ ...before, ...values }));
    return { ...actionsOf(video, change), events: eventsOf(change) };
  }, []);
  return { video, state, ...fixed };
}

type Change = (values: Partial<VideoPlaybackState>) => void;

function actionsOf(video: RefObject<HTMLVideoElement | null>, change: Change) {
  return {
    toggle() {
      const { current } = video;
      if (!current) return;
      // a browser that refuses to play fires no event that needs an answer
      if (current.paused) current.play().catch(() => {});
      else current.pause();
    },
    pause: () => video.current?.pause(),
    toggleSound() {
      if (video.current) video.current.muted = !video.current.muted;
    },
    toggleCaptions() {
      const [track] = video.current?.textTracks ?? [];
      if (!track) return;
      track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
      change({ isCaptioned: track.mode === 'showing' });
    },
    seek(seconds: number) {
      if (video.current) video.current.currentTime = seconds;
    },
    now: () => video.current?.currentTime ?? 0,
  };
}

function eventsOf(change: Change) {
  return {
    onPlay: () => change({ isPlaying: true, hasStarted: true }),
    onPlaying: () => change({ isWaiting: false }),
    onPause: () => change({ isPlaying: false, isWaiting: false }),
    onWaiting: () => change({ isWaiting: true }),
    onCanPlay: () => change({ isWaiting: false }),
    onVolumeChange: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
      change({ isMuted: currentTarget.muted }),
    onError: () => change({ isBroken: true, isPlaying: false, isWaiting: false }),
  };
}
