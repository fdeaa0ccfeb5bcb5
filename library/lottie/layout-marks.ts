/**
 * Marks for layers and texts of a scene that give way to each other. See `TextTie`, `KeepOut` and `TextFit` of the
 * scene's format.
 */
import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { TextTie } from '@spotreel/sdk/internal/scene';
import type { LottieDraft } from './draft';
import type { Box } from './stage';

export interface TieOptions extends Omit<TextTie, 'text' | 'lines'> {
  /** The lines of text that the layer is drawn for. Absent: it stays where it is. */
  readonly lines?: Box;
}

/** The layer belongs to the text of the field: it follows its lines, and is gone when it is empty. */
export function tiedTo(field: TextFieldSource, layer: LottieDraft, { lines, ...tie }: TieOptions = {}): LottieDraft {
  const text = field.targets?.[0] ?? field.innerReference;
  return { ...layer, layer: { ...layer.layer, tie: { text, ...tie, ...(lines && { lines: listOf(lines) }) } } };
}

/** Texts keep clear of the box, in the coordinates in which the layer is placed. */
export function keptClear(layer: LottieDraft, box: Box, shape: 'box' | 'round' = 'box'): LottieDraft {
  return {
    ...layer,
    layer: { ...layer.layer, keepOut: { box: listOf(box), ...(shape === 'round' && { round: true }) } },
  };
}

/** A sign that is not turned over in a mirrored layout. Its anchor is in its middle. */
export function keepingDirection(layer: LottieDraft): LottieDraft {
  return { ...layer, layer: { ...layer.layer, keepsDirection: true } };
}

function listOf({ x, y, width, height }: Box): number[] {
  return [x, y, width, height];
}
