import { useRef, useState } from 'react';

/** A pointer that only passes by starts nothing. */
const REST_MS = 120;

/** Whether the pointer rests on something, or the focus is in it; spread `handlers` on it. */
export function useActive() {
  const [isActive, setActive] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setActive(next), delayMs);
  };
  const handlers = {
    onPointerEnter: () => change(true, REST_MS),
    onPointerLeave: () => change(false, 0),
    onFocus: () => change(true, REST_MS),
    onBlur: () => change(false, 0),
  };
  return { isActive, handlers };
}
