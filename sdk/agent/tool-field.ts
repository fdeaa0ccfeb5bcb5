/** Fields of a video as tools show them, and how many characters they take. */
import * as z from 'zod/mini';
import type { BatchField } from '../contract/batch/batch';
import { withDescription } from './agent-tool';

export const toolField = z.object({
  key: withDescription(z.string(), 'Name of the field in fill_project.'),
  label: z.string(),
  kind: z.enum(['text', 'image', 'color']),
  scene: withDescription(z.int(), 'Place of its scene in the video, from 1.'),
  maxLength: withDescription(z.nullable(z.int()), 'Characters that a text may have. Null for other kinds.'),
  value: withDescription(
    z.string(),
    'What it shows now: a text, a color as #rrggbb, or the id of an image. Empty for a sample image.',
  ),
  isSample: withDescription(z.boolean(), 'It still shows what the template came with.'),
});

export type ToolField = z.infer<typeof toolField>;

/** `ingredients`: ids of the scenes in the order of the video. */
export function toToolField(
  { key, label, kind, ingredient, maxLength, value }: BatchField,
  ingredients: readonly number[],
  isSample: boolean,
): ToolField {
  return { key, label, kind, scene: ingredients.indexOf(ingredient) + 1, maxLength, value, isSample };
}
