import { memo, type ReactNode, useRef, useState } from 'react';
import type { CardTurns } from './card-turns';
import { useReadingOrder } from './reading-order';
import type { RowRange } from './row-range';
import { placeRows, type RowSlot } from './row-slots';
import { type RowWindowOptions, useRowWindow } from './row-window';

export interface VirtualRowsProps extends RowWindowOptions {
  /** Accessible name of the list. */
  label: string;
  /** Cards of a row. */
  columns: number;
  /** Has to stay the same function while rows have not changed. */
  row: (index: number, turns: CardTurns) => ReactNode;
}

/** Rows of one height; only those on show and a few around them are on the page. */
export function VirtualRows({ label, columns, row, ...options }: VirtualRowsProps) {
  const { drawn, turns } = useRowWindow(options);
  const { pitch, count } = options;
  const [focused, setFocused] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(drawn, focused, count);
  const slots = useSlots(rows);
  const sortForTab = useReadingOrder(list, options.scroller, slots);
  const height = `${Math.max(0, count) * pitch}px`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there may be no rows
    <div
      role="list"
      aria-label={label}
      className="sr-virtual"
      ref={(node) => {
        list.current = node;
        // not a custom property: a list that grows would style all its cards anew
        if (node) node.style.height = height;
        node?.style.setProperty('--sr-virtual-pitch', `${pitch}px`);
        node?.style.setProperty('--sr-virtual-columns', String(columns));
      }}
      onFocus={({ target }) => setFocused(Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1))}
      // on its way to another card the focus would find its row gone
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setFocused(-1)}
      onKeyDownCapture={sortForTab}
    >
      {slots.map(({ slot, index }) => (
        <Row key={slot} index={index} pitch={pitch} turns={turns} row={row} />
      ))}
    </div>
  );
}

function useSlots(rows: readonly number[]): readonly RowSlot[] {
  const [slots, setSlots] = useState(() => placeRows([], rows));
  const next = placeRows(slots, rows);
  if (next !== slots) setSlots(next);
  return next;
}

/** The row with the focus stays, however far it is scrolled away. */
function rowsOf({ first, last }: RowRange, focused: number, count: number): number[] {
  const end = Math.min(last, count - 1);
  const rows = Array.from({ length: Math.max(0, end - first + 1) }, (_, step) => first + step);
  if (focused < 0 || focused >= count || (focused >= first && focused <= last)) return rows;
  return focused < first ? [focused, ...rows] : [...rows, focused];
}

interface RowProps extends Pick<VirtualRowsProps, 'row' | 'pitch'> {
  index: number;
  turns: CardTurns;
}

const Row = memo(function Row({ index, pitch, turns, row }: RowProps) {
  return (
    <div
      role="presentation"
      className="sr-virtual__row"
      data-index={index}
      ref={(node) => {
        // neither a custom property, which everything inside would inherit, nor an inset, which lays out the list anew
        if (node) node.style.transform = `translateY(${index * pitch}px)`;
      }}
    >
      {row(index, turns)}
    </div>
  );
});
