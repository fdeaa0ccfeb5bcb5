import { CANVAS } from '../../../contract/canvas';
import type { Ratio } from '../../../contract/schemas/scalars';
import { type PropertyEdit, propertyEditType } from './project-property';

/** The shape of the video. Nothing is lost by it: the layouts of a template share their fields. */
export type SetRatio = PropertyEdit<'set-ratio', Ratio>;

export const setRatio = propertyEditType('set-ratio', 'ratio', (json) =>
  typeof json === 'string' && Object.hasOwn(CANVAS, json) ? (json as Ratio) : undefined,
);
