import * as z from 'zod/mini';
import { defineCall } from '../call';
import { blenderSave } from '../export/blender';
import { keyframeState, projectRenderState, render, renderChoices } from '../export/render';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, hexColor, id, queryFlag, ratio, searchText } from '../schemas/scalars';
import { feedback, feedbackInput } from './feedback';
import {
  project,
  projectCreate,
  projectDuplicate,
  projectRename,
  projectSave,
  projectSaved,
  projectSummary,
} from './project';
import { cameraMove } from './shot';

const done = z.looseObject({ id: id as IdSchema<'project'> });
const renderErrors = [
  'concurrent_render_limit',
  'render_limit',
  'render_without_customisation',
  'render_unavailable',
  'blender_unavailable',
  'recipe_duration_limit',
  'output_too_long',
  'template_invalid',
  'media_not_found',
  'music_not_found',
] as const;
const saveErrors = ['media_not_found', 'music_not_found', 'additional_ingredient_limit', 'audio_limit'] as const;

/** A file that covers the canvas. The shift is in percent of the canvas. */
const placedFile = z.object({
  media: id as IdSchema<'media'>,
  scale: z.number(),
  positionX: z.number(),
  positionY: z.number(),
  /** Movement of the camera over an image that is a backdrop. Default: it rests. */
  camera: z.optional(cameraMove),
});

