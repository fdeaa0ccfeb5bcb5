/**
 * Matches of the columns of a table with fields. Names are compared without case, accents and signs. A column named as
 * a field fills it. One that names a fact of the brand, such as a website, fills it in every scene. What is left is
 * matched by how similar the names are. A column with a data field, such as the price of a product, fills it once in
 * every scene.
 */
import type { BatchField } from '../../contract/batch/batch';

/** The column that fills a field. */
export interface ColumnMatch {
  /** Index of the column. */
  readonly column: number;
  /** The names are only similar: people should look at it. */
  readonly isGuess: boolean;
}

/** Key of a field -> its column. Fields without a column are left out. */
export type ColumnMatches = ReadonlyMap<string, ColumnMatch>;

/** Names that share fewer of their pairs of letters have nothing in common. */
const LEAST_SIMILAR = 0.55;

/**
 * By data field and by name first; a column that is left, and a field that is left, by how similar their names are. Empty names
 * match nothing. `dataFields`: what the columns are, in their order. Default: nothing is known.
 */
export function matchColumns(
  columns: readonly string[],
  fields: readonly BatchField[],
  dataFields: readonly (string | null)[] = [],
): ColumnMatches {
  const names = columns.map(plainName);
  const matches = factMatches(fields, dataFields);
  for (const [column, name] of names.entries()) {
    if (name === '') continue;
    const nth = names.slice(0, column).filter((other) => other === name).length;
    for (const field of namedFields(name, fields, nth)) {
      if (!matches.has(field.key)) matches.set(field.key, { column, isGuess: false });
    }
  }
  for (const [key, match] of guesses(names, fields, matches)) matches.set(key, match);
  return matches;
}

/** A scene that shows several products has the fields of one more than once: the row is the first of them. */
function factMatches(fields: readonly BatchField[], dataFields: readonly (string | null)[]): Map<string, ColumnMatch> {
  const first = fields.filter(
    ({ ingredient, dataField }, index) =>
      fields.findIndex((other) => other.ingredient === ingredient && other.dataField === dataField) === index,
  );
  return new Map(
    first.flatMap(({ key, dataField }): [string, ColumnMatch][] => {
      const column = dataField === null ? -1 : dataFields.indexOf(dataField);
      return column < 0 ? [] : [[key, { column, isGuess: false }]];
    }),
  );
}

/** `nth`: of several columns with one name, the second fills the second field of that name. */
function namedFields(name: string, fields: readonly BatchField[], nth: number): readonly BatchField[] {
  const exact = fields.filter(({ label, key }) => plainName(label) === name || plainName(key) === name);
  if (exact.length > 0) return exact;
  const named = fields.filter((field) => plainName(field.name) === name);
  const facts = named.filter(({ dataField }) => dataField !== null);
  if (facts.length > 0) return facts;
  const field = named[nth];
  return field ? [field] : [];
}

function guesses(names: readonly string[], fields: readonly BatchField[], known: ColumnMatches) {
  const used = new Set([...known.values()].map(({ column }) => column));
  const open = fields.filter(({ key }) => !known.has(key));
  const pairs = names.flatMap((name, column) =>
    used.has(column) ? [] : open.map((field) => ({ column, key: field.key, score: fieldScore(name, field) })),
  );
  const found = new Map<string, ColumnMatch>();
  for (const { column, key, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score < LEAST_SIMILAR) break;
    if (used.has(column) || found.has(key)) continue;
    used.add(column);
    found.set(key, { column, isGuess: true });
  }
  return found;
}

function fieldScore(name: string, { label, name: fieldName }: BatchField): number {
  return Math.max(similarity(name, plainName(label)), similarity(name, plainName(fieldName)));
}

/** 0 to 1: the share of common pairs of letters (Sørensen–Dice). */
export function similarity(a: string, b: string): number {
  const first = letterPairs(a);
  const second = letterPairs(b);
  const total = first.length + second.length;
  if (total === 0) return 0;
  let common = 0;
  for (const pair of first) {
    const index = second.indexOf(pair);
    if (index < 0) continue;
    second.splice(index, 1);
    common += 1;
  }
  return (2 * common) / total;
}

function letterPairs(text: string): string[] {
  const letters = [...text.replaceAll(' ', '')];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** Lower case, without accents and signs: how names are compared. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
