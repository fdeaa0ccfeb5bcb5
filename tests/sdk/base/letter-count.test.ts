import { expect, test } from 'vitest';
import { letterCount } from '../../../sdk/base/letter-count';

test.each([
  ['', 0],
  ['Sale', 4],
  ['👨‍👩‍👧‍👦', 1],
  ['👍🏽🇩🇪1️⃣', 3],
  ['e\u0301te\u0301', 3],
  ['นี้', 1],
  ['a\r\nb', 3],
])('%j has as many letters as people see', (text, count) => {
  expect(letterCount(text)).toBe(count);
});
