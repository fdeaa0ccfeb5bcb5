/** Short ways to write the fields of a scene. */

import type { ColorFieldSource, ImageFieldSource, TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from './lottie/color';

export interface TextFieldOptions {
  /** Characters. Default: three times the default text, at least 40, in steps of 10. */
  readonly maxLength?: number;
  /** Default: the default text. */
  readonly placeholder?: string;
  /** Filled from the place, review or product, for example `NAME`, `WEBSITE`, `TITLE`. */
  readonly dataField?: string;
  readonly dataType?: string;
}

/** One line in the form. */
export function sceneTextField(
  innerReference: string,
  name: string,
  defaultValue: string,
  options: TextFieldOptions = {},
): TextFieldSource {
  return field('text', innerReference, name, defaultValue, options);
}

/** Several lines in the form. */
export function textareaField(
  innerReference: string,
  name: string,
  defaultValue: string,
  options: TextFieldOptions = {},
): TextFieldSource {
  return field('textarea', innerReference, name, defaultValue, options);
}

function field(
  type: TextFieldSource['type'],
  innerReference: string,
  name: string,
  defaultValue: string,
  options: TextFieldOptions,
): TextFieldSource {
  return {
    innerReference,
    type,
    name,
    placeholder: defaultValue,
    defaultValue,
    maxLength: Math.max(40, Math.ceil((defaultValue.length * 3) / 10) * 10),
    ...options,
  };
}

/** `aspectRatio` is width / height of the place it is shown in. */
export function sceneImageField(
  innerReference: string,
  name: string,
  defaultFile: string,
  aspectRatio: { readonly landscape: number; readonly portrait: number; readonly square?: number },
  data: { readonly dataField?: string; readonly dataType?: string } = {},
): ImageFieldSource {
  return { innerReference, name, defaultFile, aspectRatio, ...data };
}

/** Names of the colors of the chosen place, most important first. */
export type PlaceColorField = 'PRIMARY_COLOR' | 'SECONDARY_COLOR' | 'THIRD_COLOR' | 'FOURTH_COLOR';

/** The field of a color slot. Throws for a paint without one: the design would show a field that changes nothing. */
export function sceneColorField(
  name: string,
  paint: Paint,
  data: { readonly dataField?: PlaceColorField } = {},
): ColorFieldSource {
  if (paint.sid === undefined) throw new Error(`The color "${name}" (${paint.hex}) is not a slot.`);
  return { innerReference: paint.sid, name, defaultValue: paint.hex, ...data };
}
