/** Google and Trustpilot behind the port: what is asked and read, and how they fail. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGooglePlaces } from '../../../../server/external/providers/google-places';
import type { ReviewProvider } from '../../../../server/external/providers/review-provider';
import { createTrustpilot } from '../../../../server/external/providers/trustpilot';
import type { ApiError } from '../../../../server/platform/http/api-error';
import type { Log } from '../../../../server/platform/log/log';
import { type LocalReviews, startLocalReviews } from '../../fixtures/reviews/review-providers';

let local: LocalReviews;
let now = 1_760_000_000_000;
let google: ReviewProvider;
let trustpilot: ReviewProvider;
const logged: string[] = [];
const warn = (...parts: unknown[]) =>
  logged.push(
    JSON.stringify(parts, (_key, value) => (value instanceof Error ? `${value.stack} ${value.cause}` : value)),
  );
const log = { warn } as unknown as Log;

beforeAll(async () => {
  local = await startLocalReviews();
});
afterAll(() => local.close());
beforeEach(() => {
  const options = { clock: { now: () => now }, log, answerMs: 300 };
  google = createGooglePlaces(local.settings.google, options);
  trustpilot = createTrustpilot(local.settings.trustpilot, options);
});
afterEach(() => {
  local.asked.length = 0;
  Object.assign(local, { calls: 'up', headers: {} });
});

const refusal = (provider: ReviewProvider, reference: string): Promise<ApiError> =>
  provider.read(reference).then(
    () => Promise.reject(new Error('It was answered')),
    (error) => error,
  );

describe('Google', () => {
  test('reads the reviews of a place in the language in which they were written', async () => {
    const found = await google.read('ChIJcafe');
    expect(found).toMatchObject({
      name: 'Café Morgenrot',
      reference: 'ChIJcafe',
      url: 'https://maps.google.com/?cid=7',
      reviews: [
        {
          author: 'Lea Brandt',
          text: 'Der beste Kaffee der Stadt.',
          score: 5,
          writtenAt: new Date('2026-01-02T10:20:30.123Z'),
          url: 'https://www.google.com/maps/reviews/data=1',
        },
        { author: 'Jonas', score: 2 },
        { author: 'Mia', text: '' },
      ],
    });
    expect(local.asked).toEqual(['/v1/places/ChIJcafe id,displayName,googleMapsUri,reviews']);
  });

  test('does not know every place', async () => {
    expect(await google.read('../../nothing')).toBeUndefined();
    expect(local.asked[0]).toContain('/v1/places/..%2F..%2Fnothing');
  });

  test('searches places by words', async () => {
    expect(await google.searchPlaces?.('café berlin')).toEqual([
      { place: 'ChIJcafe', name: 'Café Morgenrot', address: 'Kastanienallee 85, Berlin', score: 4.4, reviews: 812 },
      { place: 'ChIJnew', name: 'Café Neu', address: '', score: null, reviews: 0 },
    ]);
  });
});

describe('Trustpilot', () => {
  test.each([
    'halo-lamps.com',
    'www.halo-lamps.com',
    'https://www.halo-lamps.com/lamps?a=1',
    'https://uk.trustpilot.com/review/www.halo-lamps.com',
  ])('finds the business of %s', async (typed) => {
    const found = await trustpilot.read(typed);
    expect(found).toMatchObject({ name: 'Halo Lamps', reference: 'halo-lamps.com' });
    expect(found?.url).toBe('https://www.trustpilot.com/review/halo-lamps.com');
  });

  test('reads page after page until the last', async () => {
    const { reviews = [] } = (await trustpilot.read('halo-lamps.com')) ?? {};
    expect(reviews).toHaveLength(120);
    expect(reviews[0]).toEqual({
      author: 'Customer 1',
      text: 'Review 1',
      score: 5,
      writtenAt: new Date('2025-12-31T23:59:00Z'),
      url: 'https://www.trustpilot.com/reviews/5f1',
    });
    expect(reviews[1]?.text).toBe('Title 2');
    expect(local.asked).toEqual([
      '/v1/business-units/find?name=halo-lamps.com',
      '/v1/business-units/46d6a890000064000500e0c3/reviews?page=1&perPage=100&orderBy=createdat.desc',
      '/v1/business-units/46d6a890000064000500e0c3/reviews?page=2&perPage=100&orderBy=createdat.desc',
    ]);
  });

  test('does not know every domain', async () => {
    expect(await trustpilot.read('nothing.example')).toBeUndefined();
  });
});

describe('a provider that fails', () => {
  test.each(['down', 'garbage', 'html', 'cut', 'slow', 'endless'] as const)(
    'is unavailable when it is %s',
    async (calls) => {
      local.calls = calls;
      for (const [provider, reference, name] of [
        [google, 'ChIJcafe', 'Google'],
        [trustpilot, 'halo-lamps.com', 'Trustpilot'],
      ] as const) {
        const { code, message } = await refusal(provider, reference);
        expect([code, message]).toEqual([
          'provider_unavailable',
          `${name} does not respond. Try again in a few minutes.`,
        ]);
      }
    },
  );

  test('is left alone as long as it asks for that', async () => {
    Object.assign(local, { calls: 'limited', headers: { 'retry-after': '30' } });
    expect(await refusal(google, 'ChIJcafe')).toMatchObject({ code: 'provider_limited', retryAfterSeconds: 30 });
    local.calls = 'up';
    expect(await refusal(google, 'ChIJcafe')).toMatchObject({ code: 'provider_limited' });
    expect(local.asked).toHaveLength(1);
    now += 30_000;
    expect(await google.read('ChIJcafe')).toBeDefined();
  });

  test('never has its key in the log', async () => {
    local.calls = 'down';
    await refusal(google, 'ChIJcafe');
    await refusal(trustpilot, 'halo-lamps.com');
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.join()).not.toContain('-secret');
  });
});
