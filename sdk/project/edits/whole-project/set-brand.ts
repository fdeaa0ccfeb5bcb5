import { readId, readNullable } from '../read';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The business profile that the project speaks for. */
export type SetBrand = PropertyEdit<'set-brand', number | null>;

export const setBrand = propertyEditType('set-brand', 'brandId', (json) => readNullable(json, readId));
