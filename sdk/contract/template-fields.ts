/** The fields of a template as its author writes them. The build of the library hands them to the server unchanged. */
import type { HexColor } from '../base/color';
import type { Ratio } from './schemas/scalars';

/** A text field as its template declares it. */
export interface TextFieldSource {
  /** Stable name within the ingredient; the id of the field on the wire. */
  readonly innerReference: string;
  readonly type: 'text' | 'textarea';
  /** Label of the input, as people read it. */
  readonly name: string;
  readonly placeholder: string;
  readonly defaultValue: string;
  /** Characters; a longer text is refused by the form. */
  readonly maxLength: number;
  /** Filled from the chosen brand or review, for example `NAME`, `WEBSITE`. */
  readonly dataField?: string;
  /** `review` or `product`: fields with the same number at their end are one group. Default: none. */
  readonly dataType?: string;
  /** Slot ids that show it. Default: `[innerReference]`. */
  readonly targets?: readonly string[];
}

/** An image field as its template declares it. */
export interface ImageFieldSource {
  readonly innerReference: string;
  readonly name: string;
  /** File under `library/media/` shown until the user picks a picture; one of `animations.ts` makes it a field for animations. */
  readonly defaultFile: string;
  /** `LOGO` is filled from the chosen brand. */
  readonly dataField?: string;
  /** As in `TextFieldSource`. Default: none. */
  readonly dataType?: string;
  /** width / height of the place it is shown in, per ratio; for the cropper. */
  readonly aspectRatio: Readonly<Partial<Record<Ratio, number>>>;
  /** Slot ids that show it. Default: `[innerReference]`. */
  readonly targets?: readonly string[];
}

/** A color field as its template declares it. */
export interface ColorFieldSource {
  readonly innerReference: string;
  readonly name: string;
  readonly defaultValue: HexColor;
  /** `PRIMARY_COLOR` to `FOURTH_COLOR` are filled from the chosen brand, where they suit the style. */
  readonly dataField?: string;
  /** As in `TextFieldSource`. Default: none. */
  readonly dataType?: string;
  /** Slot ids that show it. Default: `[innerReference]`. */
  readonly targets?: readonly string[];
}
