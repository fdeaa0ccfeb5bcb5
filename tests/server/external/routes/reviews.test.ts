/** Sources of reviews of an account, and the reviews that they have. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { review, reviewSource } from '../../../../server/external/tables';
import { personalDataDomain } from '../../../../server/personal-data/domain';
import { DEFAULT_RATE_LIMITS } from '../../../../server/rate-limits';
import { googlePlace } from '../../fixtures/reviews/provider-answers';
import { type LocalReviews, startLocalReviews } from '../../fixtures/reviews/review-providers';
import { createTestServer, type TestServer } from '../../fixtures/test-server';

const HOUR_MS = 60 * 60 * 1000;

let local: LocalReviews;
let server: TestServer;
let people = 0;

beforeAll(async () => {
  local = await startLocalReviews();
  const rateLimits = { ...DEFAULT_RATE_LIMITS, external: { points: 1000, seconds: 60 } };
  server = await createTestServer({ reviews: local.settings, rateLimits });
});
afterAll(async () => {
  await server.close();
  await local.close();
});
afterEach(() => {
  local.asked.length = 0;
  Object.assign(local, { calls: 'up', headers: {}, place: googlePlace });
});

const SOURCES = '/api/v1/external/review/user-source';
async function newPerson() {
  people += 1;
  const email = `reader${people}@spotreel.test`;
  await server.addUser({ email });
  let token = await server.signIn(email);
  return {
    /** Sessions end meanwhile. */
    later: async (ms: number) => {
      server.now += ms;
      token = await server.signIn(email);
    },
    get: async (path: string) => server.call('GET', path, { token }),
    add: async (json: unknown) => server.call('POST', SOURCES, { token, json }),
    post: async (path: string, json: unknown) => server.call('POST', path, { token, json }),
    remove: async (id: number) => server.call('DELETE', `${SOURCES}/${id}`, { token }),
    reviews: async (query = '') => (await server.call('GET', `/api/v1/external/review${query}`, { token })).json.data,
  };
}
const textsOf = (page: { reviews: { text: string }[] }) => page.reviews.map(({ text }) => text);

describe('kinds of sources', () => {
  test('are those with a key, files and texts', async () => {
    const { get } = await newPerson();
    expect((await get('/api/v1/external/review/source')).json.data).toEqual([
      { source: 'google', name: 'Google', url: 'https://www.google.com/maps' },
      { source: 'trustpilot', name: 'Trustpilot', url: 'https://www.trustpilot.com' },
      { source: 'file', name: 'CSV or Excel file' },
      { source: 'text', name: 'Pasted text' },
    ]);
  });

  test('without a key are not offered, and refused', async () => {
    const bare = await createTestServer();
    const token = await bare.signIn();
    const { json } = await bare.call('GET', '/api/v1/external/review/source', { token });
    expect(json.data.map(({ source }: { source: string }) => source)).toEqual(['file', 'text']);
    const added = await bare.call('POST', SOURCES, { token, json: { source: 'trustpilot', domain: 'a.example' } });
    expect([added.status, added.json.details]).toEqual([422, { source: ['Is not set up on this server'] }]);
    const searched = await bare.call('GET', `${SOURCES}/places/cafe`, { token });
    expect(searched.json.details).toEqual({ source: ['Is not set up on this server'] });
    await bare.close();
  });
});

