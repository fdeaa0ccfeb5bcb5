import { expect, test } from 'vitest';
import { mayReadMetrics } from '../../../../server/platform/http/metrics-access';

const TOKEN = 'a-token-of-the-operator';
const asked = (authorization?: string, address = '10.0.0.1') =>
  mayReadMetrics(
    { raw: new Request('http://spotreel.test/metrics', { headers: authorization ? { authorization } : {} }), address },
    TOKEN,
  );

test('a token opens the numbers from anywhere, and nothing else does', () => {
  expect(asked(`Bearer ${TOKEN}`)).toBe(true);
  expect([asked(), asked('Bearer wrong'), asked(`Basic ${TOKEN}`), asked(undefined, '127.0.0.1')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
