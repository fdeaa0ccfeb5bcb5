/** Marks that belong to a text: they are as wide as it is, and gone where it is empty. Values of a text's `fit`. */
import type { TextPlate, TextStrike } from '@spotreel/sdk/internal/scene';
import { type Paint, rgb } from './color';

/** A plate behind the whole text. */
export function plate(paint: Paint, paddingX: number, paddingY: number, radius: number): TextPlate {
  return { by: 'block', paddingX, paddingY, radius, color: rgb(paint.hex), ...slotOf(paint) };
}

/** A line through the text. */
export function strike(paint: Paint, width: number): TextStrike {
  return { width, color: rgb(paint.hex), ...slotOf(paint) };
}

function slotOf({ sid }: Paint): { colorSid?: string } {
  return sid === undefined ? {} : { colorSid: sid };
}
