import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRows, imageCells } from '../../../../sdk/project/batch/check-rows';
import { fillScenes } from '../../../../sdk/project/batch/fill-scenes';
import { fields, scene, scenes } from './fixtures';

const images = new Map([['https://shop.test/cup.png', 12]]);

test('values go to their fields, and nothing else changes', () => {
  const base = [scene(1, { texts: [{ id: 'headline', value: 'Old' }] }), scene(2)];
  const values = {
    '1.text.headline': ' New ',
    '2.color.accent': 'Navy',
    '2.image.logo': 'https://shop.test/cup.png',
  };
  expect(fillScenes(base, fields, values, images)).toEqual([
    scene(1, { texts: [{ id: 'headline', value: 'New' }] }),
    scene(2, { colors: [{ id: 'accent', value: '#000080' }], images: [{ id: 'logo', value: 12 }] }),
  ]);
});

test('what does not fit, is empty, or is not there leaves the field as it is', () => {
  const values = { '1.text.headline': 'x'.repeat(21), '1.color.accent': '', '1.image.logo': 'plate.png' };
  expect(fillScenes(scenes, fields, values, images)).toEqual(scenes);
});

test('findings name the row and the field; the other rows stay usable', () => {
  const rows = [{ '1.text.headline': 'Fine' }, { '1.text.headline': 'x'.repeat(22), '2.color.accent': 'sunny' }];
  const found = checkRows(rows, fields, { emptyValues: 'refuse', isFile: () => false });
  expect(found.map(({ row, field, problem }) => [row, field.key, problem])).toEqual([
    [1, '1.text.headline', { code: 'too_long', excess: 2 }],
    [1, '2.color.accent', { code: 'color_unknown' }],
  ]);
});

test('images are asked for once', () => {
  const rows = [
    { '1.image.logo': 'a.png' },
    { '1.image.logo': ' a.png ', '2.image.logo': '', '1.text.headline': 'b.png' },
  ];
  expect(imageCells(rows, fields)).toEqual(['a.png']);
});

test('a row without findings fills every field that it has a value for', () => {
  const keys = fields.flatMap(({ kind, key }) => (kind === 'text' ? key : []));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string({ maxLength: 30 })), (values) => {
      const found = checkRows([values], fields, { emptyValues: 'refuse', isFile: () => false });
      const filled = fillScenes(scenes, fields, values, images);
      const written = filled.flatMap(({ texts }) => texts).length;
      expect(written).toBe(Object.keys(values).length - found.length);
    }),
  );
});
