import { type RefCallback, useRef, useState } from 'react';
import { type FieldArea, inReadingOrder } from './field-area';

export interface FieldFocus {
  /** The only field that Tab stops at. */
  readonly tabStop: FieldArea | undefined;
  readonly buttonRef: (area: FieldArea) => RefCallback<HTMLButtonElement>;
  /** The field that has the focus. */
  readonly setCurrent: (area: FieldArea) => void;
  /** Moves the focus from a field by an arrow key; false for other keys. */
  readonly moveFocus: (key: string, from: FieldArea) => boolean;
}

/** One stop for Tab; arrow keys move the focus through the fields in reading order. */
export function useFieldFocus(areas: readonly FieldArea[]): FieldFocus {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [currentKey, setCurrentKey] = useState<string>();
  const ordered = inReadingOrder(areas);
  return {
    tabStop: ordered.find(({ key }) => key === currentKey) ?? ordered[0],
    buttonRef: (area) => (button) => {
      if (button) buttons.current.set(area.key, button);
      else buttons.current.delete(area.key);
    },
    setCurrent: (area) => setCurrentKey(area.key),
    moveFocus(key, from) {
      const index = nextIndex(key, ordered.indexOf(from), ordered.length);
      if (index === undefined) return false;
      buttons.current.get(ordered[index]?.key ?? '')?.focus();
      return true;
    },
  };
}

/** Wraps around at the ends; undefined for a key that does not move. */
function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  return undefined;
}
