import { describe, expect, test } from 'vitest';
import { createTracker, type TrackerOptions } from '../../../sdk/tracker/tracker';

function tracked(change: Partial<TrackerOptions> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const page = { url: 'https://app.example/grid?search=secret#top' };
  const tracker = createTracker({
    baseUrl: 'https://api.example',
    token: () => 'session-token',
    person: () => ({ id: 7, email: 'ada@example.com' }),
    pageUrl: () => page.url,
    userAgent: 'Agent/1',
    globalPrivacyControl: () => false,
    enabled: true,
    fetch: async (url, init) => {
      requests.push({ url, init });
    },
    ...change,
  });
  const bodies = () => requests.map(({ init }) => JSON.parse(String(init.body)));
  return { tracker, requests, bodies, page };
}

describe('the tracker', () => {
  test('sends one request an event, that outlives the page, with the token in its header', () => {
    const { tracker, requests, bodies } = tracked();
    tracker.login('password');
    tracker.newProject('recipe-page', 'Product launch');
    expect(requests.map(({ url }) => url)).toEqual(['https://api.example/api/track', 'https://api.example/api/track']);
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'X-AUTH-TOKEN': 'session-token' },
    });
    expect(bodies()).toEqual([
      {
        event: 'login',
        source: 'password',
        user_agent: 'Agent/1',
        email: 'ada@example.com',
        user_id: 7,
        page_url: 'https://app.example/grid',
      },
      expect.objectContaining({ event: 'new_project', search_term: 'Product launch' }),
    ]);
  });

  test('counts a page once until another is shown', () => {
    const { tracker, bodies, page } = tracked();
    tracker.viewPage();
    tracker.viewPage();
    page.url = 'https://app.example/';
    tracker.viewPage();
    expect(bodies().map(({ event, source, page_url }) => [event, source, page_url])).toEqual([
      ['view_page', 'backend', 'https://app.example/grid'],
      ['view_page', 'backend', 'https://app.example/'],
    ]);
  });

  test.each<[string, Partial<TrackerOptions>]>([
    ['nobody asked for it', { enabled: false }],
    ['the browser asks not to be tracked', { globalPrivacyControl: () => true }],
    ['nobody is signed in', { token: () => undefined }],
  ])('sends nothing when %s', (_, change) => {
    const { tracker, requests } = tracked(change);
    tracker.login('password');
    tracker.viewPage();
    expect(requests).toEqual([]);
  });

  test('fails in silence', async () => {
    const { tracker } = tracked({
      fetch: () => {
        throw new Error('blocked');
      },
    });
    expect(() => tracker.login('password')).not.toThrow();
    const { tracker: offline } = tracked({ fetch: () => Promise.reject(new Error('offline')) });
    offline.viewPage();
    await new Promise((resolve) => setTimeout(resolve));
  });
});
