import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

export interface PartPlayheadProps {
  /** Seconds of the video. */
  $time: ReadableAtom<number>;
  /** Length of the part that plays. */
  partSeconds: number;
  /** After so many seconds of the video the part starts again. */
  repeatSeconds: number;
}

/** Playhead of the song in its part, apart from what it moves over: nothing else is rendered for each frame. */
export function PartPlayhead({ $time, partSeconds, repeatSeconds }: PartPlayheadProps) {
  const seconds = useStore($time) % repeatSeconds;
  return (
    <span className="sr-part-picker__playhead" style={{ left: `${(seconds / partSeconds) * 100}%` }} aria-hidden />
  );
}
