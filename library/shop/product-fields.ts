/** The fields of a product, which the product picker of the editor fills in one step. */
import type { ImageFieldSource, Ratio, TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneImageField, sceneTextField, textareaField } from '../fields';
import type { Box } from '../lottie/stage';

const DATA_TYPE = 'product';

/** Sample in a scene until a person chooses a product. */
export interface SampleProduct {
  readonly name: string;
  readonly price: string;
  /** Before the price was reduced. */
  readonly before: string;
  readonly discount: string;
  readonly detail: string;
  /** Under `library/media/`. */
  readonly picture: string;
}

/** A scene lists those that it shows. */
export interface ProductTextFields {
  readonly name: TextFieldSource;
  readonly price: TextFieldSource;
  readonly before: TextFieldSource;
  readonly discount: TextFieldSource;
  readonly detail: TextFieldSource;
}

export interface ProductFields extends ProductTextFields {
  readonly photo: ImageFieldSource;
}

/** A place for each ratio. */
export type Boxes = Readonly<Record<Ratio, Box>>;

/** Scenes of several products number them: each has a picker of its own. */
export function productTextFields(sample: SampleProduct, number?: number): ProductTextFields {
  const asks = (dataField: string, maxLength: number) => ({ dataField, dataType: DATA_TYPE, maxLength });
  const reference = (base: string) => `${base}${number ?? ''}`;
  const label = (base: string) => labelOf(base, number);
  return {
    name: textareaField(reference('name'), label('Product'), sample.name, asks('TITLE', 60)),
    price: sceneTextField(reference('price'), label('Price'), sample.price, asks('PRICE', 14)),
    before: sceneTextField(reference('before'), label('Old price'), sample.before, asks('REGULAR_PRICE', 14)),
    discount: sceneTextField(reference('discount'), label('Discount'), sample.discount, asks('DISCOUNT', 8)),
    detail: textareaField(reference('detail'), label('Description'), sample.detail, asks('DESCRIPTION', 120)),
  };
}

/** With the picture, whose place is `frame`. */
export function productFields(sample: SampleProduct, frame: Boxes, number?: number): ProductFields {
  const { landscape, portrait, square } = frame;
  const photo = sceneImageField(
    `picture${number ?? ''}`,
    labelOf('Image', number),
    sample.picture,
    { landscape: aspect(landscape), portrait: aspect(portrait), square: aspect(square) },
    { dataField: 'IMAGE', dataType: DATA_TYPE },
  );
  return { ...productTextFields(sample, number), photo };
}

function labelOf(base: string, number: number | undefined): string {
  return number === undefined ? base : `${base} ${number}`;
}

function aspect({ width, height }: Box): number {
  return width / height;
}
