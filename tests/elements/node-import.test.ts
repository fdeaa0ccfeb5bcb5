// @vitest-environment node
import { expect, test } from 'vitest';

test('a server can import the elements', async () => {
  expect(typeof customElements).toBe('undefined');
  const { defineElements } = await import('../../elements/index');
  const auto = await import('../../elements/auto');
  expect(() => defineElements({ prefix: 'acme-' })).not.toThrow();
  expect(auto.defineElements).toBe(defineElements);
});
