import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { surveyAction, surveyAttributeClass, surveyPerson } from '../../../server/survey/tables';
import { sweepVisitors } from '../../../server/survey/visitors/sweep-visitors';
import { sweep } from '../../../server/sweep';
import { sweepUsage } from '../../../server/tracking/sweep-usage';
import { usageEvent } from '../../../server/tracking/tables';
import { createSurveyServer, type SurveyServer } from './service-fixture';

const DAY_MS = 86_400_000;

describe('what strangers can make grow', () => {
  let server: SurveyServer;
  beforeAll(async () => {
    server = await createSurveyServer();
  });
  afterAll(() => server.close());

  test('an environment has at most 150 attributes; known ones can still be set', async () => {
    const named = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`attribute${from + index}`, 'x']));
    const set = (attributes: object) => server.ask('PUT', '/people/ada', { attributes });
    expect((await set(named(0, 149))).status).toBe(200);
    const both = await Promise.all([set({ one: 'x' }), set({ two: 'x' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(Object.values(refused?.json.details)).toEqual(['An environment has at most 150 attributes']);
    expect((await set({ attribute7: 'y' })).status).toBe(200);
    expect(await server.services.db.select().from(surveyAttributeClass)).toHaveLength(150);
  });

  test('properties of an action are bounded', async () => {
    const send = (size: number) =>
      server.ask('POST', '/actions', { userId: 'ada', name: 'Clicked', properties: { text: 'x'.repeat(size) } });
    expect((await send(3000)).status).toBe(200);
    expect((await send(5000)).json.details).toEqual({ properties: 'More than 4,000 characters' });
  });

  test('old actions go, then people of whom nothing is known; the newest actions of an environment stay', async () => {
    await server.services.db.delete(surveyAction);
    const act = (userId: string, name: string) => server.ask('POST', '/actions', { userId, name });
    for (const name of ['one', 'two', 'three']) await act('lin', name);
    await sweepVisitors(server.services, 2);
    const names = async () => (await server.services.db.select().from(surveyAction)).map(({ name }) => name);
    expect(await names()).toEqual(['two', 'three']);
    await server.ask('PUT', '/people/known', { attributes: { attribute1: 'x' } });
    server.now = Date.now() + 91 * DAY_MS;
    await act('lin', 'new');
    await server.ask('GET', '/in-app/sync/passing');
    await sweep(server.services);
    expect(await names()).toEqual(['new']);
    const people = (await server.services.db.select().from(surveyPerson)).map(({ userId }) => userId);
    expect(people).toEqual(expect.arrayContaining(['lin', 'known', 'ada']));
    expect(people).not.toContain('passing');
  });

  test('events of use go after 400 days, and the oldest of too many', async () => {
    const token = await server.signIn();
    const track = (event: string) =>
      server.call('POST', '/api/track', { json: { event, source: 'x' }, headers: { 'x-auth-token': token } });
    const events = async () => (await server.services.db.select().from(usageEvent)).map(({ event }) => event);
    for (const event of ['login', 'new_project', 'view_page']) await track(event);
    await sweepUsage(server.services, 2);
    expect(await events()).toEqual(['new_project', 'view_page']);
    server.now += 401 * DAY_MS;
    await sweep(server.services);
    expect(await events()).toEqual([]);
  });
});
