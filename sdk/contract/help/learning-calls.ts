import * as z from 'zod/mini';
import { defineCall } from '../call';
import { degree, lesson, lessonResult, MAX_QUESTIONS, tutorial, tutorialAudience, tutorialEntry } from './learning';

/** Tutorials, and the university: degrees, their courses and lessons, with what the person has done. */
export const learningCalls = {
  tutorials: defineCall({
    method: 'GET',
    path: '/v1/tutorial',
    auth: 'user',
    summary: 'The tutorials for one audience.',
    query: z.object({ audience: z._default(tutorialAudience, 'everyone') }),
    output: z.array(tutorialEntry),
  }),
  tutorial: defineCall({
    method: 'GET',
    path: '/v1/tutorial/{slug}',
    params: 'text',
    auth: 'user',
    summary: 'One tutorial with its steps.',
    output: tutorial,
    errors: ['not_found'],
  }),
  university: defineCall({
    method: 'GET',
    path: '/v1/university',
    auth: 'user',
    summary: 'All degrees with their courses and lessons, and what the person has done.',
    output: z.array(degree),
  }),
  lesson: defineCall({
    method: 'GET',
    path: '/v1/university/lesson/{slug}',
    params: 'text',
    auth: 'user',
    summary: 'One lesson with its text and its questions.',
    output: lesson,
    errors: ['not_found'],
  }),
  finishLesson: defineCall({
    method: 'PUT',
    path: '/v1/university/lesson/{slug}/answers',
    params: 'text',
    auth: 'user',
    summary: 'Checks the answers to a lesson. With all of them right, or without questions, the lesson is done.',
    body: z.object({
      /** For each question, the place of the chosen answer, from 0. */
      answers: z.array(z.int().check(z.minimum(0), z.maximum(100))).check(z.maxLength(MAX_QUESTIONS)),
    }),
    output: lessonResult,
    errors: ['not_found'],
  }),
} as const;
