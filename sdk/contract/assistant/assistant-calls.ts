import * as z from 'zod/mini';
import { defineCall } from '../call';
import { project } from '../project/project';
import { clampedNumber, id } from '../schemas/scalars';
import {
  aiProjectInput,
  briefSave,
  briefSummary,
  chatInput,
  chatReply,
  projectBrief,
  storyboardInput,
  storyboardPiece,
} from './assistant';

/** The assistant: a brief becomes a storyboard, and a storyboard a project. */
export const assistantCalls = {
  aiStoryboard: defineCall({
    method: 'POST',
    path: '/v2/ai/storyboard',
    auth: 'user',
    summary:
      'Plans a video for a brief, or an earlier brief anew: recipe, style, scenes with texts, and music. Keeps the brief.',
    body: storyboardInput,
    output: projectBrief,
    pieces: storyboardPiece,
    errors: ['input_too_complex', 'rate_limited'],
  }),
  aiChat: defineCall({
    method: 'POST',
    path: '/v2/ai/chat',
    auth: 'user',
    summary:
      'Changes a storyboard as a message asks, and says what it did. What it adds to the brief is stored with it.',
    body: chatInput,
    output: chatReply,
    errors: ['input_too_complex', 'rate_limited'],
  }),
  aiProject: defineCall({
    method: 'POST',
    path: '/v2/ai/project',
    auth: 'user',
    summary: 'Makes a project of the storyboard of a brief; its `lastBriefId` names the brief.',
    body: aiProjectInput,
    output: project,
    errors: [
      'premium_required',
      'additional_ingredient_limit',
      'audio_limit',
      'media_not_found',
      'music_not_found',
      'idempotency_conflict',
      'input_too_complex',
      'rate_limited',
    ],
  }),
  projectBrief: defineCall({
    method: 'GET',
    path: '/v2/ai/project-brief/{briefId}',
    auth: 'user',
    summary: 'A brief of the account with its storyboard and conversation, as they were saved last.',
    output: projectBrief,
    errors: ['input_too_complex', 'rate_limited'],
  }),
  projectBriefs: defineCall({
    method: 'GET',
    path: '/v2/ai/project-brief',
    auth: 'user',
    summary: 'The briefs of the account, the one that was worked on last first. The newest 200 are kept.',
    query: z.object({ page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(12, 100) }),
    output: briefSummary,
    list: true,
  }),
  saveProjectBrief: defineCall({
    method: 'PUT',
    path: '/v2/ai/project-brief/{briefId}',
    auth: 'user',
    summary: 'Keeps the storyboard of a brief as people changed it, with the conversation about it.',
    body: briefSave,
    output: z.looseObject({ id }),
  }),
  deleteProjectBrief: defineCall({
    method: 'DELETE',
    path: '/v2/ai/project-brief/{briefId}',
    auth: 'user',
    summary: 'Deletes a brief with its storyboard. Projects that were made of it stay.',
    output: z.looseObject({ id }),
  }),
} as const;
