/** Calls for operators about the surveys of their tenant. The calls of widgets are in `survey-service.ts`. */
import * as z from 'zod/mini';
import { defineCall } from '../call';
import { clampedNumber, queryFlag, searchText, timestamp } from '../schemas/scalars';
import { firesEver, noCodeConfig } from './action-class';
import { surveyProduct } from './appearance';
import { MOST_LINKS, personalLink, surveySharing } from './page';
import {
  exportFormat,
  responseExport,
  resultColumn,
  surveyEnvironment,
  surveyResponseRow,
  surveyResults,
  surveySummary,
} from './results';
import { survey, surveyDraft, surveyStatus } from './survey';

const operator = { auth: 'operator', params: 'text' } as const;
const environmentPath = '/v1/survey-environment/{environmentId}';
const surveyPath = '/v1/survey/{surveyId}';
const done = z.looseObject({ id: z.string() });
const name = z.string().check(z.trim(), z.minLength(1, 'A name is needed'), z.maxLength(200));

const actionClass = z.looseObject({
  id: z.string(),
  name: z.string(),
  /** `automatic`: widgets fire it by themselves. */
  type: z.enum(['code', 'noCode', 'automatic']),
  noCodeConfig: z.nullable(noCodeConfig),
  /** Surveys that it triggers, whatever their state. */
  surveys: z.array(z.looseObject({ id: z.string(), name: z.string() })),
});
/** An action with the surveys that it triggers. */
export type SurveyActionClass = z.infer<typeof actionClass>;

/** Without `noCodeConfig` an action of code. */
const actionDraft = z.object({ name, noCodeConfig: z.optional(noCodeConfig) }).check(
  z.refine(({ noCodeConfig: config }) => !config || firesEver(config), {
    path: ['noCodeConfig'],
    message: 'A selector, a content or an address is needed',
  }),
);

/** Filter of responses: all conditions hold. */
const responseFilter = {
  finished: z.optional(queryFlag),
  /** Anywhere in the answers or the user id, whatever the case. */
  search: z.optional(searchText),
  from: z.optional(timestamp),
  to: z.optional(timestamp),
};

