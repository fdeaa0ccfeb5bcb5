import { type RefObject, useLayoutEffect, useState } from 'react';
import { offsetIn, type Scroller, scrollerOf } from './scroller';

export interface ListLayout {
  readonly scroller: Scroller;
  /** Width in px. */
  readonly width: number;
  /** Distance in px from the top of the scroll container to the list. */
  readonly scrollMargin: number;
  /** Height of the text below a picture, px. */
  readonly wordsHeight: number;
}

/**
 * Position and size of a list of rows. Its frame begins with a ruler: the text below a picture, drawn invisibly.
 * Undefined until it was measured.
 */
export function useListLayout(frame: RefObject<HTMLDivElement | null>): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>();
  useLayoutEffect(() => {
    const node = frame.current;
    const ruler = node?.firstElementChild;
    if (!node || !(ruler instanceof HTMLElement)) return;
    const scroller = scrollerOf(node);
    const read = () => {
      const scrollMargin = Math.round(offsetIn(scroller, node));
      const next = { scroller, width: node.clientWidth, scrollMargin, wordsHeight: ruler.offsetHeight };
      setLayout((before) => (before && isSame(before, next) ? before : next));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    observer.observe(ruler);
    // what is above moves the list: filters that wrap, a notice that comes
    if (node.parentElement) observer.observe(node.parentElement);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}

function isSame(one: ListLayout, other: ListLayout): boolean {
  const isAsLarge = one.width === other.width && one.wordsHeight === other.wordsHeight;
  return isAsLarge && one.scrollMargin === other.scrollMargin && one.scroller === other.scroller;
}
