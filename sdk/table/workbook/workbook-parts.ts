/** The small files of a workbook: its sheets, its formats, and the texts that cells share. */
import { TableFault } from '../table';
import type { Work } from '../work';
import { formatOf } from './number-format';
import { attributeOf, XmlScanner } from './xml-scanner';
import type { ZipArchive } from './zip-archive';

/** A sheet that people can see. */
export interface SheetEntry {
  readonly name: string;
  /** Its file in the archive. */
  readonly path: string;
}

/** References of cells. */
export interface WorkbookParts {
  readonly sheets: readonly SheetEntry[];
  readonly isFrom1904: boolean;
  /** Formats of numbers, by the style of a cell. */
  readonly formats: readonly string[];
  readonly texts: readonly string[];
}

const MOST_TEXTS = 2_000_000;

/** Throws `damaged`. */
export function* readWorkbookParts(archive: ZipArchive): Work<WorkbookParts> {
  const main = (yield* targets(archive, '_rels/.rels', '')).find(({ type }) => type.endsWith('/officeDocument'));
  const path = main?.target ?? 'xl/workbook.xml';
  if (!archive.has(path)) throw new TableFault('damaged');
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const links = yield* targets(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const pathOf = (kind: string) => links.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const { sheets, isFrom1904 } = yield* readSheets(archive, path, new Map(links.map(({ id, target }) => [id, target])));
  if (sheets.length === 0) throw new TableFault('damaged');
  return {
    sheets,
    isFrom1904,
    formats: yield* readFormats(archive, pathOf('styles')),
    texts: yield* readTexts(archive, pathOf('sharedStrings')),
  };
}

interface Link {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

function* targets(archive: ZipArchive, path: string, folder: string): Work<Link[]> {
  const links: Link[] = [];
  if (!archive.has(path)) return links;
  yield* scan(archive, path, (name, attributes) => {
    if (name !== 'Relationship') return;
    const target = attributeOf(attributes, 'Target') ?? '';
    const type = attributeOf(attributes, 'Type') ?? '';
    links.push({ id: attributeOf(attributes, 'Id') ?? '', type, target: resolved(folder, target) });
  });
  return links;
}

/** `/xl/a.xml` from the top, `../a.xml` and `a.xml` from the folder. */
function resolved(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const steps: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function* readSheets(archive: ZipArchive, path: string, targetOf: ReadonlyMap<string, string>) {
  const sheets: SheetEntry[] = [];
  let isFrom1904 = false;
  yield* scan(archive, path, (name, attributes) => {
    if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
    if (name !== 'sheet' || /hidden/i.test(attributeOf(attributes, 'state') ?? '')) return;
    const target = targetOf.get(attributeOf(attributes, 'id') ?? '');
    // a sheet of charts has no cells
    if (target && archive.has(target) && !/chartsheets/i.test(target)) {
      sheets.push({ name: attributeOf(attributes, 'name') ?? '', path: target });
    }
  });
  return { sheets, isFrom1904 };
}

function* readFormats(archive: ZipArchive, path: string | undefined): Work<string[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  if (!path || !archive.has(path)) return [];
  yield* scan(
    archive,
    path,
    (name, attributes) => {
      if (name === 'cellXfs') isInCells = true;
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, attributeOf(attributes, 'formatCode') ?? 'General');
      if (name === 'xf' && isInCells) ids.push(id);
    },
    (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  );
  return ids.map((id) => formatOf(id, own));
}

function* readTexts(archive: ZipArchive, path: string | undefined): Work<string[]> {
  const texts: string[] = [];
  if (!path || !archive.has(path)) return texts;
  const reader = createRichText();
  const scanner = new XmlScanner({
    open: (name) => {
      if (name === 'si') reader.begin();
      else reader.open(name);
    },
    text: reader.text,
    close: (name) => {
      reader.close(name);
      if (name === 'si' && texts.push(reader.value()) > MOST_TEXTS) throw new TableFault('tooLarge');
    },
  });
  for (const { text, done } of archive.pieces(path)) {
    scanner.push(text);
    yield done;
  }
  return texts;
}

/** Collects a text of several runs. Readings of Japanese words (`rPh`) are no part of it. */
export function createRichText() {
  let value = '';
  let isText = false;
  let isReading = false;
  return {
    begin(): void {
      value = '';
      isText = false;
      isReading = false;
    },
    open(name: string): void {
      if (name === 't') isText = true;
      if (name === 'rPh') isReading = true;
    },
    text(text: string): void {
      if (isText && !isReading) value += text;
    },
    close(name: string): void {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
    },
    /** `_x000D_` is how workbooks write a control. */
    value: (): string => value.replace(/_x([\dA-Fa-f]{4})_/g, (_whole, hex: string) => unescaped(hex)),
  };
}

function unescaped(hex: string): string {
  const sign = String.fromCharCode(Number.parseInt(hex, 16));
  return sign === '\r' ? '' : sign;
}

function* scan(
  archive: ZipArchive,
  path: string,
  open: (name: string, attributes: string) => void,
  close: (name: string) => void = () => {},
): Work<void> {
  const scanner = new XmlScanner({ open, close, text: () => {} });
  for (const { text, done } of archive.pieces(path)) {
    scanner.push(text);
    yield done;
  }
}
