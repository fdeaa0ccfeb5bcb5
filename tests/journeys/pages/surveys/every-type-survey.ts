/** A survey with every type of question, and what the service has after a visitor has answered it. */
import { type APIRequestContext, expect } from '@playwright/test';

const ask = (id: string, type: string, more: Record<string, unknown> = {}) => ({
  id,
  type,
  headline: `Question ${id}`,
  required: true,
  ...more,
});
const choices = (...labels: string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const ends = { lowerLabel: 'Low', upperLabel: 'High' };

/** Authors format; what acts is left out. */
const HTML = '<p onclick="alert(1)">Read <strong>this</strong> first.<img src="x"></p>';

const everyType = {
  name: 'Every type',
  status: 'inProgress',
  triggers: ['Looked around'],
  displayOption: 'respondMultiple',
  recontactDays: 0,
  questions: [
    ask('text', 'openText', { inputType: 'text' }),
    ask('single', 'multipleChoiceSingle', { choices: choices('Apple', 'Pear') }),
    ask('multi', 'multipleChoiceMulti', { choices: choices('Violet', 'Indigo') }),
    ask('nps', 'nps', ends),
    ask('rating', 'rating', { ...ends, scale: 'number', range: 5 }),
    ask('cta', 'cta', { required: false, buttonLabel: 'Go on', html: HTML }),
    ask('consent', 'consent', { label: 'I agree' }),
    ask('picture', 'pictureSelection', { choices: [{ id: 'logo', imageUrl: '/spotreel.svg' }] }),
    ask('file', 'fileUpload', { allowMultipleFiles: true, allowedFileExtensions: ['plain', 'pdf'] }),
  ],
  thankYouCard: { enabled: true, headline: 'That was all' },
};

export interface MadeSurvey {
  readonly id: string;
  readonly environmentId: string;
  /** Of an operator. */
  readonly headers: { readonly authorization: string };
}

/** Starts it. Its trigger is the action `Looked around`. */
export async function makeSurvey(request: APIRequestContext, token: string): Promise<MadeSurvey> {
  const headers = { authorization: `Bearer ${token}` };
  const made = await request.post('/api/v1/survey', { headers, data: { survey: everyType } });
  const { data } = await made.json();
  return { id: data.id as string, environmentId: data.environmentId as string, headers };
}

/** Waits for the response, and answers the address of its file. */
export async function expectEveryAnswer(
  request: APIRequestContext,
  id: string,
  headers: MadeSurvey['headers'],
  userId: string | undefined,
): Promise<string> {
  const listed = async () => (await (await request.get(`/api/v1/survey/${id}/response`, { headers })).json()).data;
  await expect.poll(async () => (await listed())[0]?.finished).toBe(true);
  const [response] = await listed();
  expect(response).toMatchObject({ userId: userId ?? null, data: answers });
  expect(response.ttc.nps).toBeGreaterThan(0);
  const file = await request.get(response.files[response.data.file[0]].url);
  expect(await file.text()).toBe('Dear team');
  const results = await (await request.get(`/api/v1/survey/${id}/results`, { headers })).json();
  expect(results.data).toMatchObject({ displays: 1, responses: 1, finished: 1 });
  return response.data.file[0];
}

const answers = {
  text: 'All is well',
  single: 'Pear',
  multi: ['Violet', 'Indigo'],
  nps: 9,
  rating: 4,
  cta: 'clicked',
  consent: 'accepted',
  picture: ['logo'],
  file: [expect.stringMatching(/\/storage\/[a-z0-9]+\/private\/[a-z0-9]+--note\.txt$/)],
};
