import { type RefObject, useEffect, useState } from 'react';

/** Inner width of an element, px, kept up to date; 0 before it has been laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(0);
  useEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}
