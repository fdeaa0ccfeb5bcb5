import type { Table } from '@spotreel/sdk/internal/table';
import { useTranslator } from '../../foundation/text/translation';

const SHOWN = { rows: 4, columns: 12, letters: 80 };

/** The first rows of a table, as its file has them. */
export function TableRows({ table: { columns, rows, rowNumbers } }: { table: Table }) {
  const t = useTranslator();
  const shown = columns.slice(0, SHOWN.columns).map((name, index) => ({
    index,
    name: name || t('table.unnamed', { number: String(index + 1) }),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="sr-table-scroll" aria-label={t('table.firstRows')} tabIndex={0}>
      <table className="sr-table">
        <thead>
          <tr>
            {shown.map(({ index, name }) => (
              <th key={index} scope="col" dir="auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN.rows).map((cells, row) => (
            <tr key={rowNumbers[row]}>
              {shown.map(({ index }) => (
                <td key={index} dir="auto">
                  {shortened(cells[index] ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shortened(cell: string): string {
  const letters = [...cell.slice(0, 4 * SHOWN.letters)];
  return letters.length > SHOWN.letters ? `${letters.slice(0, SHOWN.letters).join('')}…` : cell;
}
