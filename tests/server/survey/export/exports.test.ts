import { createId } from '@paralleldrive/cuid2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyResponse } from '../../../../server/survey/tables';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

const ask = (id: string, type: string, more: object) => ({ id, type, headline: `${id}?`, required: false, ...more });
const questions = [
  ask('fruit', 'multipleChoiceMulti', {
    choices: [
      { id: 'a', label: 'Apples' },
      { id: 'other', label: 'Else' },
    ],
  }),
  ask('agree', 'consent', { label: 'Yes' }),
  ask('look', 'cta', {}),
];

describe('exports', () => {
  let server: SurveyServer;
  let token: string;
  beforeAll(async () => {
    server = await createSurveyServer();
    token = await server.signIn();
  });
  afterAll(() => server.close());

  const linkOf = async (surveyId: string, query = '', as = token) =>
    server.call('GET', `/api/v1/survey/${surveyId}/export${query}`, { token: as });
  const fileOf = async (surveyId: string, query = '') => server.fetch((await linkOf(surveyId, query)).json.data.url);

  test('CSV is in words: labels, typed texts in a column of their own, page and source', async () => {
    const surveyId = await server.addSurvey({ questions });
    const meta = { url: 'https://shop.test/cart', source: 'mail' };
    const data = { fruit: ['Apples', 'Figs'], agree: 'dismissed', look: 'clicked' };
    await server.ask('POST', '/responses', { surveyId, finished: true, data, meta });
    const file = await fileOf(surveyId);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?a-survey-/);
    const [head, row] = (await file.text()).split('\r\n');
    expect(head).toMatch(/,Page,Source,Email,Personal link,fruit\?,fruit\? \(Else\),agree\?,look\?$/);
    expect(row).toMatch(/,https:\/\/shop\.test\/cart,mail,,,"Apples; Else",Figs,Declined,Clicked$/);
  });

  test('JSON is what is stored, filtered', async () => {
    const surveyId = await server.addSurvey({ questions });
    const send = (finished: boolean) =>
      server.ask('POST', '/responses', { surveyId, finished, data: { agree: 'accepted' }, userId: 'ada' });
    await send(true);
    await send(false);
    const rows = await (await fileOf(surveyId, '?format=json&finished=true')).json();
    expect(rows).toEqual([
      expect.objectContaining({ finished: true, userId: 'ada', page: null, data: { agree: 'accepted' } }),
    ]);
    const nobody = await server.addSurvey();
    expect(await (await fileOf(nobody, '?format=json')).json()).toEqual([]);
  });

  test('a link is of the operator who asked for it, and is over after five minutes', async () => {
    const surveyId = await server.addSurvey();
    await server.addUser({ email: 'boss@shop.test', tenant: 'shop', role: 'operator' });
    expect((await linkOf(surveyId, '', await server.signIn('boss@shop.test'))).status).toBe(404);
    const { url } = (await linkOf(surveyId)).json.data;
    expect((await server.fetch(`${url}x`)).status).toBe(404);
    expect((await server.fetch('/survey-export')).status).toBe(404);
    server.now += 6 * 60_000;
    expect((await server.fetch(url)).status).toBe(404);
    server.now -= 6 * 60_000;
  });

  test.each(['csv', 'json'])(
    '%s is read while it is sent, in small pieces, however many rows there are',
    async (format) => {
      const surveyId = await server.addSurvey();
      const addRows = async (count: number, why: string) => {
        const rows = Array.from({ length: count }, () => ({ id: createId(), surveyId, finished: true, data: { why } }));
        await server.services.db.insert(surveyResponse).values(rows);
      };
      for (let round = 0; round < 10; round++) await addRows(200, 'x'.repeat(1000));
      const reader = (await fileOf(surveyId, `?format=${format}`)).body?.getReader();
      const decoder = new TextDecoder();
      const first = await reader?.read();
      // a row that comes while the file is sent is in it: nothing was gathered before
      await addRows(1, 'came later');
      let text = decoder.decode(first?.value, { stream: true });
      const sizes = [first?.value?.byteLength ?? 0];
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        sizes.push(part.value.byteLength);
        text += decoder.decode(part.value, { stream: true });
      }
      expect(Math.max(...sizes)).toBeLessThan(100_000);
      expect(text.length).toBeGreaterThan(2_000_000);
      expect(text).toContain('came later');
      expect(text.split('\n').filter((line) => line.includes('xxxx'))).toHaveLength(2000);
    },
  );
});
