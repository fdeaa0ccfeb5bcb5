import type { Ratio } from '@spotreel/sdk/internal/contract';

/** Source of a new project. */
export type ProjectOrigin =
  | { readonly templateId: number }
  | { readonly recipeId: number; readonly templateFamilyId: number; readonly ratio: Ratio };

/** Source on a card of the library. */
export type CardOrigin = { readonly templateId: number } | { readonly recipeId: number };
