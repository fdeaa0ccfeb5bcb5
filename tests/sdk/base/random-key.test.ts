import { afterEach, expect, it, vi } from 'vitest';
import { randomKey } from '../../../sdk/base/random-key';

afterEach(() => vi.unstubAllGlobals());

it('needs no page with https, and never comes twice', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
