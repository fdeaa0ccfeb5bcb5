import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PagedState } from '../../../sdk/stores/library-grid/paged-list';
import type { CardShape } from './card-shape';
import { SkeletonCard } from './first-cards';
import { offsetIn, scrolledPx, scrollerOf } from './scroller';
import { ElementRows, WindowRows } from './virtual-rows';

export interface VirtualCardsProps<Item> {
  label: string;
  state: PagedState<Item>;
  shape: CardShape;
  card: (item: Item) => ReactNode;
  /** Places on show, from 0. */
  onLook: (first: number, last: number) => void;
  /** Place that is shown first, from 0. */
  startPlace?: number | undefined;
  /** px that were scrolled when this list was left; wins over `startPlace`. */
  startScroll?: number | undefined;
}

const GAP_PX = 24;

interface Layout {
  readonly scroller: HTMLElement | Window;
  readonly width: number;
  readonly scrollMargin: number;
}

/** Thousands of cards, of which only those on show and their neighbors are on the page. */
export function VirtualCards<Item>({
  label,
  state,
  shape,
  card,
  onLook,
  startPlace,
  startScroll,
}: VirtualCardsProps<Item>) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout(frame);
  const count = state.totalCount ?? 0;
  const columns = Math.max(1, Math.floor(((layout?.width ?? 0) + GAP_PX) / (shape.minWidth + GAP_PX)));
  const cardWidth = ((layout?.width ?? 0) - (columns - 1) * GAP_PX) / columns;
  const rowHeight = Math.round(cardWidth / shape.pictureRatio + shape.textHeight);
  useStart(layout, count > 0, startScroll ?? scrollOf(startPlace ?? 0, layout, columns, rowHeight));
  const onRange = useCallback(
    (first: number, last: number) => onLook(first * columns, (last + 1) * columns - 1),
    [onLook, columns],
  );
  const rows = layout && {
    label,
    count: Math.ceil(count / columns),
    rowHeight,
    gap: GAP_PX,
    scrollMargin: layout.scrollMargin,
    onRange,
    row: (index: number) => (
      <CardRow first={index * columns} columns={columns} count={count} state={state} card={card} />
    ),
  };
  // other columns are other rows: nothing that was measured holds for them
  const key = `${columns} ${shape.pictureRatio} ${Math.round(cardWidth)}`;
  return (
    <div ref={frame} className="sr-virtual-frame">
      {rows &&
        (layout.scroller instanceof HTMLElement ? (
          <ElementRows key={key} {...rows} scroller={layout.scroller} />
        ) : (
          <WindowRows key={key} {...rows} />
        ))}
    </div>
  );
}

interface CardRowProps<Item> extends Pick<VirtualCardsProps<Item>, 'state' | 'card'> {
  first: number;
  columns: number;
  count: number;
}

function CardRow<Item>({ first, columns, count, state, card }: CardRowProps<Item>) {
  const places = Array.from({ length: Math.min(columns, count - first) }, (_, index) => first + index);
  return (
    <div
      className="sr-virtual__cards"
      role="presentation"
      ref={(node) => node?.style.setProperty('--sr-virtual-columns', String(columns))}
    >
      {places.map((place) => {
        const item = state.items.get(place);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see the list
          <div role="listitem" key={place} aria-posinset={place + 1} aria-setsize={count}>
            {item === undefined ? <SkeletonCard /> : card(item)}
          </div>
        );
      })}
    </div>
  );
}

function useLayout(frame: RefObject<HTMLDivElement | null>): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    const scroller = scrollerOf(node);
    const read = () => {
      const next = { scroller, width: node.clientWidth, scrollMargin: Math.round(offsetIn(scroller, node)) };
      setLayout((before) =>
        before?.width === next.width && before.scrollMargin === next.scrollMargin ? before : next,
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(node);
    // what stands above moves the list: filters that wrap, a notice that comes
    if (node.parentElement) observer.observe(node.parentElement);
    return () => observer.disconnect();
  }, [frame]);
  return layout;
}

function scrollOf(place: number, layout: Layout | undefined, columns: number, rowHeight: number): number {
  return place === 0 || !layout ? 0 : layout.scrollMargin + Math.floor(place / columns) * (rowHeight + GAP_PX);
}

/** Scrolls once, as soon as the list has its height. */
function useStart(layout: Layout | undefined, isThere: boolean, startPx: number): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!layout || !isThere || isDone.current) return;
    isDone.current = true;
    // the browser restores what it can while the list is still short
    if (startPx > scrolledPx(layout.scroller)) layout.scroller.scrollTo({ top: startPx });
  }, [layout, isThere, startPx]);
}
