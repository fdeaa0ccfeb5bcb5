import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSpotreel, settle } from '../open-spotreel';

const requests: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a log-in, a new project and a page are reported with the session', async () => {
  const { spotreel } = await openSpotreel({ tracking: true });
  await spotreel.projects.create({ recipeId: 1, templateFamilyId: 2, ratio: 'portrait' });
  spotreel.tracker.viewPage();
  await settle();
  expect(requests.map(({ body }) => [body.event, body.source])).toEqual([
    ['login', 'spotreel'],
    ['new_project', 'spotreel'],
    ['view_page', 'backend'],
  ]);
  expect(requests[1]?.body.search_term).toEqual(expect.any(String));
  expect(requests.map(({ url }) => url)).toEqual(Array(3).fill('http://stub/api/track'));
  expect(requests[2]?.headers.get('x-auth-token')).toBe('token-1');
});

it('nothing is reported unless the page asks for it', async () => {
  const { spotreel } = await openSpotreel();
  spotreel.tracker.viewPage();
  await settle();
  expect(requests).toEqual([]);
});

it('events go to another host once the app knows which', async () => {
  let know = (_url: string) => {};
  const asked = new Promise<string>((resolve) => {
    know = resolve;
  });
  const { spotreel } = await openSpotreel({ tracking: true, trackingUrl: () => asked });
  spotreel.tracker.viewPage();
  await settle();
  expect(requests).toEqual([]);
  know('https://events.test');
  await settle();
  expect(requests.map(({ url }) => url)).toEqual(Array(2).fill('https://events.test/api/track'));
});
