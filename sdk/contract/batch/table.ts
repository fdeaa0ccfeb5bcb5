import * as z from 'zod/mini';

/** True if `TextDecoder` knows the label. */
function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding.length > 0;
  } catch {
    return false;
  }
}

/** Label of the WHATWG Encoding Standard, such as `windows-1250`. */
export const textEncoding = z.string().check(z.refine(isEncoding, 'This encoding is not known'));

const choices = {
  /** One character; empty: the text has one column. Default: it is found. */
  separator: z.optional(z.string().check(z.maxLength(1))),
  /** Label of the WHATWG Encoding Standard, such as `windows-1250`. Default: it is found. */
  encoding: z.optional(textEncoding),
  /** Index among the sheets that people can see. Default: the first that has a table. */
  sheet: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
  /** Language in which numbers and days of a workbook are written, such as `de`. Default: `en`. */
  language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/))),
};

const tableLinkChoices = z.object(choices);
/** Choices for reading a table at an address. */
export type TableLinkChoices = z.infer<typeof tableLinkChoices>;

export const tableLink = z.object({
  /** Address of a CSV or XLSX file, or of a sheet at Google that everyone with the link can read. */
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
  ...choices,
});
/** A table at an address. */
export type TableLink = z.infer<typeof tableLink>;

export const linkedTable = z.looseObject({
  /** Empty: the column has no name. */
  columns: z.array(z.string()),
  /** A row may be shorter than `columns`: its other cells are empty. */
  rows: z.array(z.array(z.string())),
  /** The number of each row in its file, from 1. */
  rowNumbers: z.array(z.int()),
  /** Unusual cells: the first 20. `column`: index. */
  warnings: z.array(z.looseObject({ code: z.string(), row: z.int(), column: z.int() })),
  /** The file has more than 10,000 rows or 250,000 cells. */
  isCut: z.boolean(),
  /** Null: it is a workbook. */
  separator: z.nullable(z.string()),
  /** Null: it is a workbook. */
  encoding: z.nullable(z.string()),
  /** The encoding is a guess. */
  isGuess: z.boolean(),
  /** Names of the sheets of a workbook; empty for a text. */
  sheets: z.array(z.string()),
  /** Index of the sheet that was read. */
  sheet: z.int(),
});
/** A table that was fetched, and how it was read. */
export type LinkedTable = z.infer<typeof linkedTable>;
