// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { refusesBlobs } from '../../../sdk/player/compiling/blob-policy';

test.each([
  ["default-src 'self'", true],
  ["default-src 'self'; worker-src blob:", false],
  ["Worker-Src 'self' BLOB:; script-src 'none'", false],
  ["script-src 'self' blob:; worker-src 'self'", true],
  ["child-src blob:; script-src 'self'", false],
  ['default-src blob:; script-src https://videos.example.com', true],
  ["img-src 'self'", false],
  ['', false],
])('%s: a worker out of a blob is refused: %s', (policy, isRefused) => {
  expect(refusesBlobs(policy)).toBe(isRefused);
});

describe('a refusal is remembered', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    document.head.replaceChildren();
  });

  /** The module as a page has it that was loaded from this address. */
  async function loadPage(path: string, type = 'navigate') {
    vi.resetModules();
    const entry = { name: `https://shop.test${path}`, type } as unknown as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    return import('../../../sdk/player/compiling/blob-policy');
  }

  test('by the page that refused, not by others of the site', async () => {
    const first = await loadPage('/help?a=1');
    expect(first.allowsBlobWorkers()).toBe(true);
    first.rememberBlobRefusal();
    expect(first.allowsBlobWorkers()).toBe(false);
    expect((await loadPage('/editor')).allowsBlobWorkers()).toBe(true);
    expect((await loadPage('/help?a=2#b')).allowsBlobWorkers()).toBe(false);
  });

  test('until the page is reloaded', async () => {
    (await loadPage('/help')).rememberBlobRefusal();
    const again = await loadPage('/help', 'reload');
    expect(again.allowsBlobWorkers()).toBe(true);
    again.rememberBlobRefusal();
    expect(again.allowsBlobWorkers()).toBe(false);
  });

  test('without storage, by the page itself', async () => {
    const throws = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throws);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throws);
    const page = await loadPage('/help');
    expect(page.allowsBlobWorkers()).toBe(true);
    page.rememberBlobRefusal();
    expect(page.allowsBlobWorkers()).toBe(false);
  });
});