/** Surveys, their actions, results and links. Only operators may make these calls. */
export const surveyCalls = {
  surveyEnvironments: defineCall({
    ...operator,
    method: 'GET',
    path: '/v1/survey-environment',
    summary: 'The environments of the tenant, oldest first.',
    output: z.array(surveyEnvironment),
  }),
  updateSurveyEnvironment: defineCall({
    ...operator,
    method: 'PUT',
    path: environmentPath,
    summary: 'Changes name and appearance of all surveys of an environment.',
    body: z.object({ name, product: surveyProduct }),
    output: surveyEnvironment,
  }),
  surveyActionClasses: defineCall({
    ...operator,
    method: 'GET',
    path: `${environmentPath}/action-class`,
    summary: 'The actions that can trigger surveys.',
    output: z.array(actionClass),
  }),
  createSurveyActionClass: defineCall({
    ...operator,
    method: 'POST',
    path: `${environmentPath}/action-class`,
    summary: 'A new action: of code, or with `noCodeConfig` of clicks and addresses.',
    body: actionDraft,
    output: actionClass,
    errors: ['name_taken', 'address_never_matches'],
  }),
  updateSurveyActionClass: defineCall({
    ...operator,
    method: 'PUT',
    path: `${environmentPath}/action-class/{actionClassId}`,
    summary: 'Changes an action whole. Surveys that name it follow a new name.',
    body: actionDraft,
    output: actionClass,
    errors: ['name_taken', 'address_never_matches'],
  }),
  deleteSurveyActionClass: defineCall({
    ...operator,
    method: 'DELETE',
    path: `${environmentPath}/action-class/{actionClassId}`,
    summary: 'Takes an action away. Surveys that name it are not triggered by it any more.',
    output: done,
  }),
  surveyAttributeClasses: defineCall({
    ...operator,
    method: 'GET',
    path: `${environmentPath}/attribute-class`,
    summary: 'The attributes that people of the environment have had: what filters can name.',
    output: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  }),
  surveys: defineCall({
    ...operator,
    method: 'GET',
    path: '/v1/survey',
    summary: 'Surveys with their numbers, changed last first.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(50, 200),
      status: z.optional(surveyStatus),
      search: z.optional(searchText),
    }),
    output: surveySummary,
    list: true,
  }),
  createSurvey: defineCall({
    ...operator,
    method: 'POST',
    path: '/v1/survey',
    summary: 'Makes a survey, in the tenant’s first environment where none is named.',
    body: z.object({ environmentId: z.optional(z.string()), survey: surveyDraft }),
    output: survey,
  }),
  survey: defineCall({ ...operator, method: 'GET', path: surveyPath, summary: 'One survey.', output: survey }),
  updateSurvey: defineCall({
    ...operator,
    method: 'PUT',
    path: surveyPath,
    summary: 'Saves a survey whole. With `updatedAt`, the one that was read: refused when somebody saved in between.',
    body: z.object({ survey: surveyDraft, updatedAt: z.optional(timestamp) }),
    output: survey,
    errors: ['stale_version'],
  }),
  setSurveyStatus: defineCall({
    ...operator,
    method: 'PUT',
    path: `${surveyPath}/status`,
    summary: 'Starts, pauses or completes a survey.',
    body: z.object({ status: surveyStatus }),
    output: survey,
  }),
  surveySharing: defineCall({
    ...operator,
    method: 'GET',
    path: `${surveyPath}/sharing`,
    summary: 'Addresses of the page of a survey of type link or email, and its first question for an email.',
    output: surveySharing,
  }),
  createSurveyLinks: defineCall({
    ...operator,
    method: 'POST',
    path: `${surveyPath}/personal-link`,
    summary: 'Makes personal links; each takes one response. Only for a survey with single use.',
    body: z.object({ count: z.int().check(z.minimum(1), z.maximum(MOST_LINKS)) }),
    output: z.array(personalLink),
  }),
  deleteSurvey: defineCall({
    ...operator,
    method: 'DELETE',
    path: surveyPath,
    summary: 'Deletes a survey with all that was answered, files too.',
    output: done,
  }),
  surveyColumns: defineCall({
    ...operator,
    method: 'GET',
    path: `${surveyPath}/column`,
    summary: 'The columns of a table of answers: questions in order, then those of which only answers are left.',
    output: z.array(resultColumn),
  }),
  surveyResponses: defineCall({
    ...operator,
    method: 'GET',
    path: `${surveyPath}/response`,
    summary: 'Responses, newest first.',
    query: z.object({
      page: clampedNumber(1, Number.MAX_SAFE_INTEGER),
      perPage: clampedNumber(50, 200),
      ...responseFilter,
    }),
    output: surveyResponseRow,
    list: true,
  }),
  exportSurveyResponses: defineCall({
    ...operator,
    method: 'GET',
    path: `${surveyPath}/export`,
    summary:
      'A link to the same responses as a file, oldest first: CSV (RFC 4180, UTF-8 with a mark) in words, or JSON as stored.',
    query: z.object({ ...responseFilter, format: z._default(exportFormat, 'csv') }),
    output: responseExport,
  }),
  deleteSurveyResponse: defineCall({
    ...operator,
    method: 'DELETE',
    path: `${surveyPath}/response/{responseId}`,
    summary: 'Deletes a response, with its files.',
    output: done,
  }),
  surveyResults: defineCall({
    ...operator,
    method: 'GET',
    path: `${surveyPath}/results`,
    summary: 'What was answered, in numbers: completion, distributions, times, where people stopped, NPS over time.',
    query: z.object({ from: z.optional(timestamp), to: z.optional(timestamp) }),
    output: surveyResults,
  }),
} as const;
