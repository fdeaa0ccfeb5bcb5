import type { ReactNode } from 'react';
import type { PagedState } from '../../../sdk/stores/library-grid/paged-list';
import { Skeleton } from '../skeleton/skeleton';

export interface FirstCardsProps<Item> {
  label: string;
  state: PagedState<Item>;
  card: (item: Item) => ReactNode;
  /** px; columns are as many as fit. */
  minWidth: number;
}

/** No more than a large screen shows. */
const SHOWN = 24;

/** The first cards as they are, until the code for thousands is there. */
export function FirstCards<Item>({ label, state, card, minWidth }: FirstCardsProps<Item>) {
  const items = [...state.items].slice(0, SHOWN);
  return (
    <ul
      aria-label={label}
      className="sr-first-cards sr-list"
      ref={(node) => node?.style.setProperty('--sr-card-width', `${minWidth}px`)}
    >
      {items.map(([place, item]) => (
        <li key={place}>{card(item)}</li>
      ))}
    </ul>
  );
}

export function SkeletonCard() {
  return (
    <div className="sr-cards__skeleton" aria-hidden>
      <Skeleton shape="landscape" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </div>
  );
}
