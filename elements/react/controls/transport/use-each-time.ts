import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect } from 'react';

/**
 * Has a time written into the page as it changes, at once and apart from React. Rendering a component for each frame of
 * a drag costs more than painting the picture does. `write` has to be the same function while it would write the same.
 */
export function useEachTime($time: ReadableAtom<number>, write: (seconds: number) => void): void {
  useLayoutEffect(() => $time.subscribe(write), [$time, write]);
}
