import { describe, expect, it } from 'vitest';
import { createCommandQueue } from '../../../sdk/survey/command-queue';

function queueOf() {
  const log: string[] = [];
  const widget = { isInitialized: false };
  const queue = createCommandQueue({
    isInitialized: () => widget.isInitialized,
    onRefused: (name) => log.push(`${name} refused`),
    onError: (thrown, name) => {
      log.push(`${name} failed: ${thrown}`);
      throw new Error('the handler of the page fails too');
    },
  });
  const init = (turns: number, fails = false) =>
    queue.add({
      name: 'init',
      isFirst: true,
      run: async () => {
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        if (fails) throw 'no sync';
        log.push('init');
        widget.isInitialized = true;
      },
    });
  const track = (name: string) => queue.add({ name, run: () => void log.push(name) });
  return { log, queue, init, track };
}

describe('commands', () => {
  it('run one after the other, in order', async () => {
    const { log, init, track } = queueOf();
    const outcomes = await Promise.all([init(20), track('a'), track('b')]);
    expect([log, outcomes]).toEqual([
      ['init', 'a', 'b'],
      ['done', 'done', 'done'],
    ]);
  });

  it('before init are refused, and not run', async () => {
    const { log, init, track } = queueOf();
    const outcomes = await Promise.all([track('a'), init(1), track('b')]);
    expect([log, outcomes]).toEqual([
      ['a refused', 'init', 'b'],
      ['refused', 'done', 'done'],
    ]);
  });

  it('go on after one that fails, at once or later, and whatever the handler does', async () => {
    const { log, queue, init, track } = queueOf();
    const outcomes = await Promise.all([
      init(3, true),
      track('a'),
      init(3),
      queue.add({
        name: 'b',
        run: () => {
          throw 'broken';
        },
      }),
      track('c'),
    ]);
    expect(log).toEqual(['init failed: no sync', 'a refused', 'init', 'b failed: broken', 'c']);
    expect(outcomes).toEqual(['failed', 'refused', 'done', 'failed', 'done']);
  });
});
