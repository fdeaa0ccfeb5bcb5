import { readContent, type StoredContent } from '@spotreel/sdk/internal/project';

/** No scene, no music: what is left of a content that this version cannot read at all. */
const EMPTY: StoredContent = {
  customisations: [],
  audio: [],
  musicKit: null,
  ownMusic: null,
  fontFamily: null,
  language: null,
  paletteOverride: [],
};

/** A content column as the database gives it: parsed by some drivers, a text by others. Never throws. */
export function readStoredContent(value: unknown): StoredContent {
  return readContent(typeof value === 'string' ? parsed(value) : value)?.content ?? EMPTY;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
