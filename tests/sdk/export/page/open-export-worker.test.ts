// @vitest-environment happy-dom
/** Workers of another origin: a page that refuses them does not spoil other pages, nor does a lost network. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const WORKER_URL = 'https://videos.test/player/export-worker.js';
const events = { onMessage: () => undefined, onBreakdown: () => undefined };

/** What the next workers do once they are made. */
let answer: 'ready' | 'unstartable' | 'error';
let workersMade: number;

class FakeWorker extends EventTarget {
  constructor() {
    super();
    workersMade += 1;
    const event =
      answer === 'error'
        ? new Event('error', { cancelable: true })
        : new MessageEvent('message', { data: { type: answer } });
    queueMicrotask(() => this.dispatchEvent(event));
  }
  postMessage() {}
  terminate() {}
}

beforeEach(() => {
  workersMade = 0;
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The module as a page has it that was loaded from this address. */
async function loadPage(path: string) {
  vi.resetModules();
  const entry = { name: `https://shop.test${path}`, type: 'navigate' } as unknown as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  const { openExportWorker } = await import('../../../../sdk/export/page/open-export-worker');
  return () =>
    openExportWorker(WORKER_URL, events).then(
      () => 'open',
      (thrown: { code?: string }) => thrown.code,
    );
}

test('a page whose policy refuses is not asked again, and other pages of the site are', async () => {
  answer = 'error';
  expect(await (await loadPage('/help'))()).toBe('export_worker_refused');
  answer = 'ready';
  expect(await (await loadPage('/help'))()).toBe('export_worker_refused');
  expect(workersMade).toBe(1);
  expect(await (await loadPage('/editor'))()).toBe('open');
});

test('a worker that ran and found no network is tried again', async () => {
  const open = await loadPage('/editor');
  answer = 'unstartable';
  expect(await open()).toBe('export_worker_refused');
  answer = 'ready';
  expect(await open()).toBe('open');
});
