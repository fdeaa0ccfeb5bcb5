import type { PagedState } from '@spotreel/sdk/internal/stores';
import type { ReactNode } from 'react';
import type { CardShape } from '../card-shape';

export interface FirstCardsProps<Item> {
  label: string;
  state: PagedState<Item>;
  shape: CardShape;
  card: (item: Item) => ReactNode;
}

/** No more than a large screen shows. */
const SHOWN = 24;

/** The first cards as they are, until the code for thousands is there. */
export function FirstCards<Item>({ label, state, shape, card }: FirstCardsProps<Item>) {
  const items = [...state.items].slice(0, SHOWN);
  return (
    <ul aria-label={label} className="sr-first-cards sr-list" ref={(node) => showWidth(node, shape)}>
      {items.map(([place, item]) => (
        <li key={place}>{card(item)}</li>
      ))}
    </ul>
  );
}

export function showWidth(node: HTMLElement | null, { minWidth }: Pick<CardShape, 'minWidth'>): void {
  node?.style.setProperty('--sr-card-width', `${minWidth}px`);
}