/** Projects: list, create, read, save, rename, duplicate, delete, favorite, feedback. */
export const projectCalls = {
  projects: defineCall({
    method: 'GET',
    path: '/v1/project',
    auth: 'user',
    scope: 'projects:read',
    summary: 'Overview of the projects, newest first.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(24, 200),
      /** `edited`: the last edited first. */
      sort: z.optional(z.enum(['newest', 'oldest', 'edited'])),
      favourite: z.optional(queryFlag),
      draft: z.optional(queryFlag),
      search: z.optional(searchText),
    }),
    output: projectSummary,
    list: true,
  }),
  createProject: defineCall({
    method: 'POST',
    path: '/v1/project',
    auth: 'user',
    scope: 'projects:write',
    summary:
      'Makes a complete project from a recipe family or a template. With `render: true` it also asks for its render, which `output` describes. Takes an Idempotency-Key.',
    body: projectCreate,
    output: project,
    errors: ['premium_required', ...saveErrors, ...renderErrors],
  }),
  project: defineCall({
    method: 'GET',
    path: '/v2/project/{projectId}',
    auth: 'user',
    scope: 'projects:read',
    summary: 'One project, whole.',
    output: project,
  }),
  saveProject: defineCall({
    method: 'PUT',
    path: '/v2/project/{projectId}',
    auth: 'user',
    scope: 'projects:write',
    summary: 'Saves the whole state of a project.',
    body: projectSave,
    output: projectSaved,
    errors: ['stale_version', 'renderer_mismatch', ...saveErrors],
  }),
  saveBlenderProject: defineCall({
    method: 'PUT',
    path: '/v2/project/blender/{projectId}',
    auth: 'user',
    summary: 'Saves the whole state of a project that Blender renders.',
    body: blenderSave,
    output: projectSaved,
    errors: ['stale_version', 'renderer_mismatch', 'media_not_found', 'music_not_found'],
  }),
  deleteProject: defineCall({
    method: 'DELETE',
    path: '/v1/project/{projectId}',
    auth: 'user',
    summary: 'Deletes a project with its renders.',
    output: done,
  }),
  renameProject: defineCall({
    method: 'PUT',
    path: '/v1/project/{projectId}/name',
    auth: 'user',
    scope: 'projects:write',
    summary: 'Gives a project another name; its finished files stay current.',
    body: projectRename,
    output: projectSaved,
  }),
  duplicateProject: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/duplicate',
    auth: 'user',
    summary: 'Makes a project of the same content, without renders. Takes an Idempotency-Key.',
    body: projectDuplicate,
    output: projectSummary,
    errors: ['premium_required'],
  }),
  addFavourite: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/favourite',
    auth: 'user',
    summary: 'Marks a project as favourite.',
    output: done,
  }),
  removeFavourite: defineCall({
    method: 'DELETE',
    path: '/v1/project/{projectId}/favourite',
    auth: 'user',
    summary: 'Takes the mark away.',
    output: done,
  }),
  giveFeedback: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/feedback',
    auth: 'user',
    summary: 'What the user thinks of the finished video; giving it again replaces it.',
    body: feedbackInput,
    output: feedback,
  }),
  projectStatus: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/status',
    auth: 'user',
    scope: 'projects:read',
    summary: 'How far the newest render is.',
    output: projectRenderState,
  }),
  projectRenders: defineCall({
    method: 'GET',
    path: '/v1/project/{projectId}/render',
    auth: 'user',
    scope: 'projects:read',
    summary: 'All renders of a project, newest first.',
    output: z.array(render),
  }),
  requestRender: defineCall({
    method: 'POST',
    path: '/v2/project/{projectId}/render',
    auth: 'user',
    scope: 'renders:write',
    summary: 'Puts the saved state of the project in the render queue. Takes an Idempotency-Key.',
    query: renderChoices,
    output: z.looseObject({ id: id as IdSchema<'render'> }),
    errors: renderErrors,
  }),
  cancelRender: defineCall({
    method: 'POST',
    path: '/v1/project/{projectId}/render/{renderId}/cancel',
    auth: 'user',
    scope: 'renders:write',
    summary: 'Stops a queued or running render.',
    output: render,
    errors: ['render_not_running'],
  }),
  requestKeyframes: defineCall({
    method: 'POST',
    path: '/v2/project/{projectId}/preview',
    auth: 'user',
    summary: 'Asks for a still of each scene of the saved state.',
    output: keyframeState,
    errors: ['render_without_customisation', 'render_unavailable'],
  }),
  keyframes: defineCall({
    method: 'GET',
    path: '/v2/project/{projectId}/preview',
    auth: 'user',
    summary: 'The stills that were asked for.',
    output: keyframeState,
  }),
  compileScene: defineCall({
    method: 'POST',
    path: '/v2/scene',
    auth: 'user',
    summary:
      'Writes texts, pictures and colors into a scene template: for browsers that cannot run the compiler themselves.',
    body: z.object({
      template: id as IdSchema<'template'>,
      ratio,
      texts: z.record(z.string(), z.string().check(z.maxLength(5000))),
      images: z.record(z.string(), id),
      colors: z.record(z.string(), hexColor),
      /** Movements of the camera over images. Default: all rest. */
      shots: z.optional(z.record(z.string(), cameraMove)),
      fontFamily: z.optional(z.string()),
      /** Length of the scene with its parts of transitions, in frames at 30 a second. Default: that of the template's document. */
      frames: z.optional(z.number().check(z.gt(0))),
      /** Sides on which a transition takes the place of the template's own wipe. Default: none. */
      joins: z.optional(z.object({ isEntering: z.boolean(), isLeaving: z.boolean() })),
      /** Languages of the texts, BCP 47, the most telling first. Default: found from their letters. */
      languages: z.optional(z.array(z.string().check(z.maxLength(35))).check(z.maxLength(4))),
      /** Fields whose text is still the template's own, in its own language. Default: none. */
      sampleTexts: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
      /** An animation, or an image over which the camera moves, behind everything; shift in percent of the canvas. */
      backdrop: z.optional(placedFile),
      /** Background of the scene. Absent: unknown; texts get no scrim over it. */
      background: z.optional(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('color'), color: hexColor }),
          z.extend(placedFile, { type: z.literal('file') }),
        ]),
      ),
    }),
    output: z.looseObject({
      animation: z.looseObject({ w: z.number(), h: z.number(), fr: z.number() }),
      notices: z.array(
        z.looseObject({ code: z.string(), field: z.optional(z.string()), letters: z.optional(z.string()) }),
      ),
    }),
    errors: ['template_invalid', 'media_not_found'],
  }),
} as const;
