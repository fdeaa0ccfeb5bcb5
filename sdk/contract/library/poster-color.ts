import * as z from 'zod/mini';

/** Names of the color that covers most of a poster (docs/rules/forms.md#flags). A search for one of them finds what has it. */
export const POSTER_COLORS = [
  'black',
  'white',
  'gray',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
/** One of `POSTER_COLORS`. */
export type PosterColor = (typeof POSTER_COLORS)[number];

/** Absent where the poster was not measured: of an imported template. */
export const posterColor = z.optional(z.enum(POSTER_COLORS));
