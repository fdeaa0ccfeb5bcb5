/** Recommended changes to a project before it is exported. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';
import { sceneNoticeCode } from './scene-notice';

/**
 * All that a compiled scene reports, and: `scenes_missing`: there is nothing to show. `text_too_long`: more characters than the
 * field takes. `text_empty`: not filled yet. `text_sample`, `image_empty`: still the text or the image of the template.
 * `text_contrast`: hard to read on what is behind it. `text_small_on_phone`: letters below 9 px on a phone, 375 px wide.
 * `text_under_buttons`: apps cover a part of the text in an upright video. `reading_time`: the scene ends before it is read.
 * `first_frame_empty`: the video begins with one flat color, which is what players show before they play. `scene_still`: the picture
 * does not change for 3 seconds or more. `scene_blank`: it has one color for half a second or more.
 */
export const projectFindingCode = z.enum([
  ...sceneNoticeCode.options,
  'scenes_missing',
  'text_too_long',
  'text_empty',
  'text_sample',
  'image_empty',
  'text_contrast',
  'text_small_on_phone',
  'text_under_buttons',
  'reading_time',
  'first_frame_empty',
  'scene_still',
  'scene_blank',
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
  /** Seconds from the start of the scene; only with `scene_still` and `scene_blank`. */
  fromSeconds: z.optional(z.number()),
  /** Duration in seconds; only with `scene_still` and `scene_blank`. */
  seconds: z.optional(z.number()),
});
/** One thing that an editor would change in a project. */
export type ProjectFinding = z.infer<typeof projectFinding>;

export const projectCheck = z.looseObject({
  durationSeconds: z.number(),
  /** False: no picture could be measured; `text_contrast`, `scene_still` and `scene_blank` may be missing. */
  isContrastMeasured: z.boolean(),
  /** In the order of the scenes. */
  findings: z.array(projectFinding),
});
/** Result of a project check. */
export type ProjectCheck = z.infer<typeof projectCheck>;
