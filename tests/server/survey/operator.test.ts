import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UrlMatchRule } from '../../../sdk/contract/surveys/action-class';
import type { QuestionResult } from '../../../sdk/contract/surveys/results';
import { surveyActionClass } from '../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from './service-fixture';

const draft = {
  name: 'Feedback',
  status: 'inProgress',
  questions: [{ id: 'why', type: 'openText', headline: 'Why?', required: false }],
};

describe('surveys of operators', () => {
  let server: SurveyServer;
  let token: string;
  beforeAll(async () => {
    server = await createSurveyServer();
    token = await server.signIn();
  });
  afterAll(() => server.close());

  const call = (method: string, path: string, json?: unknown, as = token) =>
    server.call(method, `/api/v1${path}`, { token: as, ...(json !== undefined && { json }) });
  const make = async (survey: unknown = draft) => (await call('POST', '/survey', { survey })).json.data;

  test('are made, read, changed and deleted', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'Feedback', environmentId: server.environmentId });
    expect((await call('GET', `/survey/${made.id}`)).json.data).toEqual(made);
    const change = { survey: { ...draft, name: 'Changed' }, updatedAt: made.updatedAt };
    const saved = (await call('PUT', `/survey/${made.id}`, change)).json.data;
    expect(saved).toMatchObject({ id: made.id, name: 'Changed' });
    expect((await call('PUT', `/survey/${made.id}`, change)).json.code).toBe('stale_version');
    expect((await call('PUT', `/survey/${made.id}/status`, { status: 'paused' })).json.data.status).toBe('paused');
    expect((await call('DELETE', `/survey/${made.id}`)).json.data).toEqual({ id: made.id });
    expect((await call('GET', `/survey/${made.id}`)).status).toBe(404);
  });

  test('bad ones are refused with the field', async () => {
    const { status, json } = await call('POST', '/survey', {
      survey: {
        ...draft,
        productOverwrites: { brandColor: 'red' },
        questions: [...draft.questions, ...draft.questions],
      },
    });
    expect(status).toBe(422);
    expect(json.details).toEqual({
      'survey.productOverwrites.brandColor': ['Invalid color'],
      ...(json.details['survey.questions.1.id'] && { 'survey.questions.1.id': ['Already used'] }),
    });
  });

  test('are listed with their numbers', async () => {
    const made = await make({ ...draft, name: 'Counted' });
    await server.ask('POST', '/displays', { surveyId: made.id });
    await server.ask('POST', '/responses', { surveyId: made.id, finished: true, data: { why: 'x' } });
    const { json } = await call('GET', '/survey?search=count');
    expect(json).toMatchObject({ totalCount: 1, data: [{ id: made.id, displays: 1, responses: 1, finished: 1 }] });
  });

  test('keep the column of a question that was renamed or taken away', async () => {
    const made = await make();
    const answer = { surveyId: made.id, finished: true, data: { why: '=1+1, "quoted"' }, userId: 'ada' };
    await server.ask('POST', '/responses', answer);
    const renamed = { ...draft, questions: [{ ...draft.questions[0], id: 'other', headline: 'New?' }] };
    await call('PUT', `/survey/${made.id}`, { survey: renamed });
    const columns = (await call('GET', `/survey/${made.id}/column`)).json.data;
    expect(columns).toEqual([
      { id: 'other', headline: 'New?', type: 'openText' },
      { id: 'why', headline: 'Why?', type: null },
    ]);
    const { fileName, url } = (await call('GET', `/survey/${made.id}/export`)).json.data;
    expect(fileName).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/);
    const file = Buffer.from(await (await server.fetch(url)).arrayBuffer()).toString('utf8');
    const [head, row] = file.split('\r\n');
    expect(head).toBe('\uFEFFResponse,Created,Finished,Person,Seconds,Page,Source,Email,Personal link,New?,Why?');
    expect(row).toMatch(/,yes,ada,0,,,,,,"'=1\+1, ""quoted"""$/);
  });

  test('responses are filtered, paged and deleted', async () => {
    const made = await make();
    for (const [why, finished] of [
      ['Apples', true],
      ['pears', false],
      ['more apples', false],
    ]) {
      server.now += 1000;
      await server.ask('POST', '/responses', { surveyId: made.id, finished, data: { why } });
    }
    const list = async (query: string) => (await call('GET', `/survey/${made.id}/response${query}`)).json;
    const texts = async (query: string) =>
      (await list(query)).data.map((row: { data: { why: string } }) => row.data.why);
    expect(await texts('')).toEqual(['more apples', 'pears', 'Apples']);
    expect(await texts('?search=APPLE')).toEqual(['more apples', 'Apples']);
    expect(await texts('?finished=false')).toEqual(['more apples', 'pears']);
    expect(await list('?perPage=2&page=2')).toMatchObject({ numPages: 2, totalCount: 3 });
    const [{ id }] = (await list('')).data;
    expect((await call('DELETE', `/survey/${made.id}/response/${id}`)).json.data).toEqual({ id });
    expect((await list('')).totalCount).toBe(2);
    const results = (await call('GET', `/survey/${made.id}/results`)).json.data;
    expect(results).toMatchObject({ displays: 0, responses: 2, finished: 1 });
  });

  test('people drop off at the question that they were asked, whatever the author adds later', async () => {
    const asked = (ids: string[]) => ({ ...draft, questions: ids.map((id) => ({ ...draft.questions[0], id })) });
    const made = await make(asked(['why', 'what']));
    const begin = { surveyId: made.id, finished: false, data: { why: 'slow' } };
    const { json } = await server.ask('POST', '/responses', begin);
    await call('PUT', `/survey/${made.id}`, { survey: asked(['why', 'added', 'what', 'when']) });
    const droppedOff = async () => {
      const { questions } = (await call('GET', `/survey/${made.id}/results`)).json.data;
      return questions.flatMap((question: QuestionResult) => Array(question.droppedOff).fill(question.id));
    };
    expect(await droppedOff()).toEqual(['what']);
    await server.ask('PUT', `/responses/${json.data.id}`, { finished: false, data: { what: 'all' } });
    expect(await droppedOff()).toEqual(['when']);
    await server.ask('PUT', `/responses/${json.data.id}`, { finished: true, data: {} });
    expect(await droppedOff()).toEqual([]);
  });

  test('environment, actions and attributes', async () => {
    const path = `/survey-environment/${server.environmentId}`;
    const [environment] = (await call('GET', '/survey-environment')).json.data;
    const product = { ...environment.product, brandColor: '#123' };
    expect((await call('PUT', path, { name: 'Site', product })).json.data).toMatchObject({ name: 'Site', product });
    const wrong = await call('PUT', path, { name: 'Site', product: { ...product, brandColor: 'blue' } });
    expect(wrong.json.details).toEqual({ 'product.brandColor': ['Invalid color'] });
    const action = { name: 'Clicked buy', noCodeConfig: { cssSelector: { value: '.buy' } } };
    const made = (await call('POST', `${path}/action-class`, action)).json.data;
    expect((await call('POST', `${path}/action-class`, action)).json.code).toBe('name_taken');
    const sync = (await server.ask('GET', '/in-app/sync')).json.data;
    expect(sync.noCodeActionClasses).toEqual([expect.objectContaining(action)]);
    const all = (await call('GET', `${path}/action-class`)).json.data;
    const automatic = all.find(({ type }: { type: string }) => type === 'automatic');
    expect((await call('DELETE', `${path}/action-class/${automatic.id}`)).status).toBe(404);
    expect((await call('DELETE', `${path}/action-class/${made.id}`)).status).toBe(200);
    await server.ask('POST', '/people/ada', { attributes: { plan: 'pro' } });
    expect((await call('GET', `${path}/attribute-class`)).json.data).toEqual([
      { id: expect.any(String), name: 'plan' },
    ]);
  });

  test('actions are changed with the surveys that name them, and say which those are', async () => {
    const path = `/survey-environment/${server.environmentId}/action-class`;
    const survey = await make({ ...draft, name: 'After a purchase', triggers: ['Bought', 'New Session'] });
    const made = (await call('POST', path, { name: 'Bought' })).json.data;
    const uses = [{ id: survey.id, name: 'After a purchase' }];
    expect(made).toMatchObject({ type: 'code', noCodeConfig: null, surveys: uses });
    const change = { name: 'Paid', noCodeConfig: { cssSelector: { value: '.pay' } } };
    const changed = (await call('PUT', `${path}/${made.id}`, change)).json.data;
    expect(changed).toMatchObject({ id: made.id, type: 'noCode', ...change, surveys: uses });
    const followed = (await call('GET', `/survey/${survey.id}`)).json.data;
    expect(followed.triggers).toEqual(['Paid', 'New Session']);
    expect((await call('PUT', `/survey/${survey.id}`, { survey, updatedAt: survey.updatedAt })).json.code).toBe(
      'stale_version',
    );
    const all = (await call('GET', path)).json.data;
    const automatic = all.find(({ name }: { name: string }) => name === 'New Session');
    expect(automatic.surveys).toEqual(uses);
    expect((await call('PUT', `${path}/${automatic.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await call('PUT', `${path}/${made.id}`, { name: '50% Scroll' })).json.code).toBe('name_taken');
    const never = { name: 'Never', noCodeConfig: { cssSelector: { value: ' ' } } };
    expect((await call('POST', path, never)).json.details).toEqual({
      noCodeConfig: ['A selector, a content or an address is needed'],
    });
  });

  test('a survey keeps its original language, and words of its author', async () => {
    const translations = { is: { 'words.Next': 'Áfram' } };
    const made = await make({ ...draft, language: 'is', translations });
    expect(made).toMatchObject({ language: 'is', translations });
    const refused = await call('POST', '/survey', { survey: { ...draft, language: 'Icelandic' } });
    expect(refused.json.details).toEqual({ 'survey.language': ['Not a language tag like de or pt-BR'] });
    expect((await make()).language).toBeUndefined();
  });

  test('an action whose address no page can have is refused; one that was saved before is still there', async () => {
    const path = `/survey-environment/${server.environmentId}/action-class`;
    const action = (rule: UrlMatchRule, value: string) => ({
      name: 'Prices',
      noCodeConfig: { pageUrl: { rule, value } },
    });
    const refused = await call('POST', path, action('exactMatch', 'pricing'));
    expect([refused.status, refused.json]).toMatchObject([
      422,
      {
        code: 'address_never_matches',
        details: {
          'noCodeConfig.pageUrl.value': ['This URL can’t match any page. An example: https://example.com/pricing'],
        },
      },
    ]);
    const made = (await call('POST', path, action('endsWith', '/pricing#all'))).json.data;
    expect((await call('PUT', `${path}/${made.id}`, action('notMatch', '#all'))).json.code).toBe(
      'address_never_matches',
    );
    const { noCodeConfig } = action('exactMatch', 'pricing');
    const { db } = server.services;
    await db.update(surveyActionClass).set({ noCodeConfig }).where(eq(surveyActionClass.id, made.id));
    const all = (await call('GET', path)).json.data;
    expect(all.find(({ id }: { id: string }) => id === made.id)).toMatchObject({ noCodeConfig });
  });

  test('nobody else sees them', async () => {
    const made = await make();
    await server.addUser({ email: 'plain@spotreel.test' });
    await server.addUser({ email: 'boss@shop.test', tenant: 'shop', role: 'operator' });
    const plain = await server.signIn('plain@spotreel.test');
    const boss = await server.signIn('boss@shop.test');
    expect((await call('GET', '/survey', undefined, plain)).status).toBe(403);
    expect((await call('GET', '/survey', undefined, boss)).json.totalCount).toBe(0);
    for (const [method, path, body] of [
      ['GET', `/survey/${made.id}`],
      ['PUT', `/survey/${made.id}`, { survey: draft }],
      ['PUT', `/survey/${made.id}/status`, { status: 'paused' }],
      ['DELETE', `/survey/${made.id}`],
      ['GET', `/survey/${made.id}/response`],
      ['GET', `/survey/${made.id}/export`],
      ['GET', `/survey/${made.id}/results`],
      ['GET', `/survey/${made.id}/column`],
      ['DELETE', `/survey/${made.id}/response/x`],
      ['PUT', `/survey-environment/${server.environmentId}`, { name: 'x', product: {} }],
      ['GET', `/survey-environment/${server.environmentId}/action-class`],
      ['PUT', `/survey-environment/${server.environmentId}/action-class/x`, { name: 'x' }],
    ] as const) {
      const { status } = await call(method, path, body, boss);
      expect([path, [404, 422].includes(status)]).toEqual([path, true]);
    }
  });
});