describe('a source', () => {
  test('of a business at Google is found by words, added and listed', async () => {
    const { get, add, reviews } = await newPerson();
    const { json } = await get(`${SOURCES}/places/${encodeURIComponent('café / berlin')}`);
    expect(json.data[0]).toMatchObject({ place: 'ChIJcafe', name: 'Café Morgenrot', reviews: 812 });
    const added = await add({ source: 'google', place: json.data[0].place });
    expect(added.status).toBe(200);
    expect(added.json.data).toMatchObject({
      source: 'google',
      name: 'Café Morgenrot',
      reference: 'ChIJcafe',
      reviews: 2,
      problem: null,
      url: 'https://maps.google.com/?cid=7',
    });
    expect((await get(SOURCES)).json.data).toEqual([added.json.data]);
    expect((await get(`${SOURCES}/${added.json.data.id}`)).json.data).toEqual(added.json.data);
    expect(await reviews()).toMatchObject({
      reviews: [{ author: 'Lea Brandt', score: 5, kind: 'google', source: added.json.data.id }],
      totalResults: 1,
      problem: null,
    });
  });

  test('of the same business is there once', async () => {
    const { add, get } = await newPerson();
    const [first, second] = await Promise.all([
      add({ source: 'trustpilot', domain: 'halo-lamps.com' }),
      add({ source: 'trustpilot', domain: 'https://www.halo-lamps.com' }),
    ]);
    expect(second.json.data.id).toBe(first.json.data.id);
    expect((await get(SOURCES)).json.data).toMatchObject([{ reviews: 120 }]);
  });

  test('of a file can be looked at before it is added', async () => {
    const { add, post, reviews } = await newPerson();
    const text = 'author,rating,review\nAda,5,Lovely\nBob,2,Slow\nCleo,,Fine\n,7,Bad\n';
    const checked = await post(`${SOURCES}/check`, { source: 'file', text });
    expect(checked.json.data).toMatchObject({
      count: 3,
      first: [{ author: 'Ada', text: 'Lovely', score: 5, writtenAt: null }, {}, {}],
      unreadable: 1,
      problems: [{ row: 5, message: 'The score is not a number from 1 to 5.' }],
    });
    expect((await reviews()).totalResults).toBe(0);
    const { json } = await add({ source: 'file', name: ' reviews.csv ', text });
    expect(json.data).toMatchObject({ source: 'file', name: 'reviews.csv', reference: null, reviews: 3 });
    // an unknown score is not one of at least 4, nor of at least 1
    expect(textsOf(await reviews())).toEqual(['Lovely']);
    expect(textsOf(await reviews('?minScore=1')).toSorted()).toEqual(['Lovely', 'Slow']);
    expect(textsOf(await reviews('?minScore=0')).toSorted()).toEqual(['Fine', 'Lovely', 'Slow']);
    expect(textsOf(await reviews('?perPage=50&minScore=4&source='))).toEqual(['Lovely']);
  });

  test('is deleted with its reviews', async () => {
    const { add, remove, get, reviews } = await newPerson();
    const { json } = await add({ source: 'text', name: 'Mine', text: 'Lovely' });
    expect((await remove(json.data.id)).json.data).toEqual({ id: json.data.id });
    expect((await get(`${SOURCES}/${json.data.id}`)).status).toBe(404);
    expect((await reviews()).reviews).toEqual([]);
    expect(await reviews(`?source=${json.data.id}`)).toBeUndefined();
  });

  test.each([
    ['a place that Google does not know', { source: 'google', place: 'nowhere' }, 'place'],
    ['a domain that Trustpilot does not know', { source: 'trustpilot', domain: 'nowhere.example' }, 'domain'],
    ['a text without reviews', { source: 'text', name: 'Mine', text: ' \n ' }, 'text'],
    ['a file without a name', { source: 'file', name: ' ', text: 'review\nGood' }, 'name'],
    ['a kind that is not there', { source: 'yelp', place: 'x' }, 'source'],
  ])('is refused for %s', async (_what, draft, field) => {
    const { add, get } = await newPerson();
    const { status, json } = await add(draft);
    expect([status, Object.keys(json.details)]).toEqual([422, [field]]);
    expect((await get(SOURCES)).json.data).toEqual([]);
  });

  test('is refused while its provider fails', async () => {
    const { add } = await newPerson();
    local.calls = 'down';
    const { status, json } = await add({ source: 'google', place: 'ChIJcafe' });
    expect([status, json.code]).toEqual([503, 'provider_unavailable']);
  });

  test('is one of at most 20', async () => {
    const { add } = await newPerson();
    for (let nr = 0; nr < 20; nr++) await add({ source: 'text', name: `Source ${nr}`, text: 'Good' });
    const { status, json } = await add({ source: 'text', name: 'One more', text: 'Good' });
    expect([status, json.code]).toEqual([422, 'source_limit']);
  });
});

