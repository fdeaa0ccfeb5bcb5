import { type RefObject, useLayoutEffect } from 'react';
import { besidePosition } from './beside-position';
import type { PictureLayout } from './use-picture-layout';

interface BesidePositionOptions {
  readonly bar: RefObject<HTMLElement | null>;
  /** The text, which the bar never covers. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly overlay: RefObject<HTMLElement | null>;
  /** px of the overlay. */
  readonly picture: PictureLayout['picture'] | undefined;
}

/** Keeps a bar beside the picture where there is room, else beside the text, and hides it where there is no room. */
export function useBesidePosition({ bar, anchor, overlay, picture }: BesidePositionOptions): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const text = anchor.current;
    const room = overlay.current;
    if (!element || !text || !room) return;
    const place = () => {
      const within = room.getBoundingClientRect();
      const { left, top, width, height } = text.getBoundingClientRect();
      const own = { left: left - within.left, top: top - within.top, width, height };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const position = besidePosition(own, size, within, picture);
      element.style.visibility = position ? '' : 'hidden';
      if (position) element.style.translate = `${position.left}px ${position.top}px`;
    };
    const observer = new ResizeObserver(place);
    for (const each of [element, text, room]) observer.observe(each);
    place();
    return () => observer.disconnect();
  }, [bar, anchor, overlay, picture]);
}
