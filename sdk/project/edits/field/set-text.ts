import { readText } from '../read';
import { type FieldEdit, fieldEditType } from './field-value';

/** A text of a scene. */
export type SetText = FieldEdit<'set-text', string>;

export const setText = fieldEditType('set-text', 'texts', readText);
