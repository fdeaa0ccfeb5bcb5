import type { Recipe, TemplateSummary } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';

/** The way to something, around its name; it covers the card. */
export type CardAction<Item> = (item: Item, label: string, className: string) => ReactNode;

/** What cards lead to, and where the list begins. */
export interface CardActions {
  recipeAction: CardAction<Recipe>;
  templateAction: CardAction<TemplateSummary>;
  /** px that were scrolled when this list was left. */
  startScroll?: number | undefined;
}
