import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { closeAll } from '../../server/close-all';

test('a slow one does not keep the others open, and one that fails is known when all have ended', async () => {
  const closed: string[] = [];
  const gate = new EventEmitter();
  const slow = async () => {
    await once(gate, 'end');
    closed.push('sender');
  };
  const failing = () => {
    throw new Error('the port is gone');
  };
  const all = closeAll([slow, failing, () => void closed.push('renders')]);
  await Promise.resolve();
  expect(closed).toEqual(['renders']);
  gate.emit('end');
  await expect(all).rejects.toThrow('the port is gone');
  expect(closed).toEqual(['renders', 'sender']);
});
