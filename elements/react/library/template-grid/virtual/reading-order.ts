/**
 * Rows that are patched in place are in any order in the page, but Tab and screen readers follow that order, not the
 * eye. So the rows are sorted once the scrolling rests, one a frame, and at once before Tab moves the focus.
 */
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { Scroller } from './scroller';

/** Nothing was scrolled for so long: it rests. */
const REST_MS = 250;

export interface Move {
  /** Places in the order, from 0. */
  readonly from: number;
  /** The place that it goes before; the length of the order: the end. */
  readonly before: number;
}

/**
 * The next of the fewest moves that sort `order`, undefined when it is sorted. The one at the place `fixed` is never moved:
 * an element that is moved loses the focus.
 */
export function nextMove(order: readonly number[], fixed = -1): Move | undefined {
  const kept = longestRise(order, fixed);
  const from = order.findIndex((_, place) => !kept.has(place));
  if (from < 0) return undefined;
  const value = order[from] ?? 0;
  const before = order.findIndex((other, place) => kept.has(place) && other > value);
  return { from, before: before < 0 ? order.length : before };
}

/** Places of the longest rising row of values, with the one at `fixed` among them. */
function longestRise(order: readonly number[], fixed: number): Set<number> {
  const pivot = order[fixed];
  const best: number[][] = [];
  for (const [place, value] of order.entries()) {
    const isApart = pivot !== undefined && (place < fixed ? value > pivot : place > fixed && value < pivot);
    const chains = best.slice(0, place).filter((chain) => chain.length > 0 && (order[chain.at(-1) ?? 0] ?? 0) < value);
    best.push(isApart ? [] : [...chains.reduce((one, other) => (other.length > one.length ? other : one), []), place]);
  }
  const whole = pivot === undefined ? best : best.filter((chain) => chain.includes(fixed));
  return new Set(whole.reduce((one, other) => (other.length > one.length ? other : one), []));
}

/** The answer sorts at once what Tab goes through; give it to the list as `onKeyDownCapture`. */
export function useReadingOrder(list: RefObject<HTMLElement | null>, scroller: Scroller, rows: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another order
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let frame = 0;
    const step = () => {
      if (list.current && sortStep(list.current)) frame = requestAnimationFrame(step);
    };
    const wait = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      timer = setTimeout(step, REST_MS);
    };
    wait();
    scroller.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', wait);
    };
  }, [list, scroller, rows]);
  return ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    while (key === 'Tab' && sortStep(currentTarget));
  };
}

/**
 * Moves one row; false if all are in order. React does not mind: it finds its nodes by themselves, not by their place.
 */
function sortStep(list: HTMLElement): boolean {
  const rows = [...list.children];
  const root = list.getRootNode() as Document | ShadowRoot;
  const move = nextMove(
    rows.map((row) => Number(row.getAttribute('data-index'))),
    rows.findIndex((row) => row.contains(root.activeElement)),
  );
  const row = move && rows[move.from];
  if (row) list.insertBefore(row, rows[move.before] ?? null);
  return row !== undefined;
}
