/** Values that an agent wants in the fields of a project, checked field by field. */

import { parseHexColor } from '../../base/color';
import { letterCount } from '../../base/letter-count';
import { storable } from '../../base/storable-text';
import type { BatchField } from '../../contract/batch/batch';
import type { Id } from '../../contract/schemas/ids';
import { isImageLink } from '../../project/batch/cell-value';

/** An image by its address is fetched before it can be used. */
export type Wanted =
  | { readonly field: BatchField; readonly kind: 'text'; readonly text: string }
  | { readonly field: BatchField; readonly kind: 'color'; readonly color: `#${string}` }
  | { readonly field: BatchField; readonly kind: 'image'; readonly mediaId: Id<'media'> }
  | { readonly field: BatchField; readonly kind: 'link'; readonly url: string };

/** Reasons for refused values, by the key of the field. */
export type Problems = Record<string, string[]>;

export interface ReadValues {
  readonly wanted: readonly Wanted[];
  readonly problems: Problems;
}

/** `values`: key of a field -> text, color as `#rrggbb`, id or address of an image. */
export function readWanted(
  values: Readonly<Record<string, string | number>>,
  fields: readonly BatchField[],
): ReadValues {
  const wanted: Wanted[] = [];
  const problems: Problems = {};
  for (const [key, value] of Object.entries(values)) {
    const field = fields.find((one) => one.key === key);
    const read = field ? readValue(field, value) : 'There is no such field. read_project lists the keys.';
    if (typeof read === 'string') problems[key] = [read];
    else wanted.push(read);
  }
  return { wanted, problems };
}

/** A sentence: why it cannot be used. */
function readValue(field: BatchField, value: string | number): Wanted | string {
  if (field.kind === 'image') return readImage(field, value);
  if (typeof value === 'number') return `Expected a ${field.kind}, not a number.`;
  if (field.kind === 'color') {
    const color = parseHexColor(value);
    return color ? { field, kind: 'color', color } : 'Expected a color as #rrggbb.';
  }
  const text = storable(value);
  const length = letterCount(text);
  const most = field.maxLength ?? length;
  return length > most ? `Has ${length} characters; at most ${most} fit.` : { field, kind: 'text', text };
}

function readImage(field: BatchField, value: string | number): Wanted | string {
  const mediaId = typeof value === 'number' ? value : /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
  if (mediaId !== undefined) return { field, kind: 'image', mediaId };
  if (typeof value === 'string' && isImageLink(value)) return { field, kind: 'link', url: value };
  return 'Expected the id of an image, or its http(s) address.';
}
