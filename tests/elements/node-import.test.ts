// @vitest-environment node
import { expect, test } from 'vitest';

test('a server can import the elements', async () => {
  expect(typeof customElements).toBe('undefined');
  const { defineElements } = await import('../../elements/index');
  await import('../../elements/auto');
  await import('../../elements/define/define-late');
  expect(() => defineElements({ prefix: 'acme-' })).not.toThrow();
});
