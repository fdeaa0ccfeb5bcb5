import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeAudio } from '../../../../sdk/audio/compose';
import { type ComposerPort, createComposer } from '../../../../sdk/player/composing/composer';
import { createComposerHost } from '../../../../sdk/player/composing/composer-host';
import type { ToComposer } from '../../../../sdk/player/composing/composer-messages';
import { largeKit } from '../../audio/large-kit';

const { kit, scenes } = largeKit({ samples: 12, bars: 28, listed: 60, lengths: [2, 4] }, 7);
/** Proving this takes minutes. */
const hard = largeKit({ samples: 16, bars: 140, listed: 100, lengths: [2, 4, 8] }, 3);

type Listener = (event: { data: unknown }) => void;

/** A worker in this thread: messages go over as copies, and later. */
class TestWorker {
  readonly sent: ToComposer[] = [];
  isTerminated = false;
  readonly #listeners = new Map<string, Listener>();
  readonly #receive = createComposerHost((answer) => this.emit('message', answer));
  readonly #works: boolean;

  constructor(works = true) {
    this.#works = works;
    if (works) queueMicrotask(() => this.emit('message', { type: 'ready' }));
  }

  emit(type: string, data: unknown): void {
    if (!this.isTerminated) this.#listeners.get(type)?.({ data: structuredClone(data) });
  }

  postMessage(message: ToComposer): void {
    this.sent.push(structuredClone(message));
    if (this.#works) setTimeout(() => !this.isTerminated && this.#receive(structuredClone(message)));
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const composers: { dispose(): void }[] = [];
afterEach(() => {
  for (const composer of composers.splice(0)) composer.dispose();
  vi.useRealTimers();
});

function composerWith(worker: TestWorker) {
  const openWorker = vi.fn(() => worker as unknown as ComposerPort);
  const composer = createComposer({ workerUrl: '/composer-worker.js', openWorker });
  composers.push(composer);
  return { composer, openWorker };
}

describe('the composer in a worker', () => {
  it('answers what the page would, from one worker', async () => {
    const worker = new TestWorker();
    const { composer, openWorker } = composerWith(worker);
    const locks = [{ sampleId: kit.audioSamples[0]!.id, startSeconds: 0 }];
    const [first, second] = await Promise.all([
      composer.compose(kit, scenes),
      composer.compose(kit, scenes, { locks }),
    ]);
    expect(first).toEqual(await composeAudio(kit, scenes));
    expect(second).toEqual(await composeAudio(kit, scenes, { locks }));
    expect(worker.sent[1]).toMatchObject({ options: { locks } });
    expect(openWorker).toHaveBeenCalledOnce();
  });

  it('passes on what is wrong with the arguments', async () => {
    const { composer } = composerWith(new TestWorker());
    await expect(composer.compose(kit, [])).rejects.toMatchObject({ code: 'scenes_empty' });
  });

  it('ends a search that is not wanted any more', async () => {
    const worker = new TestWorker();
    const { composer } = composerWith(worker);
    const controller = new AbortController();
    const former = composer.compose(hard.kit, hard.scenes, { budgetMs: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await expect(former).rejects.toMatchObject({ code: 'aborted' });
    expect(worker.sent.at(-1)).toEqual({ type: 'cancel', requestId: 1 });
    // The thread is free again: the next answer does not wait for the former.
    expect(await composer.compose(kit, scenes)).toEqual(await composeAudio(kit, scenes));
  });

  it('does not start for a request that was aborted before', async () => {
    const { composer, openWorker } = composerWith(new TestWorker());
    await expect(composer.compose(kit, scenes, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    expect(openWorker).not.toHaveBeenCalled();
  });

  it('composes on the page where no worker can be had', async () => {
    const openWorker = vi.fn(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const composer = createComposer({ workerUrl: '/composer-worker.js', openWorker });
    expect(await composer.compose(kit, scenes)).toEqual(await composeAudio(kit, scenes));
    await composer.compose(kit, scenes);
    expect(openWorker).toHaveBeenCalledOnce();
  });

  it('composes on the page what a broken worker was asked for', async () => {
    const worker = new TestWorker(false);
    const { composer } = composerWith(worker);
    const composed = composer.compose(kit, scenes);
    worker.emit('error', {});
    expect(await composed).toEqual(await composeAudio(kit, scenes));
    expect(worker.isTerminated).toBe(true);
  });

  it('does not wait for a worker that never starts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { composer } = composerWith(new TestWorker(false));
    const composed = composer.compose(kit, scenes);
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect((await composed).tracks.length).toBeGreaterThan(0);
  });

  it('rejects what is asked for when it is disposed', async () => {
    const worker = new TestWorker();
    const { composer } = composerWith(worker);
    const composed = composer.compose(hard.kit, hard.scenes, { budgetMs: 60_000 });
    composer.dispose();
    await expect(composed).rejects.toMatchObject({ code: 'aborted' });
    expect(worker.isTerminated).toBe(true);
  });
});
