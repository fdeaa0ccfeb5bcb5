/** A batch before it is created: what it begins with, its table, which column fills which field, and what is wrong. One a screen. */
import { atom, computed } from 'nanostores';
import type { BatchBase, BatchSource } from '../../contract/batch/batch';
import type { RenderChoices } from '../../contract/export/render';
import { isImageLink } from '../../project/batch/cell-value';
import { imageCells } from '../../project/batch/check-rows';
import { matchColumns } from '../../project/batch/match-columns';
import type { TableFaultCode } from '../../table/table';
import { createForm } from '../resource/form';
import { createLoader } from '../resource/loadable';
import { createRepeatKey } from '../resource/repeat-key';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { type TableReadingState, tableReadingOf } from '../tables/table-reading';
import { createBatchPreviews } from './batch-previews';
import { createBatchSources } from './batch-sources';
import { type BatchTable, batchTableOf, spreadsheetOf, withCell } from './batch-table';
import { type CheckedTable, checkTable, nameColumnOf, type TableMatching } from './checked-table';
import { createProductReading } from './product-reading';
import { sampleTable } from './sample-table';

/** The table of a draft. */
export interface DraftTable {
  /** Undefined: none yet, or one that cannot be used. */
  readonly table: BatchTable | undefined;
  readonly problem: TableFaultCode | undefined;
  /** Name of the file that it came from; empty for pasted cells. */
  readonly fileName: string;
  /** Index of its first row among all rows of the file. */
  readonly firstRow: number;
  /** Rows of the file. */
  readonly rowCount: number;
}

const NO_TABLE: DraftTable = { table: undefined, problem: undefined, fileName: '', firstRow: 0, rowCount: 0 };
const NO_MATCHING: TableMatching = { matches: new Map(), nameColumn: 0 };

/** Prepares a batch and creates it. */
export function createBatchDraft({ editing: { context } }: Spotreel) {
  const parts = draftParts(context);
  const { base, $table, $matching, $emptyValues, $checked, previews } = parts;
  const form = createForm(context.t);
  const repeatKey = createRepeatKey();
  return {
    ...createBatchSources(context),
    $base: base.$state,
    $table,
    $matching,
    $emptyValues,
    $checked,
    $previews: previews.$state,
    /** Still of each scene with the first row, by its ingredient. */
    $sceneStills: previews.$scenes,
    $creation: form.$state,
    ...draftActions(context, parts),
    /**
     * The usable rows become videos; `output`: which are exported at once. Answers the id of the batch; undefined if it
     * was refused.
     */
    async create(source: BatchSource, name: string, output?: RenderChoices): Promise<number | undefined> {
      const rows = $checked.get()?.usable.map((row) => ({ name: row.name, values: { ...row.values } })) ?? [];
      const body = { name, source, rows, emptyValues: $emptyValues.get(), ...(output && { export: true, output }) };
      const idempotencyKey = repeatKey.of(body);
      const created = await form.send(async () => (await context.accounts()).createBatch({ body, idempotencyKey }));
      return created?.id;
    },
  };
}

/** Result of `createBatchDraft`. */
export type BatchDraft = ReturnType<typeof createBatchDraft>;

type DraftParts = ReturnType<typeof draftParts>;

function draftParts(context: StoreContext) {
  const base = createLoader<BatchBase>(context);
  const $table = atom(NO_TABLE);
  const $matching = atom(NO_MATCHING);
  const $emptyValues = atom<'refuse' | 'keep'>('refuse');
  /** Names of own images -> their ids; null for those that are not there. */
  const $files = atom<ReadonlyMap<string, number | null>>(new Map());
  const $checked = computed(
    [base.$state, $table, $matching, $emptyValues, $files],
    ({ data }, { table }, matching, emptyValues, files): CheckedTable | undefined => {
      if (!data || !table) return undefined;
      // a name that is still looked up is no error yet
      return checkTable(table, data, matching, { emptyValues, isFile: (name) => files.get(name) !== null });
    },
  );
  return { base, $table, $matching, $emptyValues, $files, $checked, previews: createBatchPreviews(context) };
}

