import { useStore } from '@nanostores/react';
import type { PlaybackState } from '../stage/use-playback';

export interface TrackPlayheadProps {
  playback: PlaybackState;
  videoSeconds: number;
}

/** Where the video is, apart from what it moves over: nothing else is rendered for each frame. */
export function TrackPlayhead({ playback, videoSeconds }: TrackPlayheadProps) {
  const seconds = useStore(playback.$time);
  return (
    <span
      className="sr-track__playhead"
      style={{ left: `${Math.min(100, (seconds / videoSeconds) * 100)}%` }}
      aria-hidden
    />
  );
}
