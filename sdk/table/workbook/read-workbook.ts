/** A sheet of a workbook (XLSX) as a table: what its cells show, in the order of the sheet. */
import { TABLE_LIMITS, type Table, TableFault, type TableLimits } from '../table';
import { TableBuilder } from '../table-builder';
import type { Work } from '../work';
import { numberText } from './number-format';
import type { NumberWriting } from './number-writing';
import { createRichText, readWorkbookParts, type WorkbookParts } from './workbook-parts';
import { attributeOf, XmlScanner } from './xml-scanner';
import { ZipArchive } from './zip-archive';

/** A sheet, and those beside it. */
export interface WorkbookTable {
  readonly table: Table;
  /** Names of the sheets that people can see. */
  readonly sheets: readonly string[];
  /** Index of the sheet that was read. */
  readonly sheet: number;
}

/** Choices of people, and limits. */
export interface WorkbookOptions {
  /** Index among the sheets that people can see. Default: the first that has a table. */
  readonly sheet?: number | undefined;
  /** Language of people who read the numbers. Default: programs read them, with points and ISO dates. */
  readonly language?: string | undefined;
  /** Default: `TABLE_LIMITS`. */
  readonly limits?: TableLimits | undefined;
}

/** True if the bytes begin like a ZIP. */
export function isArchive([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
}

/** Throws `TableFault`. */
export function* readWorkbook(bytes: Uint8Array, options: WorkbookOptions = {}): Work<WorkbookTable> {
  const { sheet: chosen, language, limits = TABLE_LIMITS } = options;
  const archive = new ZipArchive(bytes);
  const parts = yield* readWorkbookParts(archive);
  const sheets = parts.sheets.map(({ name }) => name);
  const last = parts.sheets.length - 1;
  for (let sheet = Math.min(chosen ?? 0, last); ; sheet++) {
    const path = parts.sheets[sheet]?.path ?? '';
    try {
      return { table: yield* readSheet(archive, path, parts, limits, language), sheets, sheet };
    } catch (fault) {
      const isEmpty = fault instanceof TableFault && fault.code === 'empty';
      if (!isEmpty || chosen !== undefined || sheet >= last) throw fault;
    }
  }
}

function* readSheet(
  archive: ZipArchive,
  path: string,
  parts: WorkbookParts,
  limits: TableLimits,
  language: string | undefined,
): Work<Table> {
  const builder = new TableBuilder(limits);
  let isFull = false;
  const sheet = createSheetReader(parts, { language, isFrom1904: parts.isFrom1904 }, limits.columns, {
    row: (cells, number) => {
      isFull ||= !builder.add(cells, number);
    },
    error: (row, column) => builder.warn('errorCell', row, column),
  });
  const scanner = new XmlScanner(sheet);
  for (const { text, done } of archive.pieces(path)) {
    scanner.push(text);
    if (isFull) break;
    yield done;
  }
  return builder.table();
}

interface RowTaker {
  row(cells: readonly string[], number: number): void;
  error(row: number, column: number): void;
}

function createSheetReader(parts: WorkbookParts, writing: NumberWriting, mostColumns: number, take: RowTaker) {
  const inline = createRichText();
  let cells: string[] = [];
  let row = 0;
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;

  function openCell(attributes: string): void {
    column = columnOf(attributeOf(attributes, 'r')) ?? column + 1;
    if (column >= mostColumns) throw new TableFault('tooManyColumns', row);
    type = attributeOf(attributes, 't') ?? 'n';
    style = Number(attributeOf(attributes, 's') ?? 0);
    value = '';
    inline.begin();
  }
  function closeCell(): void {
    while (cells.length < column) cells.push('');
    if (type === 'e') take.error(row, column);
    cells[column] = type === 'inlineStr' ? inline.value() : cellText(type, value, parts, style, writing);
  }
  return {
    open(name: string, attributes: string): void {
      inline.open(name);
      if (name === 'row') {
        row = Number(attributeOf(attributes, 'r') ?? row + 1);
        cells = [];
        column = -1;
      } else if (name === 'c') openCell(attributes);
      else if (name === 'v') isValue = true;
    },
    text(text: string): void {
      if (isValue) value += text;
      inline.text(text);
    },
    close(name: string): void {
      inline.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') take.row(cells, row);
    },
  };
}

function cellText(type: string, value: string, parts: WorkbookParts, style: number, writing: NumberWriting): string {
  if (type === 's') return parts.texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n' || value === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? numberText(number, parts.formats[style] ?? 'General', writing) : value;
}

/** `AB12` -> 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
