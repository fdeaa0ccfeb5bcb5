import { useRef, useState } from 'react';

/** A pointer that only passes by starts nothing. */
const REST_MS = 120;

/** State of hover or focus of the item of this id; spread `handlers` on what shows it. */
export function useActive(id: string | number) {
  const [active, setActive] = useState<string | number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<string | number>(undefined);
  const change = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    asked.current = next ? id : undefined;
    timer.current = setTimeout(() => setActive(next ? id : undefined), delayMs);
  };
  const handlers = {
    // not when it enters, which it also does while the page is scrolled under it
    onPointerMove: () => asked.current !== id && change(true, REST_MS),
    onPointerLeave: () => change(false, 0),
    onFocus: () => change(true, REST_MS),
    onBlur: () => change(false, 0),
  };
  return { isActive: active === id, handlers };
}
