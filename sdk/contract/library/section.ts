import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { category, goal, recipe } from './library';
import { templateGroup } from './template';

/** One row of the home page: a goal with its recipes and animations, or a category of animations. */
export const section = z.looseObject({
  id: id as IdSchema<'section'>,
  name: z.string(),
  goal: z.nullable(goal),
  category: z.nullable(category),
  recipes: z.array(recipe),
  /** The newest; the whole list is asked for with the section's goal or category. */
  templateGroups: z.array(templateGroup),
  /** True: there is content to show. */
  ready: z.boolean(),
});
/** One row of the home page. */
export type Section = z.infer<typeof section>;
