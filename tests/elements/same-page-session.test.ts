import { afterEach, expect, test, vi } from 'vitest';
import { englishWords } from '../../sdk/i18n/english-words';
import { localSecurityStorage } from '../../sdk/stores/session/local-security-storage';

afterEach(() => localStorage.clear());

test('two accounts of one page hear what the other writes, and nothing of their own', () => {
  const first = localSecurityStorage('spotreel.security');
  const second = localSecurityStorage('spotreel.security');
  const heard = { first: 0, second: 0 };
  first.subscribe?.(() => {
    heard.first += 1;
  });
  const stop = second.subscribe?.(() => {
    heard.second += 1;
  });
  first.write('signed in');
  expect(heard).toEqual({ first: 0, second: 1 });
  expect(second.read()).toBe('signed in');
  stop?.();
  first.write(null);
  expect(heard.second).toBe(1);
});

test('accounts of two servers do not hear each other', () => {
  const heard = vi.fn();
  localSecurityStorage('spotreel.security https://a.example').subscribe?.(heard);
  localSecurityStorage('spotreel.security https://b.example').write('signed in');
  expect(heard).not.toHaveBeenCalled();
});

test('two copies of the code share the words of a page', async () => {
  vi.resetModules();
  const copy = await import('../../sdk/i18n/english-words');
  expect(copy.englishWords).not.toBe(englishWords);
  expect(copy.englishWords('embedded.video')).toBe(englishWords('embedded.video'));
  expect(englishWords('embedded.video')).toBe('Video');
});
