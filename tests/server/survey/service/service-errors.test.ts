import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

/**
 * What widgets show as `responseMessage` of a network_error (docs/rules/surveys.md#errors): each call's refusals, in the
 * service's envelope, which published clients parse whatever the status. The messages of the widget itself are in
 * tests/browser/survey-widget/errors.wtr.ts.
 */
const INCORRECT = ['bad_request', 'Fields are missing or incorrectly formatted'];
const notFound = (what: string) => ['not_found', `${what} not found`];

const refusals: [method: string, path: string, body: unknown, status: number, answer: string[]][] = [
  ['GET', `/in-app/sync/${'x'.repeat(201)}`, undefined, 400, INCORRECT],
  ['POST', '/displays', {}, 400, INCORRECT],
  ['POST', '/displays', { surveyId: 'gone' }, 404, notFound('Survey')],
  ['PUT', '/displays/gone', { responseId: 'gone' }, 404, notFound('Display')],
  ['POST', '/responses', { surveyId: 'gone' }, 400, INCORRECT],
  ['POST', '/responses', { surveyId: 'gone', finished: true, data: {} }, 404, notFound('Survey')],
  ['PUT', '/responses/gone', { finished: true, data: {} }, 404, notFound('Response')],
  ['POST', '/actions', { name: 'Clicked' }, 400, INCORRECT],
  ['POST', '/people', { userId: '' }, 400, INCORRECT],
  ['POST', '/people/ada', { attributes: { plan: null } }, 400, INCORRECT],
  ['PUT', '/people/ada', {}, 400, INCORRECT],
  ['POST', '/storage', { fileName: 'a.exe', fileType: 'x' }, 400, INCORRECT],
  ['POST', '/storage/local', undefined, 401, ['not_authenticated']],
  ['PUT', '/responses', {}, 405, ['method_not_allowed']],
];

describe('refusals of the survey service', () => {
  let server: SurveyServer;
  beforeAll(async () => {
    server = await createSurveyServer();
  });
  afterAll(() => server.close());

  test.each(refusals)('%s %s with %j: %i', async (method, path, body, status, [code, message]) => {
    const answer = await server.ask(method, path, body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    if (message !== undefined) expect(answer.json.message).toBe(message);
    expect(answer.json).toMatchObject({ message: expect.stringMatching(/./), details: expect.any(Object) });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(refusals)('%s %s of an unknown environment', async (method, path, body, status) => {
    const json = body === undefined ? {} : { json: body };
    const answer = await server.call(method, `/api/v1/client/nowhere${path}`, json);
    const isRouting = status === 405;
    expect(answer.json).toMatchObject(
      isRouting ? { code: 'method_not_allowed' } : { code: 'not_found', message: 'Environment not found' },
    );
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
