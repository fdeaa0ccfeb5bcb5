import { type RefObject, useEffect, useRef } from 'react';

/** Takes wheel events over an element, which then scroll nothing. React's own handlers are passive and could not prevent that. */
export function useWheel(
  target: RefObject<HTMLElement | null>,
  isActive: boolean,
  onWheel: (event: WheelEvent) => void,
): void {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const element = target.current;
    if (!element || !isActive) return;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      latest.current(event);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [target, isActive]);
}
