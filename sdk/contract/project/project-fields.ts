/** Values of template fields as saves carry them: `id` is the field's innerReference. */
import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { hexColor, id } from '../schemas/scalars';
import { cameraMove } from './shot';

const reference = z.string().check(z.minLength(1), z.maxLength(100));
/** Longer than any template allows; the field's own maxLength is checked against the template. */
const MAX_TEXT = 5000;

/** `value` is a media id. A field without a picture of its own is left out (docs/rules/forms.md#what-a-save-sends). */
export const fieldImages = z.array(z.object({ id: reference, value: id as IdSchema<'media'> }));
export const fieldTexts = z.array(z.object({ id: reference, value: z.string().check(z.maxLength(MAX_TEXT)) }));
/** Movements of the camera, those over the template's own images included. */
export const fieldShots = z.array(z.object({ id: reference, value: cameraMove }));
export const fieldColors = z.array(z.object({ id: reference, value: hexColor }));

export const projectName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
