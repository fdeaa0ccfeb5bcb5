import type { ReadableAtom } from 'nanostores';
import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';
import { useEarlyMoves } from './use-early-moves';
import { TIMELINE_STEP_SECONDS } from './use-range-thumb';

type RangeBox = Pick<DOMRectReadOnly, 'left' | 'width'>;

export interface TimelineDragOptions {
  $time: ReadableAtom<number>;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
  onHold: ((isHeld: boolean) => void) | undefined;
}

/** The handlers of an input whose playhead follows the pointer while it is down. */
export function useTimelineDrag(
  range: RefObject<HTMLInputElement | null>,
  { $time, durationSeconds, onSeek, onHold }: TimelineDragOptions,
) {
  /** Position of the input when the pointer went down: a question with each move would lay the page out. */
  const box = useRef<RangeBox>({ left: 0, width: 1 });
  const seekTo = useCallback(
    (clientX: number) => {
      const seconds = secondsUnder(clientX, box.current, durationSeconds);
      if (Math.abs(seconds - $time.get()) > TIMELINE_STEP_SECONDS / 2) onSeek(seconds);
    },
    [$time, durationSeconds, onSeek],
  );
  const move = useEarlyMoves(range, seekTo);
  return {
    onPointerDown: (event: PointerEvent<HTMLInputElement>) => {
      if (event.button !== 0 || durationSeconds === 0) return;
      event.preventDefault(); // the native drag
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
      box.current = event.currentTarget.getBoundingClientRect();
      onHold?.(true);
      seekTo(event.clientX);
    },
    onLostPointerCapture: () => onHold?.(false),
    onPointerMove: (event: PointerEvent) => move(event.nativeEvent),
  };
}

/** Start of the frame at a horizontal position in the window, in seconds. */
function secondsUnder(clientX: number, { left, width }: RangeBox, durationSeconds: number): number {
  const share = Math.min(1, Math.max(0, (clientX - left) / (width || 1)));
  return Math.round((share * durationSeconds) / TIMELINE_STEP_SECONDS) * TIMELINE_STEP_SECONDS;
}
