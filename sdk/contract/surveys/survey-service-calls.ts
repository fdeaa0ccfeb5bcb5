/**
 * The calls of the survey service, which widgets of any site make without signing in. They are no part of `contract`.
 * Their errors have an envelope and codes of their own, since clients of that service exist. The widget makes these
 * calls without zod.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call';
import { surveyKeys, surveyOpening, verificationRequest } from './page';
import { ignoredNames, newSurveyResponse, surveyResponseChange } from './response';
import { surveySync } from './sync';
import { newSurveyUpload, surveyUpload } from './upload';

const base = '/v1/client/{environmentId}';
const userId = z.string().check(z.minLength(1), z.maxLength(200));
const made = z.looseObject({ id: z.string() });
const nothing = z.looseObject({});
/** Characters of an action's properties, as JSON. */
const MAX_PROPERTIES = 4000;
const personAttributes = z.object({
  attributes: z.record(
    z.string().check(z.minLength(1), z.maxLength(100)),
    z.union([z.string().check(z.maxLength(1000)), z.number(), z.boolean()]),
  ),
});
const anybody = { auth: 'none', params: 'text' } as const;

/** Calls of the survey widget. They need no login, and their errors have the shape of `serviceErrorAnswer`. */
export const surveyServiceCalls = {
  syncAnonymous: defineCall({
    ...anybody,
    method: 'GET',
    path: `${base}/in-app/sync`,
    summary: 'The surveys, actions and settings of an environment for a visitor without a user id.',
    output: surveySync,
  }),
  syncPerson: defineCall({
    ...anybody,
    method: 'GET',
    path: `${base}/in-app/sync/{userId}`,
    summary: 'The same for a known person, filtered by attributes, displays and recontact days; makes an unknown one.',
    output: surveySync,
  }),
  openSurvey: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/surveys/{surveyId}/open`,
    summary: 'A survey of type link or email, once its link, email check and PIN are passed; else what it asks for.',
    body: surveyKeys,
    output: surveyOpening,
    errors: ['survey_pin_wrong'],
  }),
  requestVerification: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/surveys/{surveyId}/verification`,
    summary: 'Mails a link that opens the survey, good for a day. The answer is the same whoever has answered.',
    body: verificationRequest,
    output: nothing,
    errors: ['mail_failed', 'mail_unavailable'],
  }),
  createDisplay: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/displays`,
    summary: 'A survey was shown.',
    body: z.object({ surveyId: z.string(), userId: z.nullish(userId), responseId: z.nullish(z.string()) }),
    output: made,
  }),
  updateDisplay: defineCall({
    ...anybody,
    method: 'PUT',
    path: `${base}/displays/{displayId}`,
    summary: 'Links a display with its response.',
    body: z.object({ responseId: z.string() }),
    output: nothing,
  }),
  createResponse: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/responses`,
    summary: 'The first answer to a survey.',
    body: newSurveyResponse,
    output: z.looseObject({ ...made.shape, ignored: ignoredNames }),
  }),
  updateResponse: defineCall({
    ...anybody,
    method: 'PUT',
    path: `${base}/responses/{responseId}`,
    summary: 'Further answers: `data` joins what is there, `ttc` replaces it.',
    body: surveyResponseChange,
    output: z.looseObject({ ignored: ignoredNames }),
  }),
  createAction: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/actions`,
    summary: 'A person did something that surveys can be triggered by.',
    body: z.object({
      environmentId: z.optional(z.string()),
      userId,
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      properties: z.optional(
        z
          .record(z.string(), z.unknown())
          .check(z.refine((given) => JSON.stringify(given).length <= MAX_PROPERTIES, 'More than 4,000 characters')),
      ),
    }),
    output: nothing,
  }),
  createPerson: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/people`,
    summary: 'Makes a person, or finds the one with this id.',
    body: z.object({ environmentId: z.optional(z.string()), userId }),
    output: z.looseObject({ userId: z.string() }),
  }),
  updatePerson: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/people/{userId}`,
    summary: 'Sets attributes of a person; makes an unknown one.',
    body: personAttributes,
    output: nothing,
  }),
  putPerson: defineCall({
    ...anybody,
    method: 'PUT',
    path: `${base}/people/{userId}`,
    summary: 'The same by PUT: the survey document has both readings.',
    body: personAttributes,
    output: nothing,
  }),
  createUpload: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/storage`,
    summary: 'Where a file of an answer can be sent, signed for five minutes.',
    body: newSurveyUpload,
    output: surveyUpload,
  }),
  receiveUpload: defineCall({
    ...anybody,
    method: 'POST',
    path: `${base}/storage/local`,
    summary:
      'The file: `file` of a multipart form, with the signature in X-Signature, X-Timestamp, X-UUID, X-File-Name, X-File-Type.',
    multipart: { file: 'file', accept: 'document' },
    output: z.looseObject({ message: z.string() }),
  }),
} as const;
