/**
 * A table that people bring: a file, pasted cells or a link. It is read in slices with its progress; the separator, the encoding
 * and the sheet can be changed afterwards. One a form.
 */
import { atom, type WritableAtom } from 'nanostores';
import { isSpotreelError } from '../../base/errors';
import type { DecodingOptions } from '../../table/encoding/decode-text';
import type { TableChoices, TableContent, TableOptions } from '../../table/read-table';
import { TABLE_BYTES, type TableFaultCode } from '../../table/table';
import type { Work } from '../../table/work';
import { type Failure, failureOf, isAborted } from '../failure';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';
import { contentOfLink } from './linked-content';

/** A table while it is read, and once it is. */
export interface TableReadingState {
  /** `none`: there is no table yet. `failed`: `problem` or `failure` says why. */
  readonly status: 'none' | 'reading' | 'ready' | 'failed';
  /** Share of the reading that is done: 0 to 1. */
  readonly progress: number;
  /** Name of the file, or host of the link; empty for pasted cells. */
  readonly name: string;
  /** While it is read with other choices, that of before. */
  readonly content: TableContent | undefined;
  /** A feed in XML or JSON, which is no table. */
  readonly document: string | undefined;
  readonly problem: TableFaultCode | undefined;
  /** Reason why a link could not be read. */
  readonly failure: Failure | undefined;
}

/** Options of reading the table of a form. */
export interface TableReadingOptions {
  /** Numbers and days of workbooks are written for people in the language of the page. Default: for programs. */
  readonly isForPeople?: boolean;
  /** XML and JSON are taken as they are. Default: they are no tables. */
  readonly takesDocuments?: boolean;
}

export const NO_TABLE_YET: TableReadingState = {
  status: 'none',
  progress: 0,
  name: '',
  content: undefined,
  document: undefined,
  problem: undefined,
  failure: undefined,
};

type Source = { readonly bytes: Uint8Array } | { readonly text: string } | { readonly url: string };
type Read = Pick<TableReadingState, 'content' | 'document'>;

/** Reads what a person brings as a table: a file, pasted text or a link. */
export function createTableReading({ editing: { context } }: Spotreel, options: TableReadingOptions = {}) {
  return tableReadingOf(context, options, () => {});
}

/** Result of `createTableReading`. */
export type TableReading = ReturnType<typeof tableReadingOf>;

/** `onChange`: what was read, or nothing. */
export function tableReadingOf(
  context: StoreContext,
  options: TableReadingOptions,
  onChange: (state: TableReadingState) => void,
) {
  const $state = atom(NO_TABLE_YET);
  const run = createRun(context, options, $state, onChange);
  let source: Source | undefined;
  let choices: TableChoices = {};
  const begin = (next: Source, name: string) => {
    source = next;
    choices = {};
    return run({ ...NO_TABLE_YET, name }, next, choices);
  };
  const refuse = (problem: TableFaultCode, name: string) => {
    source = undefined;
    void run({ ...NO_TABLE_YET, status: 'failed', name, problem }, undefined, {});
  };
  return {
    $state,
    /** Never rejects. */
    async readFile(file: File): Promise<void> {
      if (file.size > TABLE_BYTES) return refuse('tooLarge', file.name);
      const buffer = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
      await begin({ bytes: new Uint8Array(buffer) }, file.name);
    },
    /** Cells of a spreadsheet. Never rejects. */
    paste: (text: string): Promise<void> => begin({ text }, ''),
    /** A CSV or XLSX file at an address, or a sheet at Google. Never rejects. */
    readLink: (url: string): Promise<void> => begin({ url }, url.replace(/^https?:\/\//i, '').replace(/[/?#].*$/s, '')),
    /** Reads it again. `choices`: those that change. Never rejects. */
    async choose(changed: TableChoices): Promise<void> {
      if (!source) return;
      choices = { ...choices, ...changed };
      const { name, content } = $state.get();
      await run({ ...NO_TABLE_YET, name, content }, source, choices);
    },
    /** Forgets the table, and ends what is under way. */
    clear(): void {
      source = undefined;
      void run(NO_TABLE_YET, undefined, {});
    },
  };
}

function createRun(
  context: StoreContext,
  options: TableReadingOptions,
  $state: WritableAtom<TableReadingState>,
  onChange: (state: TableReadingState) => void,
) {
  let current: AbortController | undefined;
  /** A later reading ends an earlier one. */
  return async (start: TableReadingState, source: Source | undefined, choices: TableChoices): Promise<void> => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const show = (state: TableReadingState) => {
      if (controller.signal.aborted) return;
      $state.set(state);
      if (state.status !== 'reading') onChange(state);
    };
    if (!source) return show(start);
    const reading = { ...start, status: 'reading' } as const;
    show(reading);
    const onProgress = (progress: number) => show({ ...reading, progress });
    try {
      const read = await readSource(
        context,
        source,
        { ...choices, ...options, language: context.language() },
        {
          onProgress,
          signal: controller.signal,
          takesDocuments: options.takesDocuments ?? false,
        },
      );
      show({ ...start, ...read, status: 'ready', progress: 1 });
    } catch (thrown) {
      if (isAborted(thrown)) return;
      show({ ...start, content: undefined, status: 'failed', ...reasonOf(thrown, context) });
    }
  };
}

function reasonOf(thrown: unknown, { t }: StoreContext): Pick<TableReadingState, 'problem' | 'failure'> {
  if (isSpotreelError(thrown)) return { problem: undefined, failure: failureOf(thrown, t, 'failure.unknown') };
  const code = thrown instanceof Error && 'code' in thrown ? (thrown.code as TableFaultCode) : 'unreadable';
  return { problem: thrown instanceof Error && thrown.name === 'TableFault' ? code : 'unreadable', failure: undefined };
}

interface RunOptions {
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
  readonly takesDocuments: boolean;
}

/** The reader is loaded with the first table. */
async function readSource(
  context: StoreContext,
  source: Source,
  options: TableOptions,
  run: RunOptions,
): Promise<Read> {
  if ('url' in source)
    return { content: await contentOfLink(context, source.url, options, run.signal), document: undefined };
  const [reader, { inSlices }] = await Promise.all([import('../../table/read-table'), import('../../table/work')]);
  const document = run.takesDocuments && 'bytes' in source ? await documentIn(source.bytes, options) : undefined;
  if (document !== undefined) return { content: undefined, document };
  const work: Work<TableContent> =
    'text' in source ? reader.readTableText(source.text, options) : reader.readTableFile(source.bytes, options);
  return { content: await inSlices(work, run), document: undefined };
}

/** The text of a feed in XML or JSON. Undefined: the bytes are a table, or no text. */
async function documentIn(bytes: Uint8Array, options: DecodingOptions): Promise<string | undefined> {
  const { decodeText } = await import('../../table/encoding/decode-text');
  const text = decodeText(bytes, options)?.text.replace(/^\uFEFF/, '');
  const isDocument = text !== undefined && /^\s*(?:\{|<(?!!doctype\s+html|html))/i.test(text);
  return isDocument ? text : undefined;
}