describe('reviews', () => {
  test('come in pages of at most 50, the newest first', async () => {
    const { add, reviews } = await newPerson();
    await add({ source: 'trustpilot', domain: 'halo-lamps.com' });
    const first = await reviews('?perPage=500');
    expect([first.reviews.length, first.totalResults, first.page]).toEqual([50, 96, 1]);
    expect(first.reviews.every(({ score }: { score: number }) => score >= 4)).toBe(true);
    const second = await reviews('?page=2');
    expect(second.reviews).toHaveLength(46);
    const times = [...first.reviews, ...second.reviews].map(({ writtenAt }: { writtenAt: string }) => writtenAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('of one source can be asked for', async () => {
    const { add, reviews } = await newPerson();
    await add({ source: 'text', name: 'One', text: '5 stars - First' });
    const { json } = await add({ source: 'text', name: 'Two', text: 'Second (4/5)' });
    expect(textsOf(await reviews(`?source=${json.data.id}`))).toEqual(['Second']);
  });

  test('are read again after six hours, by one of several requests', async () => {
    const { add, reviews, later } = await newPerson();
    await add({ source: 'google', place: 'ChIJcafe' });
    local.asked.length = 0;
    await later(6 * HOUR_MS - 1000);
    await reviews();
    expect(local.asked).toHaveLength(0);
    await later(2000);
    const [, lea] = googlePlace.reviews;
    local.place = { ...googlePlace, reviews: [{ ...lea, rating: 5 }] };
    await Promise.all([reviews(), reviews(), reviews()]);
    expect(local.asked).toHaveLength(1);
    expect(textsOf(await reviews())).toEqual(['Zu laut.']);
  });

  test('of before stay while a provider fails, which is told', async () => {
    const { add, get, reviews, later } = await newPerson();
    await add({ source: 'google', place: 'ChIJcafe' });
    await later(7 * HOUR_MS);
    local.calls = 'down';
    const failed = await reviews();
    expect(failed.problem).toBe('Café Morgenrot: Google does not respond. Try again in a few minutes.');
    expect(failed.reviews).toHaveLength(1);
    expect((await get(SOURCES)).json.data[0].problem).toBe('Google does not respond. Try again in a few minutes.');
    local.calls = 'up';
    local.asked.length = 0;
    await reviews();
    expect(local.asked).toHaveLength(0);
    await later(11 * 60 * 1000);
    expect(await reviews()).toMatchObject({ problem: null });
  });

  test('are an empty list where none could ever be loaded', async () => {
    const { add, reviews, later } = await newPerson();
    local.place = { ...googlePlace, reviews: [] };
    await add({ source: 'google', place: 'ChIJcafe' });
    await later(7 * HOUR_MS);
    local.calls = 'html';
    expect(await reviews()).toMatchObject({ reviews: [], totalResults: 0, problem: expect.stringContaining('Google') });
  });
});

test('an account that is removed takes its sources and reviews along', async () => {
  const { db } = server.services;
  const id = await server.addUser({ email: 'gone@spotreel.test' });
  const token = await server.signIn('gone@spotreel.test');
  const before = [await db.$count(reviewSource), await db.$count(review)];
  await server.call('POST', SOURCES, { token, json: { source: 'text', name: 'Mine', text: 'Good\n\nBetter' } });
  expect([await db.$count(reviewSource), await db.$count(review)]).toEqual([before[0]! + 1, before[1]! + 2]);
  await server.services.modules.servicesOf(personalDataDomain).deleteAccount(id);
  expect([await db.$count(reviewSource), await db.$count(review)]).toEqual(before);
});
