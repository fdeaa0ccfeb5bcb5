import { describe, expect, it } from 'vitest';
import { productTable, shortDescription } from '../../../../sdk/stores/batch/product-table';

const columns = {
  name: 'Product',
  price: 'Price',
  regularPrice: 'Old price',
  discount: 'Discount',
  description: 'Description',
  image: 'Image',
  link: 'Link',
};
const lamp = { name: 'Lamp', description: 'Warm.', url: null, imageUrl: 'https://shop.test/a.jpg' };

describe('a table of products', () => {
  it('has a row for each, with prices as they are written', () => {
    const price = { amount: 49, currency: 'EUR' };
    const prices = () => ({ price: '€49', regularPrice: '', discount: '' });
    const table = productTable([{ ...lamp, price, regularPrice: null }], { columns, prices });
    expect(table.columns).toEqual(['Product', 'Price', 'Old price', 'Discount', 'Description', 'Image', 'Link']);
    expect(table.rows).toEqual([['Lamp', '€49', '', '', 'Warm.', 'https://shop.test/a.jpg', '']]);
    expect(table.dataFields).toHaveLength(table.columns.length);
  });
});

describe('a description', () => {
  it.each([
    ['stays while it fits', 'Four boards.', 20, 'Four boards.'],
    ['keeps whole sentences', 'Four boards. No screws at all.', 20, 'Four boards.'],
    ['keeps whole words where no sentence fits', 'Four boards and no screws at all', 20, 'Four boards and no…'],
    ['ends without a comma', 'Four boards, no, screws at all', 18, 'Four boards, no…'],
    ['stays where there is no limit', 'Four boards and no screws', null, 'Four boards and no screws'],
  ])('%s', (_, text, maxLength, short) => {
    expect(shortDescription(text, maxLength)).toBe(short);
    if (maxLength !== null) expect([...short].length).toBeLessThanOrEqual(maxLength);
  });
});
