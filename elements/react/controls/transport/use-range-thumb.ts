import { Alarm } from '@spotreel/sdk/internal/player';
import type { ReadableAtom } from 'nanostores';
import { type RefObject, useCallback, useEffect, useMemo } from 'react';
import { useEachTime } from './use-each-time';

/** A frame, the step of the arrow keys. */
export const TIMELINE_STEP_SECONDS = 1 / 30;
/** The native thumb, which is invisible, follows after the time has not changed for so long: each move of it lays the whole page out. */
const THUMB_DELAY_MS = 200;

/**
 * Keeps a range input at the time: its text with each change, its thumb later. `textAt` has to be the same function while it
 * would return the same. Returns a function that moves the thumb at once.
 */
export function useRangeThumb(
  range: RefObject<HTMLInputElement | null>,
  $time: ReadableAtom<number>,
  textAt: (seconds: number) => string,
): () => void {
  const settle = useCallback(() => {
    const input = range.current;
    const isOff = input && Math.abs(input.valueAsNumber - $time.get()) > TIMELINE_STEP_SECONDS / 2;
    if (isOff) input.value = String($time.get());
  }, [range, $time]);
  const thumb = useMemo(() => new Alarm(settle), [settle]);
  useEffect(() => () => thumb.cancel(), [thumb]);
  const write = useCallback(
    (seconds: number) => {
      thumb.ringIn(THUMB_DELAY_MS);
      if (range.current) range.current.ariaValueText = textAt(seconds);
    },
    [range, textAt, thumb],
  );
  useEachTime($time, write);
  return settle;
}
