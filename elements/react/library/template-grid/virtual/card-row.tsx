import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import type { CardTurns } from './card-turns';

export interface CardRowProps<Item> {
  /** Index of the row, from 0. */
  index: number;
  columns: number;
  /** Cards of the whole list. */
  count: number;
  /** Items by index in the list. */
  items: Pick<ReadonlyMap<number, Item>, 'get'>;
  /** Drawn for an item that is missing; without it nothing is. Has to stay the same element. */
  placeholder?: ReactNode;
  card: (item: Item) => ReactNode;
  turns: CardTurns;
}

/** The cards of a row, each drawn when it is its turn. */
export function CardRow<Item>({ index, columns, count, items, ...rest }: CardRowProps<Item>) {
  const first = index * columns;
  return Array.from({ length: Math.min(columns, count - first) }, (_, column) => first + column).map(
    (place, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the row below takes over the card that is here
      <CardCell key={column} {...rest} place={place} count={count} row={index} item={items.get(place)} />
    ),
  );
}

interface CardCellProps extends Pick<CardRowProps<never>, 'count' | 'placeholder' | 'turns'> {
  place: number;
  row: number;
  item: unknown;
  card: (item: never) => ReactNode;
}

const CardCell = memo(function CardCell({ place, row, count, item, placeholder, card, turns }: CardCellProps) {
  const [shown, setShown] = useState(() => (turns.isNow(row) ? { place, item } : undefined));
  const hasTurn = shown?.place === place;
  // what has come in meanwhile too: else the card here would be taken away for a skeleton before the next one comes
  if (hasTurn ? shown.item !== item : turns.isNow(row)) setShown({ place, item });
  useLayoutEffect(
    () => (hasTurn ? undefined : turns.wait(row, () => setShown({ place, item }))),
    [hasTurn, turns, row, place, item],
  );
  // out of sight, the card that was here until now
  const now = hasTurn ? { place, item } : shown;
  const drawn = now && (now.item === undefined ? placeholder : card(now.item as never));
  if (!drawn) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div role="listitem" aria-posinset={now.place + 1} aria-setsize={count}>
      {drawn}
    </div>
  );
});
