import { readNullable, readText } from '../read';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The font family of the whole project; null is the template family's own. */
export type SetFont = PropertyEdit<'set-font', string | null>;

export const setFont = propertyEditType('set-font', 'fontFamily', (json) => readNullable(json, readText));
