import { rollup } from 'rollup';
import { expect, test } from 'vitest';
import { withoutUnreadParts } from '../../../build/bundles/call-parts.mjs';

async function bundled(code: string): Promise<string> {
  const source = { name: 'source', resolveId: (id: string) => id, load: () => code };
  const bundle = await rollup({ input: 'calls.js', plugins: [source, withoutUnreadParts()] });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

test('a browser gets what sends a call, not what describes it, and each line stays where it was', async () => {
  const code = `const defineCall = (call) => call;
export const calls = {
  one: defineCall({
    method: 'GET',
    summary: 'Says what there is.',
    errors: ['not_found'],
    path: '/v1/one',
  }),
  two: defineCall({ path: '/v1/two', query: 'question', output: { summary: 'kept' }, summary: 'Last' }),
  three: defineCall({
    path: '/v1/three',
    body: object({
      size: 3,
    }),
    output: 'three',
  }),
};
export const other = { summary: 'of something else' };`;
  const short = await bundled(code);
  expect(short).not.toMatch(/Says what there is|not_found|Last|question|size/);
  expect(short).toMatch(/method: 'GET'/);
  expect(short).toMatch(/path: '\/v1\/one'/);
  expect(short).toMatch(/summary: 'kept'/);
  expect(short).toMatch(/body: true/);
  expect(short).toMatch(/of something else/);
  expect(short.split('\n').findIndex((line) => line.includes('/v1/one'))).toBe(6);
  expect(short.split('\n').findIndex((line) => line.includes("'three'"))).toBe(14);
});
