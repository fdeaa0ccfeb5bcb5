/**
 * The names in a body that its call does not read. Unknown ones are refused: a typing mistake must not pass for a change. Names that the
 * answers of the same path have are ignored and reported, so that an object that was read can be sent back
 * (docs/decisions/unknown-fields.md).
 */
import {
  accountContract,
  type Call,
  contract,
  operatorContract,
  surveyServiceCalls,
  tenantServerContract,
  trackingCalls,
} from '@spotreel/sdk/internal/contract';
import { createPlace, entryOf, type FieldForm, type FieldPlace, fieldAt, formAt } from './field-names';
import { unknownName } from './near-name';

export interface BodyNames {
  /** Paths of names that neither the call nor the answers of its path have, with a sentence each. */
  readonly unknown: Readonly<Record<string, string[]>>;
  /** Paths of names that only the answers have. */
  readonly ignored: readonly string[];
}

/** Names that one answer reports. */
const MOST_NAMES = 20;
const NONE: BodyNames = { unknown: {}, ignored: [] };

/** Calls that programs make which other people wrote, by documents that are older than ours. They send more, and must go on working. */
const ANY_NAMES = new Set<Call>([...Object.values(surveyServiceCalls), ...Object.values(trackingCalls)]);

/** Never throws; at most 20 names. */
export function bodyNames(call: Call, body: unknown): BodyNames {
  const place = placeOf(call);
  if (!place) return NONE;
  const found: Found = { unknown: {}, ignored: [], count: 0 };
  walk(body, place, '', found);
  return found.count === 0 ? NONE : found;
}

interface Found {
  readonly unknown: Record<string, string[]>;
  readonly ignored: string[];
  count: number;
}

function walk(value: unknown, place: FieldPlace, path: string, found: Found): void {
  if (value === null || typeof value !== 'object' || found.count >= MOST_NAMES) return;
  const form = formAt(place, value);
  if (Array.isArray(value)) {
    if (!form.items) return;
    for (let index = 0; index < value.length; index++)
      walk(value[index], form.items, within(path, String(index)), found);
    return;
  }
  if (form.isOpen) return;
  for (const [name, inner] of Object.entries(value)) {
    if (found.count >= MOST_NAMES) return;
    const field = fieldAt(form, name, path === '');
    if (typeof field === 'object') walk(inner, field, within(path, name), found);
    else if (field !== 'more') report(field, within(path, name), name, form, found);
  }
}

function report(kind: 'ignored' | 'unknown', path: string, name: string, form: FieldForm, found: Found): void {
  found.count++;
  if (kind === 'ignored') found.ignored.push(path);
  else found.unknown[path] = [unknownName(name, form.names)];
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

const places = new WeakMap<Call, FieldPlace>();
let readings: ReadonlyMap<string, Call> | undefined;

/** Undefined: the call takes no body, or any names. Of what is answered, an entry counts where it is a list. */
function placeOf(call: Call): FieldPlace | undefined {
  if (!call.body || ANY_NAMES.has(call)) return undefined;
  const known = places.get(call);
  if (known) return known;
  readings ??= readingsByPath();
  const reading = readings.get(call.path);
  const place = createPlace([call.body], [call.output, ...(reading ? [reading.output] : [])].map(entryOf));
  places.set(call, place);
  return place;
}

function readingsByPath(): ReadonlyMap<string, Call> {
  const calls: readonly Call[] = [contract, accountContract, operatorContract, tenantServerContract].flatMap((part) =>
    Object.values<Call>(part),
  );
  return new Map(calls.filter(({ method }) => method === 'GET').map((call) => [call.path, call]));
}
