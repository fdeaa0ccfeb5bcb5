import type { ReactNode } from 'react';
import type { Recipe } from '../../../sdk/contract/schemas/library';
import type { TemplateSummary } from '../../../sdk/contract/schemas/template';

/** The way to something, around its name; it covers the card. */
export type CardAction<Item> = (item: Item, label: string, className: string) => ReactNode;

/** What cards lead to, and where the list begins. */
export interface CardActions {
  recipeAction: CardAction<Recipe>;
  templateAction: CardAction<TemplateSummary>;
  /** px that were scrolled when this list was left. */
  startScroll?: number | undefined;
}
