import type { LinkedTable, TableLinkChoices } from '@spotreel/sdk/internal/contract';
import { finish, readTableFile, TableFault, type TableLimits } from '@spotreel/sdk/internal/table';
import { tableRefusal } from './named-table';
import { understandProducts } from './products/understand-products';
import { understandReviews } from './reviews/understand-reviews';

/** Twenty batches; an answer of some 5 MB. */
const LIMITS: TableLimits = { rows: 10_000, columns: 2000, cells: 250_000 };

/** The table in a file that was fetched, for people to look at. Throws `validation_failed` and `input_too_complex`, which blame `url`. */
function readLinkedTable(bytes: Uint8Array, choices: TableLinkChoices): LinkedTable {
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

/** Parsers of files and texts of people, in a process of its own. */
export const externalParsers = {
  linkedTable: readLinkedTable,
  products: understandProducts,
  reviews: understandReviews,
};
