import * as z from 'zod/mini';
import { audioSample } from '../library/music';
import { fieldColors, fieldImages, fieldTexts, projectName } from '../project/project-fields';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

/** Most characters of an editor's state as JSON. */
const MAX_EDITOR_STATE_LENGTH = 20_000;

/** State of an editor, such as its open panel. The server keeps it unchanged; no picture depends on it. */
const editorState = z
  .record(z.string(), z.unknown())
  .check(z.refine((state) => JSON.stringify(state).length <= MAX_EDITOR_STATE_LENGTH, 'Too large'));

/**
 * Body of `PUT v2/project/blender/{id}`. A Blender project has one scene, whose fields are at the top level of the
 * body.
 */
export const blenderSave = z.object({
  name: projectName,
  images: fieldImages,
  texts: fieldTexts,
  colors: fieldColors,
  /** One of the project's `audioList`; null is silence. What is left out from here on stays as it was. */
  audioTrack: z.optional(z.nullable(id as IdSchema<'audioSample'>)),
  /** Null: the template's own. */
  fontFamily: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** Id of the place; null: none. */
  organisation: z.optional(z.nullable(id as IdSchema<'brand'>)),
  /** Null: none. */
  editorState: z.optional(z.nullable(editorState)),
  /** The version that was loaded or last saved; a stale one is refused, none is accepted. */
  version: z.optional(z.int().check(z.gte(0))),
});
/** Body of `PUT v2/project/blender/{id}`. */
export type BlenderSave = z.infer<typeof blenderSave>;

/** Further fields of a project whose renderer is `blender`. */
export const blenderState = {
  /** Tracks that it can be set to. */
  audioList: z.optional(z.array(audioSample)),
  /** The chosen one of them; null is silence. */
  audioTrack: z.optional(z.nullable(id as IdSchema<'audioSample'>)),
  /** As it was saved; null: none. */
  editorState: z.optional(z.nullable(editorState)),
};
