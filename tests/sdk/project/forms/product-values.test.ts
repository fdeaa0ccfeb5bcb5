import { describe, expect, it } from 'vitest';
import type { TemplateImageField, TemplateTextField } from '../../../../sdk/contract/library/library';
import type { FormFields } from '../../../../sdk/project/forms/form-sections';
import { productDiscount, productImageFields, productTexts } from '../../../../sdk/project/forms/product-values';

const text = (innerReference: string, dataField: string | null) =>
  ({ innerReference, dataField, dataType: 'product' }) as TemplateTextField;
const image = (innerReference: string, dataField: string | null) =>
  ({ innerReference, dataField, dataType: 'product' }) as TemplateImageField;
const fields: FormFields = {
  texts: [
    text('name', 'TITLE'),
    text('price', 'PRICE'),
    text('before', 'REGULAR_PRICE'),
    text('saving', 'DISCOUNT'),
    text('about', 'DESCRIPTION'),
    text('brand', 'NAME'),
    text('x', null),
  ],
  images: [image('photo', 'IMAGE'), image('logo', 'LOGO')],
  colors: [],
};
const product = { name: 'Halo Lamp', description: 'Warm.' };
const prices = { price: '€49.00', regularPrice: '€98.00', discount: '−50%' };

describe('a product', () => {
  it('goes into the fields that ask for its parts', () => {
    expect(productTexts(fields, product, prices)).toEqual({
      name: 'Halo Lamp',
      price: '€49.00',
      before: '€98.00',
      saving: '−50%',
      about: 'Warm.',
    });
  });

  it('without a part leaves nothing of another product', () => {
    expect(
      productTexts(fields, { ...product, description: '' }, { price: '', regularPrice: '', discount: '' }),
    ).toEqual({
      name: 'Halo Lamp',
      price: '',
      before: '',
      saving: '',
      about: '',
    });
  });

  it.each([
    [49, 98, 50],
    [19.99, 29.99, 33],
    [49, 49.2, undefined],
    [49, 49, undefined],
    [49, 39, undefined],
    [49, null, undefined],
    [null, 49, undefined],
  ])('at %s instead of %s is reduced by %s percent', (now, before, percent) => {
    const priceOf = (amount: number | null) => (amount === null ? null : { amount, currency: 'EUR' });
    expect(productDiscount({ price: priceOf(now), regularPrice: priceOf(before) })).toBe(percent);
  });

  it('has a picture for the fields that ask for it', () => {
    expect(productImageFields(fields)).toEqual(['photo']);
  });
});
