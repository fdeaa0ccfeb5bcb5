import { expect, it } from 'vitest';
import { forgetSession, sessionMemory } from '../../../../sdk/stores/session/session-memory';

/** As a browser's: its keys are its own properties. */
function tabStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => delete storage[key],
  };
  const storage: Record<string, string> & object = Object.create(methods);
  return storage as unknown as Storage;
}

it('keeps what was written, for one account and name', () => {
  const storage = tabStorage();
  const memory = (name: string, account: string | undefined) => sessionMemory<number[]>(name, account, () => storage);
  memory('board', '7').write([1, 2]);
  expect(memory('board', '7').read()).toEqual([1, 2]);
  expect(memory('board', '8').read()).toBeUndefined();
  expect(memory('question', '7').read()).toBeUndefined();
  memory('board', undefined).write([3]);
  expect(memory('board', undefined).read()).toBeUndefined();
  memory('board', '7').write(undefined);
  expect(memory('board', '7').read()).toBeUndefined();
});

it('forgets all of it, and nothing else', () => {
  const storage = tabStorage();
  storage.setItem('other', 'x');
  sessionMemory('board', '7', () => storage).write([1]);
  forgetSession(() => storage);
  expect(Object.keys(storage)).toEqual(['other']);
});

it('does without a storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const memory = sessionMemory('board', '7', forbidden);
  memory.write([1]);
  expect(memory.read()).toBeUndefined();
  forgetSession(forbidden);
});