function draftActions(context: StoreContext, parts: DraftParts) {
  const { base, $table } = parts;
  const match = () => matchTable(context, parts);
  const reading = tableReadingOf(context, { isForPeople: true }, (state) => {
    $table.set(draftTableOf(state, 0));
    match();
  });
  return {
    /** The table that people bring, and how it is read. */
    reading,
    /** Index of the first row that becomes a video, where the file has more rows than a batch. */
    startAt(firstRow: number): void {
      $table.set(draftTableOf(reading.$state.get(), firstRow));
      match();
    },
    /** Sets the base of all videos; an existing table is matched anew. */
    async begin(source: BatchSource): Promise<void> {
      const found = await base.load(async (signal) => (await context.accounts()).batchBase({ body: source, signal }));
      if (found) match();
    },
    readFile: reading.readFile,
    /** Cells of a spreadsheet; an empty text takes the table away. */
    async paste(text: string): Promise<void> {
      if (text.trim() === '') reading.clear();
      else await reading.paste(text);
    },
    ...createProductReading(context, (table, fileName) => {
      const problem = table.rows.length > 0 ? undefined : 'empty';
      $table.set({ fileName, table, problem, firstRow: 0, rowCount: table.rows.length });
      match();
    }),
    ...matchingActions(context, parts),
    ...outputActions(parts),
  };
}

/** `firstRow`: index among all rows of the file. */
function draftTableOf({ content, problem, name }: TableReadingState, firstRow: number): DraftTable {
  const found = content && batchTableOf(content.table, firstRow);
  const facts = { fileName: name, firstRow, rowCount: content?.table.rows.length ?? 0 };
  if (typeof found === 'object') return { ...facts, table: found, problem: undefined };
  return { ...facts, table: undefined, problem: found ?? problem };
}

function matchTable(context: StoreContext, parts: DraftParts): void {
  const { data } = parts.base.$state.get();
  const { table } = parts.$table.get();
  if (!data || !table) return;
  parts.$matching.set({
    matches: matchColumns(table.columns, data.fields, table.dataFields),
    nameColumn: table.dataFields ? 0 : nameColumnOf(table.columns),
  });
  void lookUp(context, parts);
}

function outputActions({ base, $table, $checked, $files, previews }: DraftParts) {
  return {
    /** Paints stills of the first usable rows, then of each scene with the first of them. */
    preview: (source: BatchSource): Promise<void> => {
      const { data } = base.$state.get();
      const rows = $checked.get()?.usable ?? [];
      return data ? previews.paint({ source, base: data, rows, files: $files.get() }) : Promise.resolve();
    },
    /** A CSV with a column for each field; undefined before the base is there. */
    sample(nameColumn: string): string | undefined {
      const { data } = base.$state.get();
      return data && spreadsheetOf(sampleTable(data, nameColumn));
    },
    /** The table as a CSV, to be changed and added again. Undefined: there is none. */
    tableFile(): string | undefined {
      const { table } = $table.get();
      return table && spreadsheetOf(table);
    },
  };
}

function matchingActions(context: StoreContext, parts: DraftParts) {
  const { $matching, $emptyValues } = parts;
  return {
    /** `column` null: the field stays as it is. */
    assign(key: string, column: number | null): void {
      const matches = new Map($matching.get().matches);
      if (column === null) matches.delete(key);
      else matches.set(key, { column, isGuess: false });
      $matching.set({ ...$matching.get(), matches });
      void lookUp(context, parts);
    },
    /** Changes a cell of the table; the row is checked again. */
    setCell(row: number, column: number, value: string): void {
      const draft = parts.$table.get();
      if (!draft.table) return;
      parts.$table.set({ ...draft, table: withCell(draft.table, row, column, value) });
      void lookUp(context, parts);
    },
    nameBy: (nameColumn: number | null): void => $matching.set({ ...$matching.get(), nameColumn }),
    treatEmpty: (emptyValues: 'refuse' | 'keep'): void => $emptyValues.set(emptyValues),
  };
}

/** Asks which of the names in image cells are own images. What could not be asked is found out when the batch is created. */
async function lookUp(context: StoreContext, { base, $checked, $files }: DraftParts): Promise<void> {
  const fields = base.$state.get().data?.fields ?? [];
  const values = $checked.get()?.rows.map((row) => row.values) ?? [];
  const cells = imageCells(values, fields).filter((cell) => !isImageLink(cell) && cell.length <= 200);
  const names = cells.filter((name) => !$files.get().has(name));
  for (let start = 0; start < names.length; start += 500) {
    const asked = names.slice(start, start + 500);
    try {
      const found = await (await context.accounts()).batchFiles({ body: { names: asked } });
      const ids = new Map(found.map(({ name, mediaId }) => [name, mediaId]));
      $files.set(new Map([...$files.get(), ...asked.map((name) => [name, ids.get(name) ?? null] as const)]));
    } catch {
      return;
    }
  }
}
