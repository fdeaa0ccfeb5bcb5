import { type PropertyEdit, propertyEditType } from './project-property';
import { readLanguage, readNullable } from './read';

/** The language of the project's texts, BCP 47; null: as their letters say. */
export type SetLanguage = PropertyEdit<'set-language', string | null | undefined>;

export const setLanguage = propertyEditType('set-language', 'language', (json) => readNullable(json, readLanguage));
