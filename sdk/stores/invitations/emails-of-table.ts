import type { Table } from '../../table/table';

/** Addresses in a table of people. */
export interface TableEmails {
  /** Each once, in the order of the table; at most 200. */
  readonly emails: readonly string[];
  /** Addresses that have no room. */
  readonly leftOut: number;
  /** Numbers of the rows without an address. */
  readonly rowsWithout: readonly number[];
}

/** People who are invited at once. */
const MOST_EMAILS = 200;
const EMAIL = /^[^\s@<>"]+@([^\s@<>"]+)$/;

/** The addresses of the column that has most of them; its heading counts too, where the table has none. */
export function emailsOfTable({ columns, rows, rowNumbers }: Table): TableEmails {
  const lines = [{ row: 1, cells: columns }, ...rows.map((cells, index) => ({ row: rowNumbers[index] ?? 0, cells }))];
  const counts = columns.map((_, column) => lines.filter(({ cells }) => emailOf(cells[column])).length);
  const column = counts.indexOf(Math.max(0, ...counts));
  const found = lines.map(({ row, cells }) => ({ row, email: emailOf(cells[column]) }));
  const all = [...new Set(found.flatMap(({ email }) => email ?? []))];
  return {
    emails: all.slice(0, MOST_EMAILS),
    leftOut: Math.max(0, all.length - MOST_EMAILS),
    rowsWithout: found.slice(1).flatMap(({ row, email }) => (email ? [] : row)),
  };
}

/** `Ann <ann@example.com>` is an address, too. */
function emailOf(cell = ''): string | undefined {
  const text = (/<([^<>]+)>$/.exec(cell.trim())?.[1] ?? cell).trim().replace(/^mailto:/i, '');
  const domain = EMAIL.exec(text)?.[1] ?? '';
  return domain.includes('.') && !domain.endsWith('.') ? text.toLowerCase() : undefined;
}
