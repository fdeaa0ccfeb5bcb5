import { describe, expect, test } from 'vitest';
import { readPrice } from '../../../../server/external/products/read-price';
import { toUnderstoodProducts } from '../../../../server/external/products/to-understood-products';
import { understandProducts } from '../../../../server/external/products/understand-products';

const item = (facts: Record<string, string>) =>
  `<item>${Object.entries(facts)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}</item>`;
const rss = (...items: string[]) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>${items.join('')}</channel></rss>`;
const refusalOf = (text: string) => {
  try {
    understandProducts(text, 'text');
  } catch (error) {
    return error;
  }
  return undefined;
};
const NOTHING = 'We found no products here. We read Google Merchant XML, CSV, Excel and Shopify.';

const lamp = {
  name: 'Halo Lamp & Shade',
  description: 'A warm light.',
  price: { amount: 49, currency: 'EUR' },
  regularPrice: { amount: 59, currency: 'EUR' },
  url: 'https://shop.test/lamp',
  imageUrl: 'https://shop.test/lamp.jpg',
};

test.each([
  'Name;Beschreibung;Preis;UVP;Bild',
  'nom;description;prix;ancien prix;image',
  'Nombre;Descripción;Precio;Precio anterior;Imagen',
  'nome;descrição;preço;preço antigo;imagem',
  '商品名;説明;価格;通常価格;画像',
])('a table with the columns %s is understood', (columns) => {
  const table = `${columns}\nHalo;Warm;49,00 €;59,00 €;https://shop.test/lamp.jpg`;
  expect(understandProducts(table, 'text').products[0]).toMatchObject({
    name: 'Halo',
    description: 'Warm',
    price: { amount: 49, currency: 'EUR' },
    regularPrice: { amount: 59, currency: 'EUR' },
    imageUrl: 'https://shop.test/lamp.jpg',
  });
});

test.each(['title;price\r\nMug;12.50\r\n', 'title\tprice\r\nMug\t12.50\r\n', 'sep=;\r\ntitle;price\r\nMug;12.50'])(
  'a table of two columns is understood: %j',
  (table) => {
    expect(understandProducts(table, 'text').products).toMatchObject([{ name: 'Mug', price: { amount: 12.5 } }]);
  },
);

test('a row has the number that its spreadsheet shows', () => {
  const { problems } = understandProducts('title,price\nMug,1\n\n,2', 'text');
  expect(problems).toEqual([{ row: 4, message: 'The name is missing.' }]);
});

describe('a feed for Google', () => {
  const facts = {
    title: '<![CDATA[Halo Lamp & Shade]]>',
    description: '&lt;p&gt;A warm&lt;br/&gt;light.&lt;/p&gt;',
    link: 'https://shop.test/lamp',
    image_link: 'https://shop.test/lamp.jpg',
    price: '59.00 EUR',
    sale_price: '49.00 EUR',
  };

  test('is understood, with its lower price, the one of before and without markup', () => {
    const feed = understandProducts(rss(item(facts), item({ title: 'Stool' })), 'text');
    expect(feed.format).toBe('google');
    expect(feed.products[0]).toEqual(lamp);
    expect(feed.products[1]).toEqual({
      name: 'Stool',
      description: '',
      price: null,
      regularPrice: null,
      url: null,
      imageUrl: null,
    });
  });

  test('of one product, and as Atom, is understood too', () => {
    expect(understandProducts(rss(item({ title: 'Lamp' })), 'text').products).toHaveLength(1);
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Lamp</title><summary>Warm</summary></entry></feed>';
    expect(understandProducts(atom, 'text').products).toMatchObject([{ name: 'Lamp', description: 'Warm' }]);
  });

  test('names entries that it cannot read, and why', () => {
    const feed = understandProducts(
      rss(item({ title: 'Lamp' }), item({ price: '9 EUR' }), item({ title: 'Stool', price: 'ask us' })),
      'text',
    );
    expect(toUnderstoodProducts(feed)).toMatchObject({
      count: 1,
      unreadable: 2,
      problems: [
        { row: 2, message: 'The name is missing.' },
        { row: 3, message: 'The price is not a number.' },
      ],
    });
  });

  test('that declares entities of its own is refused', () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
    expect(refusalOf(`${bomb}${rss(item({ title: '&b;' }))}`)).toMatchObject({
      code: 'validation_failed',
      details: { text: [NOTHING] },
    });
  });

  test('that is nested without end is refused', () => {
    expect(refusalOf('<a>'.repeat(50_000))).toMatchObject({
      code: 'input_too_complex',
      details: { text: ['Elements are nested more than 64 deep'] },
    });
  });
});

