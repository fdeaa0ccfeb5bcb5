import type { HexColor } from '../../../base/color';
import { readColor } from '../read';
import { type FieldEdit, fieldEditType } from './field-value';

/** A color of a scene. */
export type SetColor = FieldEdit<'set-color', HexColor>;

export const setColor = fieldEditType('set-color', 'colors', readColor);
