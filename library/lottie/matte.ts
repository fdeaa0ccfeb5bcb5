/** Cut of a layer: another layer's opacity, or its inverse. */
import type { LottieDraft, Matte } from './draft';

/** Shows the layer where `by` is opaque. `by` itself is not drawn. */
export function inside(by: LottieDraft): Matte {
  return { by, mode: 1 };
}

/** Shows the layer where `by` is transparent. */
export function outside(by: LottieDraft): Matte {
  return { by, mode: 2 };
}
