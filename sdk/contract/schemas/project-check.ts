/** What an editor would still change in a project before it is exported. */
import * as z from 'zod/mini';
import { id } from './scalars';

/**
 * `scenes_missing`: there is nothing to show. `text_too_long`: more characters than the field takes. `text_overflow`: it does
 * not fit its place even at its smallest size. `text_empty`, `image_empty`: not filled yet. `text_sample`: still the words of
 * the template. `text_contrast`: hard to read on what is behind it. `reading_time`: the scene ends before it is read.
 */
export const projectFindingCode = z.enum([
  'scenes_missing',
  'text_too_long',
  'text_overflow',
  'text_empty',
  'text_sample',
  'image_empty',
  'text_contrast',
  'reading_time',
]);
/** Codes of what a check of a project finds. */
export type ProjectFindingCode = z.infer<typeof projectFindingCode>;

export const projectFinding = z.looseObject({
  code: projectFindingCode,
  /** `error`: people would see that something is wrong. `warning`: it may be meant so. */
  severity: z.enum(['error', 'warning']),
  /** Whole sentences, for people. */
  message: z.string(),
  /** Id of the scene; null where it is the whole project. */
  ingredient: z.nullable(id),
  /** Place of the scene in the video, from 1. */
  scene: z.nullable(z.int()),
  /** innerReference of the field; null where it is the whole scene. */
  field: z.nullable(z.string()),
});
/** One thing that an editor would change in a project. */
export type ProjectFinding = z.infer<typeof projectFinding>;

export const projectCheck = z.looseObject({
  durationSeconds: z.number(),
  /** False: the contrast could not be measured, and `text_contrast` may be missing. */
  isContrastMeasured: z.boolean(),
  /** In the order of the scenes. */
  findings: z.array(projectFinding),
});
/** What a check of a project has found. */
export type ProjectCheck = z.infer<typeof projectCheck>;
