/** The calls of the survey service. Each rejects with `network_error` and the words of its call, and with nothing else. */
import { fetchTransport, type HttpAnswer } from '../sdk/client/request';
import type { NewSurveyResponse, SurveyResponseChange } from '../sdk/contract/schemas/survey/response';
import type { SurveySync } from '../sdk/contract/schemas/survey/sync';
import type { NewSurveyUpload, SurveyUpload } from '../sdk/contract/schemas/survey/upload';
import { readSync } from '../sdk/survey/read-sync';
import { SurveyError } from './survey-error';

export interface ServiceAddress {
  /** Origin of the service, a path of it allowed: `https://surveys.example`. */
  readonly apiHost: string;
  readonly environmentId: string;
}

export interface SurveyService {
  sync(userId: string | undefined): Promise<SurveySync>;
  createDisplay(surveyId: string, userId: string | undefined): Promise<{ id: string }>;
  linkDisplay(displayId: string, responseId: string): Promise<unknown>;
  createResponse(response: NewSurveyResponse): Promise<{ id: string }>;
  updateResponse(responseId: string, change: SurveyResponseChange): Promise<unknown>;
  createAction(userId: string, name: string, properties: Record<string, unknown>): Promise<unknown>;
  updatePerson(userId: string, attributes: Record<string, string>): Promise<unknown>;
  createUpload(upload: NewSurveyUpload): Promise<SurveyUpload>;
}

/** Milliseconds after which a call counts as failed: a visitor waits for some of them. */
const TIMEOUT_MS = 10_000;

export function createSurveyService({ apiHost, environmentId }: ServiceAddress): SurveyService {
  const send = fetchTransport((url, init) => fetch(url, init));
  const base = `${apiHost.replace(/\/+$/, '')}/api/v1/client/${encodeURIComponent(environmentId)}/`;

  async function call<Data>(method: string, path: string, message: string, body?: object): Promise<Data> {
    const url = base + path;
    const answer = await send({
      url,
      method,
      timeoutMs: TIMEOUT_MS,
      // without headers of its own a GET needs no preflight
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new SurveyError('network_error', message, { cause, url, responseMessage: String(cause) });
    });
    if (answer.status >= 200 && answer.status < 300) return dataOf<Data>(answer);
    const responseMessage = serverMessage(answer);
    throw new SurveyError('network_error', message, { status: answer.status, url, responseMessage });
  }
  const person = (userId: string) => encodeURIComponent(userId);

  return {
    async sync(userId) {
      const message = 'Error syncing with backend';
      const sync = readSync(await call('GET', `in-app/sync${userId ? `/${person(userId)}` : ''}`, message));
      if (!sync)
        throw new SurveyError('network_error', message, { responseMessage: 'Not an answer of the survey service' });
      return sync;
    },
    createDisplay: (surveyId, userId) =>
      call('POST', 'displays', 'Could not create display', { surveyId, ...(userId && { userId }) }),
    linkDisplay: (displayId, responseId) =>
      call('PUT', `displays/${person(displayId)}`, 'Could not update display', { responseId }),
    createResponse: (response) => call('POST', 'responses', 'Could not create response', response),
    updateResponse: (responseId, change) =>
      call('PUT', `responses/${person(responseId)}`, 'Could not update response', change),
    createAction: (userId, name, properties) =>
      call('POST', 'actions', `Error tracking action ${name}`, { environmentId, userId, name, properties }),
    updatePerson: (userId, attributes) =>
      call('POST', `people/${person(userId)}`, `Error updating person with userId ${userId}`, { attributes }),
    createUpload: (upload) => call('POST', 'storage', 'Upload failed', upload),
  };
}

/** Every answer of the service wraps its data; anything else is no answer of it. */
function dataOf<Data>({ json, status }: HttpAnswer): Data {
  const data = (json as { data?: Data } | null | undefined)?.data;
  if (typeof data === 'object' && data !== null) return data;
  throw new SurveyError('network_error', 'Not an answer of the survey service', { status });
}

function serverMessage({ json, status }: HttpAnswer): string {
  const message = (json as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : `status ${status}`;
}
