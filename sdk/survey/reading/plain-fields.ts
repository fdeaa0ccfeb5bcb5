import type { Rec } from './unknown-value';

/** Without lists and objects: what of them there may be is read one by one, and any other would be drawn as nonsense. */
export function plainFields(value: Rec): Rec {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field !== 'object'));
}
