import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryFlag, queryId, ratio, searchText } from '../schemas/scalars';
import { category, fontFamily, goal, ingredientTemplate, mood, recipe, templateFamily } from './library';
import { searchSuggestions } from './search-suggestions';
import { section } from './section';

const page = clampedNumber(1, Number.MAX_SAFE_INTEGER);
const marked = z.looseObject({ id: id as IdSchema<'recipe'> });

/** Goals, moods, categories, recipes with their styles, rows of the home page, fonts. */
export const libraryCalls = {
  goals: defineCall({
    method: 'GET',
    path: '/v1/goal',
    auth: 'user',
    scope: 'projects:read',
    summary: 'What a video can be for.',
    output: z.array(goal),
  }),
  moods: defineCall({
    method: 'GET',
    path: '/v2/mood',
    auth: 'user',
    scope: 'projects:read',
    summary: 'How a video can feel; with a goal, only the moods that have a recipe or an animation for it.',
    query: z.object({ goal: z.optional(queryId as QueryIdSchema<'goal'>) }),
    output: z.array(mood),
  }),
  sections: defineCall({
    method: 'GET',
    path: '/v2/section',
    auth: 'user',
    summary: 'The rows of the home page.',
    query: z.object({ page, perPage: clampedNumber(100, 1000) }),
    output: section,
    list: true,
  }),
  searchSuggestions: defineCall({
    method: 'GET',
    path: '/v2/search/suggestion',
    auth: 'user',
    summary: 'What to offer when a search finds nothing: words close to it that find something, and popular items.',
    query: z.object({ name: z._default(searchText, ''), tierLimit: z.optional(queryFlag) }),
    output: searchSuggestions,
  }),
  categories: defineCall({
    method: 'GET',
    path: '/v1/category',
    auth: 'user',
    summary: 'Categories of animations, in order.',
    query: z.object({ page, perPage: clampedNumber(500, 500) }),
    output: category,
    list: true,
  }),
  recipes: defineCall({
    method: 'GET',
    path: '/v1/recipe',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Recipes by goal, mood, favourites, tier, words and format.',
    query: z.object({
      goal: z.optional(queryId as QueryIdSchema<'goal'>),
      mood: z.optional(queryId as QueryIdSchema<'mood'>),
      /** true: the user's favourites alone; false: the others. */
      favourites: z.optional(queryFlag),
      /** true: only what the free tier holds. */
      tierLimit: z.optional(queryFlag),
      name: z.optional(searchText),
      /** Default: with `name`, the best match first; else the order in which they are offered. */
      sortBy: z.catch(z.optional(z.enum(['newest', 'oldest'])), undefined),
      /** Only recipes that have a style with this format. */
      orientation: z.optional(ratio),
      page,
      perPage: clampedNumber(24, 100),
    }),
    output: recipe,
    list: true,
  }),
  recipe: defineCall({
    method: 'GET',
    path: '/v1/recipe/{recipeId}',
    auth: 'user',
    scope: 'projects:read',
    summary: 'One recipe with its families.',
    output: recipe,
  }),
  addRecipeFavourite: defineCall({
    method: 'POST',
    path: '/v1/recipe/{recipeId}/favourite',
    auth: 'user',
    summary: 'Marks a recipe as favourite.',
    output: marked,
  }),
  removeRecipeFavourite: defineCall({
    method: 'DELETE',
    path: '/v1/recipe/{recipeId}/favourite',
    auth: 'user',
    summary: 'Takes the mark away.',
    output: marked,
  }),
  templateFamilies: defineCall({
    method: 'GET',
    path: '/v1/recipe/{recipeId}/templateFamily',
    auth: 'user',
    scope: 'projects:read',
    summary: 'The styles of a recipe.',
    query: z.object({
      page,
      perPage: clampedNumber(24, 100),
      tierLimit: z.optional(queryFlag),
      /** true: only styles that can be written from a brief, where every scene of a new project has words. */
      forChatbot: z.optional(queryFlag),
    }),
    output: templateFamily,
    list: true,
  }),
  templateFamily: defineCall({
    method: 'GET',
    path: '/v1/recipe/{recipeId}/templateFamily/{templateFamilyId}',
    auth: 'user',
    scope: 'projects:read',
    summary: 'One style of a recipe.',
    output: templateFamily,
  }),
  ingredientTemplates: defineCall({
    method: 'GET',
    path: '/v1/templateFamily/{templateFamilyId}/ingredient',
    auth: 'user',
    summary: 'The scene templates of a family, laid out for one ratio.',
    query: z.object({ aspectRatio: z.optional(ratio) }),
    output: z.array(ingredientTemplate),
  }),
  fonts: defineCall({
    method: 'GET',
    path: '/v1/font',
    auth: 'user',
    summary: 'Font families that text can be set in.',
    output: z.array(fontFamily),
  }),
} as const;
