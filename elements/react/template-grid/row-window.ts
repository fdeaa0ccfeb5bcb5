import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Scroller, scrolledPx, viewHeightPx } from './scroller';

export interface RowWindowOptions {
  scroller: Scroller;
  /** px above the list in what scrolls. */
  scrollMargin: number;
  /** px from the top of a row to the top of the next; all rows are alike. */
  pitch: number;
  count: number;
  /** Rows on show. */
  onRange: (first: number, last: number) => void;
}

export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Rows beyond what is on show: most in the direction of the scrolling, so that a fast flick meets cards, not gaps. */
const AHEAD = 4;
const BEHIND = 2;

/** What a dragged scroll bar only passes is not asked for. */
const PASSING_MS = 80;

/** Rows on show when `scrolledPx` of the list are above the view. */
export function rowsOnShow(scrolled: number, viewPx: number, { pitch, count }: { pitch: number; count: number }) {
  const last = Math.max(0, count - 1);
  const within = (row: number) => Math.min(last, Math.max(0, row));
  return { first: within(Math.floor(scrolled / pitch)), last: within(Math.floor((scrolled + viewPx) / pitch)) };
}

/** Rows to be drawn while those of `shown` are on show. */
export function rowsToDraw(shown: RowRange, direction: 1 | -1, count: number): RowRange {
  const [above, below] = direction > 0 ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  return { first: Math.max(0, shown.first - above), last: Math.min(count - 1, shown.last + below) };
}

/**
 * Which rows stand on the page while it is scrolled. Rows that come into reach are drawn as a transition, in steps between
 * frames; a jump to where nothing is drawn yet is drawn at once.
 */
export function useRowWindow({ scroller, scrollMargin, pitch, count, onRange }: RowWindowOptions): RowRange {
  const read = useCallback(
    () => rowsOnShow(scrolledPx(scroller) - scrollMargin, viewHeightPx(scroller), { pitch, count }),
    [scroller, scrollMargin, pitch, count],
  );
  const [drawn, setDrawn] = useState(() => rowsToDraw(read(), 1, count));
  const shown = useRef<RowRange>(undefined);
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useCallback(() => {
    const before = shown.current;
    const now = read();
    if (before?.first === now.first && before.last === now.last) return;
    shown.current = now;
    const next = rowsToDraw(now, before && now.first < before.first ? -1 : 1, count);
    const isNear = before !== undefined && now.first <= before.last && before.first <= now.last;
    if (isNear) startTransition(() => setDrawn(next));
    else setDrawn(next);
    clearTimeout(telling.current);
    if (isNear || !before) onRange(now.first, now.last);
    else telling.current = setTimeout(() => onRange(now.first, now.last), PASSING_MS);
  }, [read, count, onRange]);
  useEffect(() => () => clearTimeout(telling.current), []);

  useLayoutEffect(() => {
    shown.current = undefined;
    follow();
  }, [follow]);
  useEffect(() => {
    scroller.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      scroller.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [scroller, follow]);
  return drawn;
}
