import { expect, test } from 'vitest';
import { nearName } from '../../../../../server/platform/http/validation/near-name';

const KNOWN = ['primaryColor', 'font', 'id', 'isDraft'];

test.for([
  ['primarycolor', 'primaryColor'],
  ['primary_color', 'primaryColor'],
  ['primaryColour', 'primaryColor'],
  ['fonts', 'font'],
  ['is_draft', 'isDraft'],
  ['ids', 'id'],
  ['accent', undefined],
  ['x', undefined],
  ['p'.repeat(61), undefined],
] as const)('%s: %s', ([name, near]) => {
  expect(nearName(name, KNOWN)).toBe(near);
});
