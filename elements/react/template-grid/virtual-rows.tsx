import { memo, type ReactNode, useState } from 'react';
import { type RowRange, type RowWindowOptions, useRowWindow } from './row-window';

export interface VirtualRowsProps extends RowWindowOptions {
  /** Accessible name of the list. */
  label: string;
  /** Cards of a row. */
  columns: number;
  /** Has to stay the same function while rows have not changed. */
  row: (index: number) => ReactNode;
}

/** Rows of one height, of which those on show and a few around them stand on the page. */
export function VirtualRows({ label, columns, row, ...options }: VirtualRowsProps) {
  const drawn = useRowWindow(options);
  const { pitch, count } = options;
  const [focused, setFocused] = useState(-1);
  const height = `${Math.max(0, count) * pitch}px`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there may be no rows
    <div
      role="list"
      aria-label={label}
      className="sr-virtual"
      ref={(node) => {
        node?.style.setProperty('--sr-virtual-height', height);
        node?.style.setProperty('--sr-virtual-pitch', `${pitch}px`);
        node?.style.setProperty('--sr-virtual-columns', String(columns));
      }}
      onFocus={({ target }) => setFocused(Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1))}
      onBlur={() => setFocused(-1)}
    >
      {rowsOf(drawn, focused, count).map((index) => (
        <Row key={index} index={index} pitch={pitch} row={row} />
      ))}
    </div>
  );
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
}

const Row = memo(function Row({ index, pitch, row }: RowProps) {
  return (
    <div
      role="presentation"
      className="sr-virtual__row"
      data-index={index}
      ref={(node) => {
        node?.style.setProperty('--sr-virtual-start', `${index * pitch}px`);
      }}
    >
      {row(index)}
    </div>
  );
});
