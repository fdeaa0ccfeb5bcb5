import { useStore } from '@nanostores/react';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import type { PlaybackState } from '../../stage/use-playback';
import trackPlayheadCss from './track-playhead.css?inline';

const useStyles = lazyStyles([trackPlayheadCss]);

export interface TrackPlayheadProps {
  playback: PlaybackState;
  videoSeconds: number;
}

/** Playhead of the video, apart from what it moves over: nothing else is rendered for each frame. */
export function TrackPlayhead({ playback, videoSeconds }: TrackPlayheadProps) {
  useStyles();
  const seconds = useStore(playback.$time);
  return (
    <span
      className="sr-track__playhead"
      style={{ left: `${Math.min(100, (seconds / videoSeconds) * 100)}%` }}
      aria-hidden
    />
  );
}