describe('a CSV file', () => {
  test('is understood', () => {
    const text =
      'title;sale price;price;currency;image_link;link;description\nHalo Lamp & Shade;49,00;59,00;EUR;https://shop.test/lamp.jpg;https://shop.test/lamp;A warm light.\n';
    expect(understandProducts(text, 'text')).toMatchObject({ format: 'csv', products: [lamp], problems: [] });
  });

  test('of a Shopify export has the price of before in a column of its own', () => {
    const text = 'Title,Variant Price,Variant Compare At Price\nLamp,49.00,59.00\nStool,19.00,\nVase,19.00,12.00\n';
    const reduced = understandProducts(text, 'text').products.map(({ regularPrice }) => regularPrice);
    expect(reduced).toEqual([{ amount: 59, currency: null }, null, null]);
  });

  test('without a column of names is refused', () => {
    expect(refusalOf('price,link\n1,https://shop.test')).toMatchObject({
      details: { text: ['The first row needs a column with the name "title" or "name".'] },
    });
  });
});

describe('the list of a Shopify shop', () => {
  test('is understood; it does not say the currency', () => {
    const product = {
      id: 7,
      title: 'Halo Lamp & Shade',
      handle: 'lamp',
      body_html: '<p>A warm&nbsp;light.</p>',
      vendor: 'Halo',
      variants: [{ price: '49.00', compare_at_price: '59.00' }],
      images: [{ src: 'https://shop.test/lamp.jpg' }],
    };
    const text = JSON.stringify({ products: [product, { id: 8 }] });
    const { format, products, problems } = understandProducts(text, 'url', 'https://shop.test');
    expect(format).toBe('shopify');
    expect(products).toEqual([
      {
        ...lamp,
        price: { amount: 49, currency: null },
        regularPrice: { amount: 59, currency: null },
        url: 'https://shop.test/products/lamp',
      },
    ]);
    expect(problems).toEqual([{ row: 2, message: 'This entry is not a product.' }]);
  });
});

describe('what is no feed', () => {
  test('but a page is refused with what to do', () => {
    const { details } = refusalOf('<html><body>Not found</body></html>') as { details: { text: string[] } };
    expect(details.text[0]).toMatch(/^This link opens a page, not a table/);
  });

  test.each([
    ['JSON of something else', '{"error":"no"}'],
    ['half of a document', '{"products":[{"title":"La'],
    ['a feed without products', rss()],
  ])('%s is refused', (_what, text) => {
    expect(refusalOf(text)).toMatchObject({ code: 'validation_failed', details: { text: [NOTHING] } });
  });
});

test('addresses that are no web pages are left out', () => {
  const { products } = understandProducts('name,url,image\nLamp,javascript:alert(1),/lamp.jpg\n', 'text');
  expect(products[0]).toMatchObject({ url: null, imageUrl: null });
});

test('a feed keeps 1,000 products, and says which are left out', () => {
  const rows = Array.from({ length: 1003 }, (_, at) => `Product ${at}`);
  expect(toUnderstoodProducts(understandProducts(['name', ...rows].join('\n'), 'text'))).toMatchObject({
    count: 1000,
    unreadable: 3,
    problems: [{ row: 1002 }, {}, {}],
  });
});

test.each([
  ['49.00 EUR', 49, 'EUR'],
  ['EUR 49', 49, 'EUR'],
  ['€ 1.299,00', 1299, 'EUR'],
  ['1,299.5 USD', 1299.5, 'USD'],
  ['$1,299', 1299, 'USD'],
  ['1 299,00', 1299, null],
  ['0.99', 0.99, null],
])('%s is a price', (text, amount, currency) => {
  expect(readPrice(text)).toEqual({ amount, currency });
});
