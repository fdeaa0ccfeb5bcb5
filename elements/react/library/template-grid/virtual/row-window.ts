import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CardTurns } from './card-turns';
import type { RowRange } from './row-range';
import { type Scroller, scrolledPx, viewHeightPx } from './scroller';

export interface RowWindowOptions {
  scroller: Scroller;
  /** Distance in px from the top of the scroll container to the list. */
  scrollMargin: number;
  /** Distance in px from the top of a row to the top of the next; all rows are alike. */
  pitch: number;
  count: number;
  /** Called with the rows in the view. */
  onRange: (first: number, last: number) => void;
}

/** Rows beyond what is on show: most in the direction of the scrolling, so that a fast flick meets cards, not gaps. */
const AHEAD = 4;
const BEHIND = 2;

/** Rows that a dragged scroll bar only passes are not requested. */
const PASSING_MS = 80;

/** Rows on show when `scrolledPx` of the list are above the view. */
export function rowsOnShow(scrolled: number, viewPx: number, { pitch, count }: { pitch: number; count: number }) {
  const last = Math.max(0, count - 1);
  const within = (row: number) => Math.min(last, Math.max(0, row));
  return { first: within(Math.floor(scrolled / pitch)), last: within(Math.floor((scrolled + viewPx) / pitch)) };
}

/**
 * Rows to be drawn while those of `shown` are on show, of which there are `most` or one less. Always as many, at the ends of
 * the list too: rows change what they show, none is made.
 */
export function rowsToDraw(shown: RowRange, direction: 1 | -1, count: number, most: number): RowRange {
  const above = direction > 0 ? BEHIND : AHEAD;
  const rows = Math.max(most, shown.last - shown.first + 1) + AHEAD + BEHIND;
  const first = Math.max(0, Math.min(shown.first - above, count - rows));
  return { first, last: Math.min(count, first + rows) - 1 };
}

/** True if rows were scrolled back from `before` to `now`. */
function isBackward(before: RowRange, now: RowRange): boolean {
  return now.first < before.first || now.last < before.last;
}

export interface RowWindow {
  /** Rows that are on the page. */
  readonly drawn: RowRange;
  /** Schedule of drawing the cards in them. */
  readonly turns: CardTurns;
}

/**
 * The rows that are on the page while it is scrolled. Rows that come into reach are drawn as a transition, in steps
 * between frames. After a jump to rows that are not drawn yet, they are drawn at once.
 */
export function useRowWindow({ scroller, scrollMargin, pitch, count, onRange }: RowWindowOptions): RowWindow {
  const read = useCallback(
    () => rowsOnShow(scrolledPx(scroller) - scrollMargin, viewHeightPx(scroller), { pitch, count }),
    [scroller, scrollMargin, pitch, count],
  );
  const draw = useCallback(
    (shown: RowRange, direction: 1 | -1) =>
      rowsToDraw(shown, direction, count, Math.ceil(viewHeightPx(scroller) / pitch) + 1),
    [scroller, pitch, count],
  );
  const [drawn, setDrawn] = useState(() => draw(read(), 1));
  const [turns] = useState(() => new CardTurns(read()));
  useEffect(() => () => turns.dispose(), [turns]);
  const shown = useRef<RowRange>(undefined);
  const report = useRangeReport(onRange);
  const follow = useCallback(() => {
    const before = shown.current;
    const now = read();
    if (before?.first === now.first && before.last === now.last) return;
    shown.current = now;
    turns.show(now);
    const next = draw(now, before && isBackward(before, now) ? -1 : 1);
    const isNear = before !== undefined && now.first <= before.last && before.first <= now.last;
    const change = () => setDrawn((last) => (last.first === next.first && last.last === next.last ? last : next));
    if (isNear) startTransition(change);
    else change();
    report(now, before !== undefined && !isNear);
  }, [read, draw, report, turns]);

  useLayoutEffect(() => {
    shown.current = undefined;
    follow();
  }, [follow]);
  useScrolling(scroller, follow);
  return { drawn, turns };
}

/** Reports rows at once; after a jump, when no other jump has followed for `PASSING_MS`. */
function useRangeReport(onRange: RowWindowOptions['onRange']): (rows: RowRange, isJump: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    ({ first, last }, isJump) => {
      clearTimeout(timer.current);
      if (isJump) timer.current = setTimeout(() => onRange(first, last), PASSING_MS);
      else onRange(first, last);
    },
    [onRange],
  );
}

/** Calls `follow` while the list is scrolled and when the window changes its size. */
function useScrolling(scroller: Scroller, follow: () => void): void {
  useEffect(() => {
    scroller.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      scroller.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [scroller, follow]);
}
