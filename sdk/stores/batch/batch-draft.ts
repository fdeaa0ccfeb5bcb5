/** A batch before it is created: what it begins with, its table, which column fills which field, and what is wrong. One a screen. */
import { atom, computed } from 'nanostores';
import type { BatchBase, BatchSource } from '../../contract/schemas/batch';
import type { RenderChoices } from '../../contract/schemas/render';
import { isImageLink } from '../../project/batch/cell-value';
import { imageCells } from '../../project/batch/check-rows';
import { matchColumns } from '../../project/batch/match-columns';
import { createForm } from '../account/form';
import { createRepeatKey } from '../account/repeat-key';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { textOfFile } from '../text-of-file';
import { createBatchPreviews } from './batch-previews';
import { createBatchSources } from './batch-sources';
import { type CheckedTable, checkTable, nameColumnOf, type TableMatching } from './checked-table';
import { createProductReading } from './product-reading';
import { type BatchTable, readTable, type TableProblem, writeTable } from './read-table';
import { sampleTable } from './sample-table';

/** The table of a draft. */
export interface DraftTable {
  /** Undefined: none yet, or one that cannot be used. */
  readonly table: BatchTable | undefined;
  readonly problem: TableProblem | undefined;
  /** Of the file that it came from; empty for pasted cells. */
  readonly fileName: string;
}

const NO_TABLE: DraftTable = { table: undefined, problem: undefined, fileName: '' };
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

/** What `createBatchDraft` returns. */
export type BatchDraft = ReturnType<typeof createBatchDraft>;

type DraftParts = ReturnType<typeof draftParts>;

function draftParts(context: StoreContext) {
  const base = createLoader<BatchBase>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
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
  const { base, $table, $matching } = parts;
  const match = () => {
    const { data } = base.$state.get();
    const { table } = $table.get();
    if (!data || !table) return;
    $matching.set({
      matches: matchColumns(table.columns, data.fields, table.dataFields),
      nameColumn: table.dataFields ? 0 : nameColumnOf(table.columns),
    });
    void lookUp(context, parts);
  };
  const read = async (text: string, fileName: string) => {
    const found = text.trim() === '' ? undefined : await readTable(text);
    const isTable = typeof found === 'object';
    $table.set({ fileName, table: isTable ? found : undefined, problem: isTable ? undefined : found });
    match();
  };
  return {
    /** What all videos begin with; a table that is there is matched anew. */
    async begin(source: BatchSource): Promise<void> {
      const found = await base.load(async (signal) => (await context.accounts()).batchBase({ body: source, signal }));
      if (found) match();
    },
    async readFile(file: File): Promise<void> {
      const text = await textOfFile(file);
      if (text !== undefined) return read(text, file.name);
      $table.set({ fileName: file.name, table: undefined, problem: 'empty' });
      match();
    },
    paste: (text: string): Promise<void> => read(text, ''),
    ...createProductReading(context, (table, fileName) => {
      $table.set({ fileName, table, problem: table.rows.length > 0 ? undefined : 'empty' });
      match();
    }),
    ...matchingActions(context, parts),
    ...outputActions(parts),
  };
}

function outputActions({ base, $table, $checked, $files, previews }: DraftParts) {
  return {
    /** Paints stills of the first usable rows. */
    preview: (source: BatchSource): Promise<void> => {
      const { data } = base.$state.get();
      const rows = $checked.get()?.usable ?? [];
      return data ? previews.paint({ source, base: data, rows, files: $files.get() }) : Promise.resolve();
    },
    /** A CSV with a column for each field; undefined before the base is there. */
    async sample(nameColumn: string): Promise<string | undefined> {
      const { data } = base.$state.get();
      return data && writeTable(sampleTable(data, nameColumn));
    },
    /** The table as a CSV, to be changed and added again. Undefined: there is none. */
    async tableFile(): Promise<string | undefined> {
      const { table } = $table.get();
      return table && writeTable(table);
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
