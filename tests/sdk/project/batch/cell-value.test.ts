import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CellRules, isImageLink, readCell } from '../../../../sdk/project/batch/cell-value';
import { fieldOf } from './fixtures';

const strict: CellRules = { emptyValues: 'refuse', isFile: (name) => name === 'cup.png' };
const read = (key: string, cell: string, rules = strict) => readCell(fieldOf(key), cell, rules);

describe('a text', () => {
  test('is taken without the space around it', () => {
    expect(read('1.text.headline', '  Summer sale ')).toEqual({ value: 'Summer sale' });
  });

  test('that is too long says by how much, in characters as people count them', () => {
    expect(read('1.text.headline', 'x'.repeat(34))).toEqual({ problem: { code: 'too_long', excess: 14 } });
    expect(read('1.text.headline', '🎉'.repeat(20))).toEqual({ value: '🎉'.repeat(20) });
  });
});

test.each(['REGULAR_PRICE', 'DISCOUNT'])('an empty cell empties %s, whose sample would be wrong', (dataField) => {
  const field = { ...fieldOf('1.text.headline'), dataField };
  for (const emptyValues of ['refuse', 'keep'] as const)
    expect(readCell(field, ' ', { ...strict, emptyValues })).toEqual({ value: '' });
});

test.each([
  ['#ABC', '#aabbcc'],
  ['ff0000', '#ff0000'],
  ['Navy', '#000080'],
])('the color %s is %s', (cell, value) => {
  expect(read('1.color.accent', cell)).toEqual({ value });
});

test('an unknown color is refused', () => {
  expect(read('1.color.accent', 'sunny')).toEqual({ problem: { code: 'color_unknown' } });
  expect(read('1.color.accent', 'constructor')).toEqual({ problem: { code: 'color_unknown' } });
});

describe('an image', () => {
  test('is a link or the name of an own file', () => {
    expect(read('1.image.logo', 'https://shop.test/cup.png')).toEqual({ value: 'https://shop.test/cup.png' });
    expect(read('1.image.logo', 'cup.png')).toEqual({ value: 'cup.png' });
    expect(read('1.image.logo', 'plate.png')).toEqual({ problem: { code: 'image_unknown' } });
  });

  test.each(['ftp://a.test/x.png', 'javascript:alert(1)', 'https://user:pw@a.test/x', 'https://', '/x.png'])(
    '%s is no link',
    (text) => expect(isImageLink(text)).toBe(false),
  );
});

test('an empty cell is an error, or leaves the field as it is', () => {
  for (const key of ['1.text.headline', '1.image.logo', '1.color.accent']) {
    expect(read(key, ' ')).toEqual({ problem: { code: 'empty' } });
    expect(read(key, ' ', { ...strict, emptyValues: 'keep' })).toEqual({ value: null });
  }
});

test('what is read is read again as itself', () => {
  fc.assert(
    fc.property(fc.constantFrom('1.text.headline', '1.color.accent'), fc.string(), (key, cell) => {
      const once = read(key, cell);
      if ('value' in once && once.value !== null) expect(read(key, once.value)).toEqual(once);
    }),
  );
});
