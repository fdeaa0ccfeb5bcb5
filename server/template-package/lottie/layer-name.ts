import { storable } from '@spotreel/sdk/internal/base';

/** Layers whose name begins so are no fields: they stay as they were drawn. */
const FIXED = '_';

export function isFixed(name: unknown): boolean {
  return typeof name === 'string' && name.startsWith(FIXED);
}

/** Reference by which a field of this label is saved: layers of one name are one field. */
export function referenceOf(label: string, fallback: string): string {
  return slugOf(label) || `${fallback}-${hash(label)}`;
}

const REFERENCE = /^[A-Za-z0-9][\w.-]{0,99}$/;

/** The slot that a document has already, where a field can be saved by it. */
export function ownReference(sid: unknown): string | undefined {
  return typeof sid === 'string' && REFERENCE.test(sid) ? sid : undefined;
}

/** As a label of one line, without characters that a database refuses or that are invisible. */
export function labelOf(name: unknown): string {
  return storable(String(name ?? ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** `Summer sale!` -> `summer-sale`; '' where nothing of Latin is left. */
export function slugOf(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60)
    .replace(/(?<!-)-+$/, '');
}

/** FNV-1a: the same label has the same reference in the next export too. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value.toString(36);
}
