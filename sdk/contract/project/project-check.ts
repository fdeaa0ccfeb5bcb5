/** Recommended changes to a project before it is exported. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { sceneNoticeCode } from './scene-notice';

/**
 * All that a compiled scene reports, and: `scenes_missing`: there is nothing to show. `text_too_long`: more characters than the
 * field takes. `text_empty`: not filled yet. `text_sample`, `image_empty`: still the text or the image of the template.
 * `text_contrast`: hard to read on what is behind it. `reading_time`: the scene ends before it is read. `first_frame_empty`: the
 * video begins with one flat color, which is what players show before they play.
 */
export const projectFindingCode = z.enum([
  ...sceneNoticeCode.options,
  'scenes_missing',
  'text_too_long',
  'text_empty',
  'text_sample',
  'image_empty',
  'text_contrast',
  'reading_time',
  'first_frame_empty',
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
  ingredient: z.nullable(id as IdSchema<'scene'>),
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
/** Result of a project check. */
export type ProjectCheck = z.infer<typeof projectCheck>;
