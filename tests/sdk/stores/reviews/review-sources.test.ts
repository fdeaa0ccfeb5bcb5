import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewUserSource } from '../../../../sdk/contract/reviews/review';
import { createReviewCheck, createReviewSources } from '../../../../sdk/stores/reviews/review-sources';
import { failure } from '../../client/stub-server';
import { openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const AT = '2026-11-22T12:00:00.000Z';
const source = (id: number, name: string): ReviewUserSource => ({
  id,
  name,
  source: 'text',
  reference: null,
  url: null,
  reviews: 2,
  refreshedAt: AT,
  problem: null,
  createdAt: AT,
});

async function open() {
  const { server, spotreel } = await openSpotreel();
  const store = createReviewSources(spotreel);
  server.answer('reviewUserSources', () => Response.json({ data: [source(1, 'Berlin'), source(2, 'Rome')] }));
  await store.load();
  const names = () => store.$sources.get().data?.map(({ name }) => name);
  return { server, spotreel, store, names };
}

describe('sources of reviews', () => {
  it('are added by name, one that is there already once', async () => {
    const { server, store, names } = await open();
    server.answer('createReviewUserSource', () => Response.json({ data: source(3, 'Paris') }));
    expect(await store.add({ source: 'text', name: 'Paris', text: 'Good' })).toBe(true);
    expect(names()).toEqual(['Berlin', 'Paris', 'Rome']);
    server.answer('createReviewUserSource', () => Response.json({ data: source(1, 'Berlin') }));
    await store.add({ source: 'google', place: 'x' });
    expect(names()).toEqual(['Berlin', 'Paris', 'Rome']);
  });

  it('say what is wrong with which field', async () => {
    const { server, store, names } = await open();
    const details = { domain: ['Trustpilot does not know this business. Check what you typed.'] };
    server.answer('createReviewUserSource', () =>
      Response.json({ code: 'validation_failed', message: 'Not valid.', details }, { status: 422 }),
    );
    expect(await store.add({ source: 'trustpilot', domain: 'x' })).toBe(false);
    expect(store.$form.get().failure?.details).toEqual(details);
    expect(names()).toHaveLength(2);
    store.forgetDraft();
    expect(store.$form.get().failure).toBeUndefined();
  });

  it('are removed once the server has agreed', async () => {
    const { server, store, names } = await open();
    server.answer('deleteReviewUserSource', () => failure('internal', 'No.', 500));
    expect(await store.remove(1)).toBe(false);
    expect(names()).toEqual(['Berlin', 'Rome']);
    server.answer('deleteReviewUserSource', () => Response.json({ data: { id: 1 } }));
    expect(await store.remove(1)).toBe(true);
    expect(names()).toEqual(['Rome']);
  });

  it('at Google are searched by words', async () => {
    const { server, store } = await open();
    const place = { place: 'a', name: 'Café', address: '', score: null, reviews: 0 };
    server.answer('reviewPlaces', () => Response.json({ data: [place] }));
    await store.searchPlaces('café / berlin');
    expect(store.$places.get().data).toEqual([place]);
    expect(server.asked('reviewPlaces')).toHaveLength(1);
    store.forgetDraft();
    expect(store.$places.get().data).toBeUndefined();
  });
});

describe('a look at a text', () => {
  const understood = { count: 1, first: [], unreadable: 0, problems: [] };

  it('shows what it would be understood as', async () => {
    const { server, spotreel } = await open();
    const check = createReviewCheck(spotreel);
    server.answer('checkReviews', () => Response.json({ data: understood }));
    await check.check('text', 'Good');
    expect(check.$understood.get()).toEqual(understood);
    check.forget();
    expect(check.$understood.get()).toBeUndefined();
  });
});
