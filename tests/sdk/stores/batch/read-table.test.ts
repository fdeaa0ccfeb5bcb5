import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../../../sdk/stores/batch/read-table';
import { sampleTable } from '../../../../sdk/stores/batch/sample-table';

const table = { columns: ['Name', 'Headline'], rows: [['Cup', 'Hello, you']] };

describe('a table', () => {
  test.each([
    ['commas', 'Name,Headline\r\nCup,"Hello, you"\r\n'],
    ['semicolons', 'Name;Headline\nCup;Hello, you'],
    ['tabs, as cells are pasted', 'Name\tHeadline\nCup\tHello, you'],
    ['a byte order mark', '\uFEFFName,Headline\nCup,"Hello, you"'],
    ['empty rows and columns at the end', 'Name,Headline,,\n\nCup,"Hello, you",,\n,,,\n'],
  ])('with %s is read', async (_, text) => {
    expect(await readTable(text)).toEqual(table);
  });

  test('with a row that is too short has empty cells there', async () => {
    expect(await readTable('A,B,C\n1')).toEqual({ columns: ['A', 'B', 'C'], rows: [['1', '', '']] });
  });

  test.each([
    ['empty', ''],
    ['empty', 'Name,Headline'],
    ['empty', ',,\n1,2,3'],
    ['unreadable', 'Name,Headline\n"Cup,Plate'],
    ['tooManyRows', `Name\n${'Cup\n'.repeat(501)}`],
    ['tooManyColumns', `${'Name,'.repeat(61)}Last\nCup`],
    ['tooLarge', `Name\n${'x'.repeat(5 * 1024 * 1024)}`],
  ])('is refused as %s', async (problem, text) => {
    expect(await readTable(text)).toBe(problem);
  });

  test('that is written is read again', async () => {
    const cell = fc.string({ maxLength: 12 }).filter((text) => text === text.trim() && text !== '');
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const given = { columns: ['Name', 'Text'], rows: written };
        expect(await readTable(await writeTable(given))).toEqual(given);
      }),
    );
  });
});

test('the sample has a column for each field, with what the base has', async () => {
  const field = { ingredient: 1, reference: 'a', name: 'A', dataField: null, maxLength: 20 };
  const fields = [
    { ...field, key: '1.text.a', kind: 'text' as const, label: 'Headline', value: 'Hello' },
    { ...field, key: '1.image.b', kind: 'image' as const, label: 'Logo', value: '' },
  ];
  const base = {
    name: 'Menu',
    ratio: 'square' as const,
    kind: 'video' as const,
    durationSeconds: 8,
    scenes: [],
    fields,
  };
  expect(sampleTable(base, 'Video name')).toEqual({
    columns: ['Video name', 'Headline', 'Logo'],
    rows: [
      ['Menu 1', 'Hello', 'https://example.com/image.jpg'],
      ['Menu 2', 'Hello', 'https://example.com/image.jpg'],
    ],
  });
});
