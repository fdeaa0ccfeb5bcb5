import { readNullable, readText } from '../read';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The language of the project's texts, BCP 47; null: as their letters say. A save refuses what is no tag. */
export type SetLanguage = PropertyEdit<'set-language', string | null | undefined>;

export const setLanguage = propertyEditType('set-language', 'language', (json) => readNullable(json, readText));
