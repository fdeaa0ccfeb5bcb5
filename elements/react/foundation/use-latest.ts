import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest `act`; for effects. As React 19's `useEffectEvent`, which React 18 lacks. */
export function useLatest<Args extends unknown[], Result>(act: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}
