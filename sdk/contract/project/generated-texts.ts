import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

/** A text field of a scene in a project. */
export const textPlace = z.object({
  /** Id of the scene. */
  ingredient: id as IdSchema<'scene'>,
  /** The field's innerReference. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
});
/** A text field of a scene in a project. */
export type TextPlace = z.infer<typeof textPlace>;

/**
 * Text that the assistant wrote into a field, until a person has checked it. A field with another text was edited
 * since.
 */
export const generatedText = z.looseObject({ ...textPlace.shape, value: z.string() });
/** Text that the assistant wrote into a field, until a person has checked it. */
export type GeneratedText = z.infer<typeof generatedText>;
