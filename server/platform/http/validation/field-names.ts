/**
 * The names that schemas have at one place of a value, found once and kept: each save of a project asks for them. It reads zod's own
 * description of a schema (`_zod.def`).
 */
import type * as z from 'zod';

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;
interface Definition {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** One place of a value. */
export interface FieldPlace {
  readonly schemas: readonly Schema[];
  /** Schemas of answers at this place. */
  readonly answers: readonly Schema[];
  /** The field by which a value says which form it has. */
  readonly discriminator: string | undefined;
  /** By the value of that field. */
  readonly forms: Map<unknown, FieldForm>;
}

/** Possible forms at a place. */
export interface FieldForm {
  readonly objects: readonly Definition[];
  readonly answers: readonly Definition[];
  readonly answerSchemas: readonly Schema[];
  /** Any name is allowed, or it is no object: the schema itself decides. */
  readonly isOpen: boolean;
  /** Names that the schemas have. */
  readonly names: readonly string[];
  /** The entries of a list. */
  readonly items: FieldPlace | undefined;
  readonly fields: Map<string, FieldPlace>;
}

const OPEN = new Set(['unknown', 'any', 'custom', 'transform']);

export function createPlace(schemas: readonly Schema[], answers: readonly Schema[]): FieldPlace {
  const union = schemas.flatMap(unwrapped).find(({ type, discriminator }) => type === 'union' && discriminator);
  return { schemas, answers, discriminator: union?.discriminator as string | undefined, forms: new Map() };
}

/** The form that the value has by its discriminator; every form where it names none. */
export function formAt(place: FieldPlace, value: object): FieldForm {
  const kind = place.discriminator && (value as Readonly<Record<string, unknown>>)[place.discriminator];
  const kept = place.forms.get(kind);
  if (kept) return kept;
  const named = place.schemas.flatMap((schema) => formsOf(schema, kind));
  const isKind = named.some((form) => form.type === 'object') && kind !== undefined && typeof kind !== 'object';
  if (!isKind && kind !== undefined) return formAt({ ...place, discriminator: undefined }, value);
  const form = createForm(named, place.answers);
  place.forms.set(kind, form);
  return form;
}

/**
 * Place of a name. `more`: the schema takes further names. `isRoot`: a field there may be the resource itself, as in `{
 * survey }`.
 */
export function fieldAt(form: FieldForm, name: string, isRoot: boolean): FieldPlace | 'more' | 'ignored' | 'unknown' {
  const kept = form.fields.get(name);
  if (kept) return kept;
  const known = form.objects.flatMap((object) => valuesOf(object, name));
  const answered = form.answers.flatMap((object) => valuesOf(object, name));
  if (known.length === 0) {
    if (answered.length > 0) return 'ignored';
    return form.objects.some(takesMore) ? 'more' : 'unknown';
  }
  const place = createPlace(known, answered.length === 0 && isRoot ? form.answerSchemas : answered);
  // names of a record come from the caller: they are not kept
  if (form.names.includes(name)) form.fields.set(name, place);
  return place;
}

/** Schema of an entry, for a list. */
export function entryOf(schema: Schema): Schema {
  const { type, element } = definition(schema);
  return type === 'array' ? (element as Schema) : schema;
}

function createForm(forms: readonly Definition[], answerSchemas: readonly Schema[]): FieldForm {
  const objects = forms.filter(({ type }) => type === 'object' || type === 'record');
  const answers = answerSchemas.flatMap((schema) => formsOf(schema, undefined));
  const items = itemsOf(forms);
  return {
    objects,
    answers,
    answerSchemas,
    isOpen: objects.length === 0 || forms.some(({ type }) => OPEN.has(type)),
    names: objects.flatMap(namesOf),
    items: items.length > 0 ? createPlace(items, itemsOf(answers)) : undefined,
    fields: new Map(),
  };
}

/**
 * Possible forms of a value of the schema, without its wrappings. `kind`: value of its discriminator; undefined: none.
 */
function formsOf(schema: Schema, kind: unknown): readonly Definition[] {
  return unwrapped(schema).flatMap((def) => {
    if (def.type !== 'union') return [def];
    return optionsOf(def, kind).flatMap((option) => formsOf(option, kind));
  });
}

function unwrapped(schema: Schema): readonly Definition[] {
  const def = definition(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrapped(def.innerType as Schema);
    case 'pipe':
      return unwrapped(def.in as Schema);
    case 'lazy':
      return unwrapped((def.getter as () => Schema)());
    case 'intersection':
      return [...unwrapped(def.left as Schema), ...unwrapped(def.right as Schema)];
    default:
      return [def];
  }
}

function optionsOf({ options, discriminator }: Definition, kind: unknown): readonly Schema[] {
  const all = options as readonly Schema[];
  if (typeof discriminator !== 'string' || kind === undefined) return all;
  return all.filter((option) =>
    formsOf(option, kind).some((form) =>
      valuesOf(form, discriminator).some((tag) => unwrapped(tag).some((def) => allows(def, kind))),
    ),
  );
}

function allows({ values, entries }: Definition, kind: unknown): boolean {
  const allowed = (values as readonly unknown[] | undefined) ?? Object.values((entries as object | undefined) ?? {});
  return allowed.includes(kind);
}

function itemsOf(forms: readonly Definition[]): readonly Schema[] {
  return forms.flatMap(({ type, element }) => (type === 'array' ? [element as Schema] : []));
}

function valuesOf({ type, shape, valueType }: Definition, name: string): readonly Schema[] {
  if (type === 'record') return [valueType as Schema];
  if (type !== 'object' || !Object.hasOwn(shape as Shape, name)) return [];
  return [(shape as Shape)[name] as Schema];
}

function namesOf({ type, shape }: Definition): readonly string[] {
  return type === 'object' ? Object.keys(shape as Shape) : [];
}

function takesMore({ catchall }: Definition): boolean {
  return catchall !== undefined && definition(catchall as Schema).type !== 'never';
}

function definition(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}
