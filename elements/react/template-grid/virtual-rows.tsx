import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

export interface VirtualRowsProps {
  /** Accessible name of the list. */
  label: string;
  count: number;
  /** px, before a row is measured. */
  rowHeight: number;
  gap: number;
  /** px above the list in what scrolls. */
  scrollMargin: number;
  row: (index: number) => ReactNode;
  /** Rows on show, and a few around them. */
  onRange: (first: number, last: number) => void;
}

/** Rows above and below what is on show: a fast flick meets cards, not gaps. */
const OVERSCAN = 3;

export function WindowRows(props: VirtualRowsProps) {
  const focused = useRef(-1);
  return <Rows {...props} focused={focused} virtualizer={useWindowVirtualizer(optionsOf(props, focused))} />;
}

export function ElementRows({ scroller, ...props }: VirtualRowsProps & { scroller: HTMLElement }) {
  const focused = useRef(-1);
  const virtualizer = useVirtualizer({ ...optionsOf(props, focused), getScrollElement: () => scroller });
  return <Rows {...props} focused={focused} virtualizer={virtualizer} />;
}

interface FocusedRow {
  current: number;
}

function optionsOf({ count, rowHeight, gap, scrollMargin }: VirtualRowsProps, focused: FocusedRow) {
  return {
    count,
    gap,
    scrollMargin,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    rangeExtractor: (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const { current } = focused;
      // the row with the focus stays, however far it is scrolled away
      return current < 0 || current >= count || rows.includes(current)
        ? rows
        : [...rows, current].sort((a, b) => a - b);
    },
  };
}

interface RowsProps<Scroller extends Element | Window> extends VirtualRowsProps {
  focused: FocusedRow;
  virtualizer: Virtualizer<Scroller, Element>;
}

function Rows<Scroller extends Element | Window>({
  label,
  virtualizer,
  scrollMargin,
  row,
  focused,
  onRange,
}: RowsProps<Scroller>) {
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  useEffect(() => onRange(startIndex, endIndex), [onRange, startIndex, endIndex]);
  const height = `${virtualizer.getTotalSize()}px`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between a ul and its li there may be no rows
    <div
      role="list"
      aria-label={label}
      className="sr-virtual"
      ref={(node) => {
        node?.style.setProperty('--sr-virtual-height', height);
      }}
      onFocus={({ target }) => {
        focused.current = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
      }}
      onBlur={() => {
        focused.current = -1;
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => (
        <div
          key={key}
          role="presentation"
          className="sr-virtual__row"
          data-index={index}
          ref={(node) => {
            node?.style.setProperty('--sr-virtual-start', `${start - scrollMargin}px`);
            virtualizer.measureElement(node);
          }}
        >
          {row(index)}
        </div>
      ))}
    </div>
  );
}
