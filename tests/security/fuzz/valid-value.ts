/**
 * A value that a schema of the contract accepts, or nearly: what a rule in code asks for besides (`refine`) is left to chance.
 * It reads zod's own description of a schema (`_zod.def`).
 */
import type * as z from 'zod/mini';
import type { Chance } from './chance';

type Schema = z.core.$ZodType;
interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
  readonly [name: string]: unknown;
}
interface CheckDefinition {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly pattern?: RegExp;
  readonly format?: string;
}

const WORDS: readonly string[] = [
  'Summer sale',
  'lamp',
  'ada',
  '1',
  '12',
  'en',
  'de',
  '#112233',
  '#fff',
  'summer-sale',
  'videos.spotreel.test',
  'https://videos.test',
  'https://videos.test/film.mp4',
  'ada@spotreel.test',
  '2026-11-22T10:00:00.000Z',
  '2026-11-22',
  '12:30',
  'EUR',
  '1.text.headline',
  '1234',
  '123456',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  'tz4a98xxat96iws9zmbrgj3a',
  'a'.repeat(64),
  '12345678901234567890123456789012',
  'VIDEOS',
  'videos_1',
  'key:value',
  'film.mp4',
  'Europe/Berlin',
  'Straße 1, 東京 🎬',
];

const DEEPEST = 8;

/** Values that the running server knows. */
export interface Known {
  /** Such as ids of its rows, as texts. */
  readonly sample: readonly string[];
  /** Values of fields by their names. */
  readonly byName: Readonly<Record<string, string | number>>;
}

const NOTHING: Known = { sample: [], byName: {} };

export function validValue(schema: Schema, chance: Chance, known = NOTHING, depth = 0): unknown {
  const { def } = (schema as unknown as { _zod: { def: Definition } })._zod;
  const inner = (name: string) => validValue(def[name] as Schema, chance, known, depth + 1);
  switch (def.type) {
    case 'string':
      return validText(def, chance, known.sample);
    case 'number':
      return validNumber(def, chance, known.sample);
    case 'boolean':
      return chance.happens(0.5);
    case 'enum':
      return chance.of(Object.values(def.entries as Record<string, string | number>));
    case 'literal':
      return chance.of(def.values as readonly unknown[]);
    case 'null':
      return null;
    case 'optional':
    case 'default':
      return chance.happens(depth > DEEPEST ? 1 : 0.3) ? undefined : inner('innerType');
    case 'nullable':
      return chance.happens(0.3) ? null : inner('innerType');
    case 'catch':
    case 'readonly':
      return inner('innerType');
    case 'pipe':
      return inner(typeOf(def.in as Schema) === 'transform' ? 'out' : 'in');
    case 'lazy':
      return validValue((def.getter as () => Schema)(), chance, known, depth + 1);
    case 'union':
      return validValue(chance.of(def.options as readonly Schema[]), chance, known, depth + 1);
    case 'array':
      return listOf(def, chance, () => inner('element'));
    case 'object':
      return objectOf(def.shape as Record<string, Schema>, chance, known, depth);
    case 'record':
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [String(inner('keyType')), inner('valueType')]),
      );
    default:
      return chance.of([...WORDS, 1, null, {}, []]);
  }
}

function typeOf(schema: Schema): string {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def.type;
}

function objectOf(shape: Record<string, Schema>, chance: Chance, known: Known, depth: number): unknown {
  const fields = Object.entries(shape).map(([name, field]) => {
    const value = validValue(field, chance, known, depth + 1);
    const own = Object.hasOwn(known.byName, name) ? known.byName[name] : undefined;
    return [name, typeof value === typeof own && chance.happens(0.7) ? own : value];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

function listOf(def: Definition, chance: Chance, item: () => unknown): unknown[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = lengthsOf(def);
  const length = Math.min(max, min + chance.below(3));
  return Array.from({ length }, item);
}

function checksOf(def: Definition): readonly CheckDefinition[] {
  return (def.checks ?? []).map((check) => check._zod.def);
}

function lengthsOf(def: Definition): { min: number | undefined; max: number | undefined } {
  const checks = checksOf(def);
  return {
    min: checks.find(({ check }) => check === 'min_length')?.minimum,
    max: checks.find(({ check }) => check === 'max_length')?.maximum,
  };
}

function validText(def: Definition, chance: Chance, sample: readonly string[]): string {
  const { min = 0, max = Number.POSITIVE_INFINITY } = lengthsOf(def);
  const patterns = [def, ...checksOf(def)].flatMap(({ pattern }) => (pattern ? [pattern] : []));
  const words = [...WORDS, ...sample].filter(
    (word) => word.length >= min && word.length <= max && patterns.every((pattern) => new RegExp(pattern).test(word)),
  );
  if (words.length > 0) return chance.of(words);
  return patterns.length === 0 ? 'word '.repeat(min).slice(0, Math.min(max, min)) : chance.of(WORDS);
}

const MOST = 1_000_000;

function validNumber(def: Definition, chance: Chance, sample: readonly string[]): number {
  const checks = checksOf(def);
  const bound = (name: string) => checks.find(({ check }) => check === name)?.value;
  const least = bound('greater_than') ?? 0;
  const most = Math.max(least, bound('less_than') ?? Math.max(MOST, least));
  const isInteger = def.format !== undefined || checks.some(({ format }) => format === 'safeint');
  const known = sample.map(Number).filter((id) => id >= least && id <= most);
  const value = chance.of([least, most, least + 1, least + (most - least) * 0.3, 1, 2, 5, ...known]);
  return isInteger ? Math.round(value) : value;
}
