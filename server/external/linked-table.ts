import type { LinkedTable, TableLinkChoices } from '@spotreel/sdk/internal/contract';
import { finish, readTableFile, TableFault, type TableLimits } from '@spotreel/sdk/internal/table';
import { tableRefusal } from './named-table';

/** Twenty batches; an answer of some 5 MB. */
const LIMITS: TableLimits = { rows: 10_000, columns: 2000, cells: 250_000 };

/** The table in a file that was fetched, for people to look at. Throws `validation_failed` and `input_too_complex`, which blame `url`. */
export function readLinkedTable(bytes: Uint8Array, choices: TableLinkChoices): LinkedTable {
  try {
    const { table, separator, encoding, isGuess, sheets, sheet } = finish(
      readTableFile(bytes, { ...choices, isForPeople: true, limits: LIMITS }),
    );
    return {
      columns: [...table.columns],
      rows: table.rows.map((cells) => [...cells]),
      rowNumbers: [...table.rowNumbers],
      warnings: table.warnings.map((warning) => ({ ...warning })),
      isCut: table.isCut,
      separator: separator ?? null,
      encoding: encoding ?? null,
      isGuess,
      sheets: [...sheets],
      sheet,
    };
  } catch (fault) {
    throw fault instanceof TableFault ? tableRefusal(fault, 'url') : fault;
  }
}
