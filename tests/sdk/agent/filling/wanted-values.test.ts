import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWanted } from '../../../../sdk/agent/filling/wanted-values';
import type { BatchField } from '../../../../sdk/contract/batch/batch';

const field = (kind: BatchField['kind'], maxLength: number | null = null): BatchField => ({
  key: `1.${kind}.one`,
  kind,
  ingredient: 1,
  reference: 'one',
  label: 'One',
  name: 'One',
  dataField: null,
  maxLength,
  value: '',
});
const fields = [field('text', 5), field('image'), field('color')];

test('reads texts, colors, and images by id and by address', () => {
  const { wanted, problems } = readWanted(
    { '1.text.one': 'Words', '1.color.one': 'ABC', '1.image.one': 'https://shop.test/a.png' },
    fields,
  );
  expect(problems).toEqual({});
  expect(wanted.map(({ field: _field, ...value }) => value)).toEqual([
    { kind: 'text', text: 'Words' },
    { kind: 'color', color: '#aabbcc' },
    { kind: 'link', url: 'https://shop.test/a.png' },
  ]);
  expect(readWanted({ '1.image.one': 7 }, fields).wanted).toMatchObject([{ kind: 'image', mediaId: 7 }]);
  expect(readWanted({ '1.image.one': '7' }, fields).wanted).toMatchObject([{ kind: 'image', mediaId: 7 }]);
});

test.each([
  ['1.text.one', 'Longer', 'Has 6 characters; at most 5 fit.'],
  ['1.text.one', 5, 'Expected a text, not a number.'],
  ['1.color.one', 'red', 'Expected a color as #rrggbb.'],
  ['1.image.one', 'ftp://shop.test/a.png', 'Expected the id of an image, or its http(s) address.'],
  ['1.image.one', 'https://user:secret@shop.test/a.png', 'Expected the id of an image, or its http(s) address.'],
  ['2.text.one', 'Words', 'There is no such field. read_project lists the keys.'],
])('%s cannot be %s', (key, value, problem) => {
  expect(readWanted({ [key]: value }, fields)).toEqual({ wanted: [], problems: { [key]: [problem] } });
});

test('a character is what people see as one code point', () => {
  expect(readWanted({ '1.text.one': '👍👍👍👍👍' }, fields).problems).toEqual({});
});

test('every value is either wanted or a problem', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.oneof(fc.string(), fc.integer({ min: 1 })), ({ key }, value) => {
      const { wanted, problems } = readWanted({ [key]: value }, fields);
      expect(wanted.length + Object.keys(problems).length).toBe(1);
    }),
  );
});
