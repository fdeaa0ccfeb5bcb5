import type { Recipe, TemplateSummary } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';

/** The way to something, around its name; it covers the card. */
export type CardAction<Item> = (item: Item, label: string, className: string) => ReactNode;

/** Links of cards, and the start of the list. */
export interface CardActions {
  recipeAction: CardAction<Recipe>;
  templateAction: CardAction<TemplateSummary>;
  /** Scroll position in px when this list was left. */
  startScroll?: number | undefined;
}
