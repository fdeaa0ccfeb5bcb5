/** Puts a product into the fields of a scene that ask for one (docs/rules/forms.md#reviews-and-products-in-scenes). */
import type { ExternalProduct } from '../contract/schemas/product';
import type { FormFields } from './form-sections';
import type { FieldTexts } from './review-texts';

/** The text of each data field. `price` is written as its reader writes prices. */
export function productTexts(
  { texts }: FormFields,
  product: Pick<ExternalProduct, 'name' | 'description'>,
  price: string,
): FieldTexts {
  const values: Readonly<Record<string, string>> = {
    TITLE: product.name,
    PRICE: price,
    DESCRIPTION: product.description,
  };
  return Object.fromEntries(
    texts.flatMap(({ innerReference, dataField }) => {
      const value = dataField === null ? undefined : values[dataField];
      return value === undefined ? [] : [[innerReference, value] as const];
    }),
  );
}

/** innerReferences of the pictures of the product: those with the data field `IMAGE`. */
export function productImageFields({ images }: FormFields): readonly string[] {
  return images.filter(({ dataField }) => dataField === 'IMAGE').map(({ innerReference }) => innerReference);
}
