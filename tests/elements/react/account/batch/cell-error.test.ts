import { expect, test } from 'vitest';
import { cellErrorsOf } from '../../../../../elements/react/account/batch/cell-error';
import { checkTable } from '../../../../../sdk/stores/batch/checked-table';
import { fieldOf, fields, scenes } from '../../../../sdk/project/batch/fixtures';

const base = {
  name: 'Menu',
  ratio: 'square' as const,
  kind: 'video' as const,
  durationSeconds: 8,
  scenes,
  fields: [...fields],
};

test('a cell that fills several fields is one error, with the least room that it has', () => {
  const narrow = { ...fieldOf('2.text.headline'), maxLength: 10 };
  const own = { ...base, fields: base.fields.map((field) => (field.key === narrow.key ? narrow : field)) };
  const table = { columns: ['Name', 'Text'], rows: [['Cup', 'x'.repeat(30)]] };
  const matches = new Map(['1.text.headline', '2.text.headline'].map((key) => [key, { column: 1, isGuess: false }]));
  const checked = checkTable(table, own, { matches, nameColumn: 0 }, { emptyValues: 'refuse', isFile: () => false });
  expect(checked.findings).toHaveLength(2);
  expect(cellErrorsOf(checked, table, matches)).toMatchObject([
    { row: 0, name: 'Cup', column: 'Text', problem: { code: 'too_long', excess: 20 } },
  ]);
});
