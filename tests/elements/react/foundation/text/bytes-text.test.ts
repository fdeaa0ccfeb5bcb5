import { expect, test } from 'vitest';
import { bytesText } from '../../../../../elements/react/foundation/text/bytes-text';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [824, '824 bytes'],
  [1000, '1 kB'],
  [8240, '8.2 kB'],
  [9960, '10 kB'],
  [640_400, '640 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_340_000, '2.3 MB'],
  [999_600_000, '1 GB'],
  [2_500_000_000_000, '2,500 GB'],
])('%d is %s', (bytes, text) => {
  expect(bytesText({ locale: 'en' }, bytes)).toBe(text);
});

test('a size is written as the language of the screen writes it', () => {
  expect(bytesText({ locale: 'de' }, 2_340_000)).toBe('2,3 MB');
  expect(bytesText({ locale: 'fr' }, 2_340_000)).toBe('2,3\u202fMo');
});
