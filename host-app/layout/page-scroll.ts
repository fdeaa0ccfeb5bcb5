/** Scroll position of a page: its top after a link, the former position after going back. */
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepScroll, keptScroll } from '../pages/scroll-memory';

/** A page that has not become long enough by then stays where it is. */
const PATIENCE_MS = 4000;
/** The library plans its own rows, and knows where they were. */
const KEEPS_ITS_OWN = '/grid';

export function usePageScroll(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const begin = useEffectEvent(() => {
    if (way === 'PUSH') window.scrollTo(0, 0);
    return way === 'POP' ? keptScroll(pathname) : undefined;
  });
  // before the next page is laid out, which scrolls
  useLayoutEffect(() => {
    const kept = begin();
    if (pathname === KEEPS_ITS_OWN) return;
    const giveUp = kept && main.current ? scrollOnceLongEnough(main.current, kept) : undefined;
    const leave = keepScroll(pathname);
    return () => {
      giveUp?.();
      leave();
    };
  }, [pathname, main]);
}

/** Stops as soon as the user scrolls, or when the returned function is called. */
function scrollOnceLongEnough(main: HTMLElement, px: number): () => void {
  const look = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < px) return;
    window.scrollTo(0, px);
    stop();
  };
  const observer = new ResizeObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  }
  observer.observe(main);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  return stop;
}
