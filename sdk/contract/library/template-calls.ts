import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryFlag, queryId, queryIds, ratio, searchText } from '../schemas/scalars';
import { template, templateCheck, templateFields, templateGroup, templateKind, templateSummary } from './template';

const marked = z.looseObject({ id: id as IdSchema<'templateGroup'> });

/** Filters of animations; those that are left out let everything pass, those that are given must all hold. */
const filters = {
  /** One of these categories. */
  categories: z.optional(queryIds),
  /** true: the user's favourites alone; false: the others. */
  favourites: z.optional(queryFlag),
  /** true: only what the free tier holds (the opposite of `showPremium`). */
  tierLimit: z.optional(queryFlag),
  name: z.optional(searchText),
  /** Default: with `name`, the best match first; else the newest first. */
  sortBy: z.catch(z.optional(z.enum(['newest', 'oldest'])), undefined),
  orientation: z.optional(ratio),
  /** A goal. */
  objective: z.optional(queryId as QueryIdSchema<'goal'>),
  mood: z.optional(queryId as QueryIdSchema<'mood'>),
  kind: z.optional(templateKind),
  page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
};

/** Animations and the groups that show them, with search, filters and favorites. */
export const templateCalls = {
  templates: defineCall({
    method: 'GET',
    path: '/v2/template',
    auth: 'user',
    summary: 'Animations by category, favourites, tier, words, format, objective and mood.',
    query: z.object({ ...filters, perPage: clampedNumber(24, 100) }),
    output: templateSummary,
    list: true,
  }),
  template: defineCall({
    method: 'GET',
    path: '/v2/template/{templateId}',
    auth: 'user',
    summary: 'One animation, laid out for one ratio. One that was replaced or removed needs `aspectRatio`.',
    query: z.object({ aspectRatio: z.optional(ratio) }),
    output: template,
  }),
  templateFields: defineCall({
    method: 'GET',
    path: '/v2/template/{templateId}/fields',
    auth: 'user',
    summary: 'What can be changed in an animation.',
    query: z.object({ aspectRatio: z.optional(ratio) }),
    output: templateFields,
  }),
  checkTemplate: defineCall({
    method: 'POST',
    path: '/v2/template/check',
    auth: 'operator',
    summary:
      'Says what keeps a Lottie document (the part `template`, at most 20 MB) from being a template. Keeps nothing.',
    multipart: { file: 'template', accept: 'document' },
    output: templateCheck,
    errors: ['file_empty', 'body_unreadable', 'payload_too_large', 'input_too_complex', 'rate_limited'],
  }),
  addTemplateFavourite: defineCall({
    method: 'POST',
    path: '/v2/template/{templateId}/favourite',
    auth: 'user',
    summary: 'Marks an animation as favourite.',
    output: z.looseObject({ id: id as IdSchema<'template'> }),
  }),
  removeTemplateFavourite: defineCall({
    method: 'DELETE',
    path: '/v2/template/{templateId}/favourite',
    auth: 'user',
    summary: 'Takes the mark away.',
    output: z.looseObject({ id: id as IdSchema<'template'> }),
  }),
  templateGroups: defineCall({
    method: 'GET',
    path: '/v2/template-group',
    auth: 'user',
    summary: 'Groups of animations, with the filters of the animations: one of the group has to pass.',
    query: z.object({ ...filters, perPage: clampedNumber(12, 100) }),
    output: templateGroup,
    list: true,
  }),
  templateGroup: defineCall({
    method: 'GET',
    path: '/v2/template-group/{templateGroupId}',
    auth: 'user',
    summary: 'One group with all of its animations.',
    output: templateGroup,
  }),
  addTemplateGroupFavourite: defineCall({
    method: 'POST',
    path: '/v2/template-group/{templateGroupId}/favourite',
    auth: 'user',
    summary: 'Marks a group as favourite.',
    output: marked,
  }),
  removeTemplateGroupFavourite: defineCall({
    method: 'DELETE',
    path: '/v2/template-group/{templateGroupId}/favourite',
    auth: 'user',
    summary: 'Takes the mark away.',
    output: marked,
  }),
} as const;
