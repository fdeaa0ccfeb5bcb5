import * as z from 'zod/mini';

/**
 * Kinds of transitions. `cut`: none. `style`: that of the template of the scene that leaves, `fade` where it has none.
 * `match`: a picture that both scenes show goes from its place in one to its place in the other.
 */
export const TRANSITION_KINDS = [
  'style',
  'cut',
  'fade',
  'push',
  'slide',
  'cover',
  'whip',
  'zoom',
  'wipe',
  'circle',
  'diamond',
  'clock',
  'blinds',
  'luma',
  'leak',
  'split',
  'color',
  'match',
] as const;

/** Length of the shortest and the longest transition, frames at 30 a second. */
export const TRANSITION_FRAMES = { least: 4, most: 20 } as const;

/** Directions in which a picture can move. */
export const TRANSITION_DIRECTIONS = ['left', 'right', 'up', 'down'] as const;

export const transition = z.object({
  kind: z.enum(TRANSITION_KINDS),
  /** Frames at 30 a second in which both scenes are seen: half of them before the cut. No meaning for a `cut`. */
  frames: z.int().check(z.gte(TRANSITION_FRAMES.least), z.lte(TRANSITION_FRAMES.most)),
  /** Direction in which the pictures move. Default: `left`. No meaning for kinds that move to no side. */
  direction: z.optional(z.enum(TRANSITION_DIRECTIONS)),
});
/** Transition from a scene to the next one. */
export type Transition = z.infer<typeof transition>;
