import { expect, test } from 'vitest';
import { batchTableOf, spreadsheetOf } from '../../../../sdk/stores/batch/batch-table';
import { sampleTable } from '../../../../sdk/stores/batch/sample-table';

const rowNumbers = [2];
const facts = { rowNumbers, warnings: [], isCut: false };

test('a batch takes 500 rows of a larger table, from any row on, each with a cell for each column', () => {
  const rows = Array.from({ length: 1200 }, (_, at) => [String(at)]);
  const table = { ...facts, columns: ['Name', 'Headline'], rows };
  expect(batchTableOf(table, 0)).toMatchObject({ rows: { length: 500, 0: ['0', ''] } });
  expect(batchTableOf(table, 1000)).toMatchObject({ rows: { length: 200, 0: ['1000', ''] } });
  expect(batchTableOf(table, 1200)).toBe('empty');
  expect(batchTableOf({ ...table, columns: Array.from({ length: 61 }, () => 'A') }, 0)).toBe('tooManyColumns');
});

test('a product of a stranger does not become a formula of the spreadsheet that opens the table', () => {
  const title = '=HYPERLINK("http://x.test")';
  expect(spreadsheetOf({ columns: ['Product'], rows: [[title]] })).toBe(
    'Product\r\n"\'=HYPERLINK(""http://x.test"")"\r\n',
  );
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
