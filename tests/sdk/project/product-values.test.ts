import { describe, expect, it } from 'vitest';
import type { TemplateImageField, TemplateTextField } from '../../../sdk/contract/schemas/library';
import type { FormFields } from '../../../sdk/project/form-sections';
import { productImageFields, productTexts } from '../../../sdk/project/product-values';

const text = (innerReference: string, dataField: string | null) =>
  ({ innerReference, dataField, dataType: 'product' }) as TemplateTextField;
const image = (innerReference: string, dataField: string | null) =>
  ({ innerReference, dataField, dataType: 'product' }) as TemplateImageField;
const fields: FormFields = {
  texts: [
    text('name', 'TITLE'),
    text('price', 'PRICE'),
    text('about', 'DESCRIPTION'),
    text('brand', 'NAME'),
    text('x', null),
  ],
  images: [image('photo', 'IMAGE'), image('logo', 'LOGO')],
  colors: [],
};
const product = { name: 'Halo Lamp', description: 'Warm.' };

describe('a product', () => {
  it('goes into the fields that ask for its parts', () => {
    expect(productTexts(fields, product, '€49.00')).toEqual({
      name: 'Halo Lamp',
      price: '€49.00',
      about: 'Warm.',
    });
  });

  it('without a part leaves nothing of another product', () => {
    expect(productTexts(fields, { ...product, description: '' }, '')).toEqual({
      name: 'Halo Lamp',
      price: '',
      about: '',
    });
  });

  it('has a picture for the fields that ask for it', () => {
    expect(productImageFields(fields)).toEqual(['photo']);
  });
});
