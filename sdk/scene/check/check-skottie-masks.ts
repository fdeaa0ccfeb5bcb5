/**
 * Masks that the painter of `sdk/painter` draws as After Effects does, and Skottie does not. The server renders with Skottie: until it
 * uses the painter, these are refused. This file and its one call are all that has to be deleted then.
 */
import { differsFrom, type Json } from './json';

export function checkSkottieMask(mask: Json, refuse: (feature: string, message: string) => void): void {
  const { mode, f: feather, x: expansion, o: opacity } = mask;
  if (differsFrom(expansion, 0)) refuse('expanded mask', 'Expanded masks are not supported.');
  if (mode === 's' && differsFrom(feather, 0)) refuse('feathered mask', 'A mask that subtracts cannot be feathered.');
  if (mode === 'l' || mode === 'd') refuse('mask mode', `Masks with the mode "${mode}" are not supported.`);
  if (mode === 'f' && differsFrom(opacity, 100))
    refuse('mask mode', 'A mask with the mode "difference" cannot be transparent.');
}
