import { parseHexColor } from '../../base/color';
import { letterCount } from '../../base/letter-count';
import { storable } from '../../base/storable-text';
import type { BatchField } from '../../contract/batch/batch';
import { colorNames } from './color-names';

/** Reason why a cell cannot fill its field. */
export type CellProblem =
  | { readonly code: 'empty' }
  | {
      readonly code: 'too_long';
      /** Characters beyond the limit. */
      readonly excess: number;
    }
  /** Neither a link nor the name of an own image. */
  | { readonly code: 'image_unknown' }
  | { readonly code: 'color_unknown' };

/** Rules for a cell besides those of its field. */
export interface CellRules {
  /** Leave the field as it is, or refuse. */
  readonly emptyValues: 'refuse' | 'keep';
  /** True if an image of the account has this name. */
  readonly isFile: (name: string) => boolean;
}

/** Value of a cell for its field; null leaves the field as it is. */
export type CellResult = { readonly value: string | null } | { readonly problem: CellProblem };

/**
 * Values that a product has only while its price is reduced: an empty cell empties the field, as the sample would be
 * wrong.
 */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['REGULAR_PRICE', 'DISCOUNT']);

/** A text as it is shown, a color as `#rrggbb`, an image's link or name. */
export function readCell(
  { kind, maxLength, dataField }: BatchField,
  cell: string,
  { emptyValues, isFile }: CellRules,
): CellResult {
  const text = storable(cell).trim();
  if (text === '' && MAY_BE_EMPTY.has(dataField ?? '')) return { value: '' };
  if (text === '') return emptyValues === 'keep' ? { value: null } : { problem: { code: 'empty' } };
  if (kind === 'color') {
    const color = readColor(text);
    return color ? { value: color } : { problem: { code: 'color_unknown' } };
  }
  if (kind === 'image') {
    return isImageLink(text) || isFile(text) ? { value: text } : { problem: { code: 'image_unknown' } };
  }
  const excess = letterCount(text) - (maxLength ?? Number.POSITIVE_INFINITY);
  return excess > 0 ? { problem: { code: 'too_long', excess } } : { value: text };
}

/** True for an http(s) address without a password. An image at the address is checked only when it is fetched. */
export function isImageLink(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname !== '';
}

function readColor(text: string): string | undefined {
  return parseHexColor(text) ?? colorNames.get(text.toLowerCase());
}
