/** Puts a product into the fields of a scene that ask for one (docs/rules/forms.md#reviews-and-products-in-scenes). */
import type { ExternalProduct } from '../../contract/products/product';
import type { FormFields } from './form-sections';
import type { FieldTexts } from './review-texts';

/** The prices of a product as its reader writes them. Empty: unknown, or not reduced. */
export interface ProductPrices {
  readonly price: string;
  /** Before the price was reduced. */
  readonly regularPrice: string;
  /** Reduction of the price, such as `−20%`. */
  readonly discount: string;
}

/** The text of each data field. */
export function productTexts(
  { texts }: FormFields,
  product: Pick<ExternalProduct, 'name' | 'description'>,
  { price, regularPrice, discount }: ProductPrices,
): FieldTexts {
  const values: Readonly<Record<string, string>> = {
    TITLE: product.name,
    PRICE: price,
    REGULAR_PRICE: regularPrice,
    DISCOUNT: discount,
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

/** Whole percent that a product was reduced by. Undefined: less than one, or not at all. */
export function productDiscount({ price, regularPrice }: Pick<ExternalProduct, 'price' | 'regularPrice'>) {
  if (!price || !regularPrice || regularPrice.amount <= price.amount) return undefined;
  const percent = Math.round((1 - price.amount / regularPrice.amount) * 100);
  return percent >= 1 ? percent : undefined;
}
