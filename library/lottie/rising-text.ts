/** Texts that rise into place, with the fit that most of them need. */
import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from './color';
import type { LottieDraft } from './draft';
import { rise } from './reveal';
import type { Box } from './stage';
import { type TextOptions, type TypeStyle, text } from './text';

type Rest = Partial<Omit<TextOptions, 'box' | 'type' | 'color'>>;

/** One line, in the middle of the height of its box. `at` is in seconds. */
export function risingLine(
  field: TextFieldSource,
  box: Box,
  type: TypeStyle,
  color: Paint,
  at: number,
  { fit, ...rest }: Rest = {},
): LottieDraft {
  return text(field, {
    box,
    type,
    color,
    fit: { maxLines: 1, minSize: Math.round(type.size * 0.42), align: 'center', ...fit },
    animators: [rise(at, { by: 'line', distance: type.size * 0.6, seconds: 0.7 })],
    ...rest,
  });
}

/** Several lines, from the top of its box unless its fit says more. `at` is in seconds. */
export function risingText(
  field: TextFieldSource,
  box: Box,
  type: TypeStyle,
  color: Paint,
  at: number,
  { fit, ...rest }: Rest = {},
): LottieDraft {
  return text(field, {
    box,
    type,
    color,
    fit: { minSize: Math.round(type.size * 0.42), ...fit },
    animators: [rise(at, { distance: type.size * 0.45, seconds: 0.9 })],
    ...rest,
  });
}
