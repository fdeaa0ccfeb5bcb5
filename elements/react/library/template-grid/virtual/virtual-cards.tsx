import type { PagedState } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { type CardShape, PICTURE_RATIOS } from '../card-shape';
import { SkeletonCard } from '../results/skeleton-card';
import { CardRow } from './card-row';
import type { CardTurns } from './card-turns';
import { type ListLayout, useListLayout } from './list-layout';
import { scrolledPx } from './scroller';
import { VirtualRows } from './virtual-rows';

export interface VirtualCardsProps<Item> {
  label: string;
  state: PagedState<Item>;
  shape: CardShape;
  /** Has to stay the same function while cards look the same: rows are drawn anew with another one. */
  card: (item: Item) => ReactNode;
  /** Places on show, from 0. */
  onLook: (first: number, last: number) => void;
  /** Place that is shown first, from 0. */
  startPlace?: number | undefined;
  /** Scroll position in px when this list was left; wins over `startPlace`. */
  startScroll?: number | undefined;
}

const GAP_PX = 24;
/** Between a card's words and the next picture. */
const ROW_GAP_PX = 32;

/** Thousands of cards, of which only those on show and their neighbors are on the page. */
export function VirtualCards<Item>(props: VirtualCardsProps<Item>) {
  const { label, state, shape, card, onLook, startPlace = 0, startScroll } = props;
  const frame = useRef<HTMLDivElement>(null);
  const layout = useListLayout(frame);
  const { totalCount: count = 0 } = state;
  // a page that comes in is drawn in steps between frames
  const items = useDeferredValue(state.items);
  const columns = columnsOf(layout, shape);
  const pitch = pitchOf(layout, shape, columns);
  useStart(layout, count > 0, startScroll ?? scrollOf(startPlace, layout, columns, pitch));
  const onRange = useCallback(
    (first: number, last: number) => onLook(first * columns, (last + 1) * columns - 1),
    [onLook, columns],
  );
  const row = useCardRow({ columns, count, items, shape, card });
  return (
    <div ref={frame} className="sr-virtual-frame">
      <CardRuler words={shape.words} />
      {layout && (
        <VirtualRows
          // other columns are other rows
          key={`${columns} ${shape.ratio}`}
          label={label}
          columns={columns}
          pitch={pitch}
          onRange={onRange}
          row={row}
          scroller={layout.scroller}
          scrollMargin={layout.scrollMargin}
          count={Math.ceil(count / columns)}
        />
      )}
    </div>
  );
}

interface CardRowOptions<Item> extends Pick<VirtualCardsProps<Item>, 'shape' | 'card'> {
  columns: number;
  count: number;
  items: PagedState<Item>['items'];
}

function useCardRow<Item>({ columns, count, items, shape, card }: CardRowOptions<Item>) {
  const placeholder = useMemo(() => <SkeletonCard ratio={shape.ratio} words={shape.words} />, [shape]);
  return useCallback(
    (index: number, turns: CardTurns) => (
      <CardRow
        index={index}
        columns={columns}
        count={count}
        items={items}
        placeholder={placeholder}
        card={card}
        turns={turns}
      />
    ),
    [columns, count, items, placeholder, card],
  );
}

function columnsOf(layout: ListLayout | undefined, { minWidth }: CardShape): number {
  return Math.max(1, Math.floor(((layout?.width ?? 0) + GAP_PX) / (minWidth + GAP_PX)));
}

function pitchOf(layout: ListLayout | undefined, { ratio }: CardShape, columns: number): number {
  const { width = 0, wordsHeight = 0 } = layout ?? {};
  const cardWidth = (width - (columns - 1) * GAP_PX) / columns;
  return Math.ceil(cardWidth / PICTURE_RATIOS[ratio] + wordsHeight) + ROW_GAP_PX;
}

function scrollOf(place: number, layout: ListLayout | undefined, columns: number, pitch: number): number {
  return place === 0 || !layout ? 0 : layout.scrollMargin + Math.floor(place / columns) * pitch;
}

/** Scrolls once, as soon as the list has its height. */
function useStart(layout: ListLayout | undefined, isThere: boolean, startPx: number): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!layout || !isThere || isDone.current) return;
    isDone.current = true;
    // the browser restores what it can while the list is still short
    if (startPx > scrolledPx(layout.scroller)) layout.scroller.scrollTo({ top: startPx });
  }, [layout, isThere, startPx]);
}

/** The text below a picture, drawn invisibly in the reader's own font size: all cards have its height. */
function CardRuler({ words }: Pick<CardShape, 'words'>) {
  return (
    <div className={`sr-card-words sr-card-words--${words} sr-card-ruler`} aria-hidden>
      <span className="sr-card-words__name">{SPACE}</span>
      {words === 'recipe' && <span className="sr-card-words__text">{SPACE}</span>}
      <span className="sr-card-words__facts">{SPACE}</span>
    </div>
  );
}

/** Has a height, and nothing to be seen. */
const SPACE = '\u00a0';
