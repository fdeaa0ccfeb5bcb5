import type { Ratio } from '@spotreel/sdk/internal/contract';

/** What a new project is to be made from. */
export type ProjectOrigin =
  | { readonly templateId: number }
  | { readonly recipeId: number; readonly templateFamilyId: number; readonly ratio: Ratio };

/** What a card of the library shows. */
export type CardOrigin = { readonly templateId: number } | { readonly recipeId: number };
