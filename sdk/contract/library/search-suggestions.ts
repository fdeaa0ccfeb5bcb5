import * as z from 'zod/mini';
import { recipe } from './library';
import { templateGroup } from './template';

/** Each list is empty rather than missing. */
export const searchSuggestions = z.looseObject({
  /** At most 5, the closest first. Each finds at least one recipe or template. */
  words: z.array(z.string()),
  /** At most 4: those that the tenant's projects use most. */
  recipes: z.array(recipe),
  templateGroups: z.array(templateGroup),
});

export type SearchSuggestions = z.infer<typeof searchSuggestions>;
