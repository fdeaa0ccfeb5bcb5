import type { HexColor } from '../../base/color';
import { type FieldEdit, fieldEditType } from './field-value';
import { readColor } from './read';

/** A color of a scene. */
export type SetColor = FieldEdit<'set-color', HexColor>;

export const setColor = fieldEditType('set-color', 'colors', readColor);
