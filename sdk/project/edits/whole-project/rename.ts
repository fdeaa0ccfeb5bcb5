import { readText } from '../read';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The project's name; saving asks for 1 to 120 characters. */
export type Rename = PropertyEdit<'rename', string>;

export const rename = propertyEditType('rename', 'name', readText);
