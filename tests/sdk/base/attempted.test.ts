import { expect, it } from 'vitest';
import { attempted } from '../../../sdk/base/attempted';

it('gives what the work gives, and nothing where it throws', () => {
  expect(attempted(() => JSON.parse('{"a":1}'))).toEqual({ a: 1 });
  expect(attempted(() => JSON.parse('no JSON'))).toBeUndefined();
});
