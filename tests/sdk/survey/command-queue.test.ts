import { describe, expect, it } from 'vitest';
import { createCommandQueue } from '../../../sdk/survey/command-queue';

function queueOf() {
  const log: string[] = [];
  const queue = createCommandQueue((thrown) => {
    log.push(`failed: ${thrown}`);
    throw new Error('the handler of the page fails too');
  });
  const later = (name: string, turns: number, fails = false) =>
    queue.add(async () => {
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      if (fails) throw name;
      log.push(name);
    });
  return { log, queue, later };
}

describe('commands', () => {
  it('run one after the other, in order', async () => {
    const { log, queue, later } = queueOf();
    await Promise.all([later('init', 20), later('a', 3), queue.add(() => void log.push('b')), later('c', 0)]);
    expect(log).toEqual(['init', 'a', 'b', 'c']);
  });

  it('go on after one that fails, at once or later, and whatever the handler does', async () => {
    const { log, queue, later } = queueOf();
    const failing = () => {
      throw 'b';
    };
    const outcomes = await Promise.all([later('a', 3, true), queue.add(failing), later('c', 1)]);
    expect(log).toEqual(['failed: a', 'failed: b', 'c']);
    expect(outcomes).toEqual([undefined, undefined, undefined]);
  });

  it('can be given by a command', async () => {
    const { log, queue, later } = queueOf();
    let inner: Promise<void> | undefined;
    await queue.add(() => {
      inner = later('inner', 2);
      log.push('outer');
    });
    await inner;
    expect(log).toEqual(['outer', 'inner']);
  });
});
