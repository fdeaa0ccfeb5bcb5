import { type PropertyEdit, propertyEditType } from './project-property';
import { readId, readNullable } from './read';

/** The business profile that the project speaks for. */
export type SetPlace = PropertyEdit<'set-place', number | null>;

export const setPlace = propertyEditType('set-place', 'placeId', (json) => readNullable(json, readId));
