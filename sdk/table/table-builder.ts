import { unguarded } from './formula';
import { type Table, TableFault, type TableLimits, type TableWarning, type TableWarningCode } from './table';

const MOST_WARNINGS = 20;

/** Makes a table of rows that come one by one. */
export class TableBuilder {
  readonly #limits: TableLimits;
  readonly #rows: string[][] = [];
  readonly #rowNumbers: number[] = [];
  readonly #warnings: TableWarning[] = [];
  #columns: string[] | undefined;
  #width = 0;
  #cells = 0;
  #isCut = false;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /** False: the table is full, and the row was not taken. Throws `tooManyColumns`. */
  add(cells: readonly string[], row: number): boolean {
    if (cells.length > this.#limits.columns) throw new TableFault('tooManyColumns', row);
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    if (last < 0) return true;
    const used = cells.slice(0, last + 1).map(unguarded);
    if (!this.#columns) {
      this.#columns = used.map((name) => name.trim());
      return true;
    }
    this.#cells += used.length;
    if (this.#rows.length >= this.#limits.rows || this.#cells > this.#limits.cells) {
      this.#isCut = true;
      return false;
    }
    this.#noteUnusual(used, row);
    this.#rows.push(used);
    this.#rowNumbers.push(row);
    return true;
  }

  warn(code: TableWarningCode, row: number, column: number): void {
    if (this.#warnings.length < MOST_WARNINGS) this.#warnings.push({ code, row, column });
  }

  /** Throws `empty`. */
  table(): Table {
    const names = this.#columns ?? [];
    if (this.#rows.length === 0) throw new TableFault('empty');
    const columns = Array.from({ length: Math.max(names.length, this.#width) }, (_, index) => names[index] ?? '');
    const facts = { rowNumbers: this.#rowNumbers, warnings: this.#warnings, isCut: this.#isCut };
    return { columns, rows: this.#rows, ...facts };
  }

  #noteUnusual(cells: readonly string[], row: number): void {
    const named = this.#columns?.length ?? 0;
    if (cells.length > named && cells.length > this.#width) this.warn('moreCells', row, named);
    this.#width = Math.max(this.#width, cells.length);
    const broken = cells.findIndex((cell) => cell.includes('\uFFFD'));
    if (broken >= 0) this.warn('unknownLetter', row, broken);
  }
}
