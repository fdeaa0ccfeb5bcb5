import { readId } from '../read';
import { type FieldEdit, fieldEditType } from './field-value';

/** A picture of a scene: a media id. */
export type SetImage = FieldEdit<'set-image', number>;

export const setImage = fieldEditType('set-image', 'images', readId);
