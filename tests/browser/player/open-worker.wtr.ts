/** The built worker, whose file is slow, hangs or is refused. `?delay=` is answered by the runner (tests/wtr.config.mjs). */
import { expect } from 'chai';
import { openWorker } from '../../../sdk/player/compiling/open-worker';
import type { WorkerLink } from '../../../sdk/player/compiling/worker-link';

const fontsUrl = '/dist/library/fonts/';
const events = { onMessage: () => {}, onBreakdown: () => {} };
const opened: (WorkerLink | undefined)[] = [];
const Own = window.Worker;
afterEach(() => {
  window.Worker = Own;
  for (const link of opened.splice(0)) link?.close();
});

async function open(delay: string, aloneMs: number, togetherMs = 15_000) {
  const workerUrl = `/dist/player/scene-worker.js?delay=${delay}`;
  const before = performance.now();
  const link = await openWorker({ workerUrl, fontsUrl }, events, { aloneMs, togetherMs });
  opened.push(link);
  return { link, tookMs: performance.now() - before };
}

describe('opening the worker', () => {
  it('waits for a file that is slow, and does not ask for it anew', async () => {
    const { link, tookMs } = await open('1500', 300);
    expect(link).not.to.equal(undefined);
    expect(tookMs).to.be.within(1400, 2900);
  });

  it('ends without a file that never comes', async () => {
    const { link, tookMs } = await open('never', 200, 800);
    expect(link).to.equal(undefined);
    expect(tookMs).to.be.within(700, 5000);
  });

  it('ends at once without a file that is refused', async () => {
    const { link, tookMs } = await open('refused', 10_000);
    expect(link).to.equal(undefined);
    expect(tookMs).to.be.below(5000);
  });

  it('leaves it to the page where a worker says nothing', async () => {
    window.Worker = class extends EventTarget {
      terminate() {}
    } as never;
    const { link } = await open('0', 200);
    expect(link?.isThread).to.equal(false);
  });
});
