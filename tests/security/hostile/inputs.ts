/** Inputs that cost far more to read than to send. */

export interface TextInput {
  readonly name: string;
  readonly call: string;
  readonly body: object;
  /** Costs nothing any more: it is read as any other. */
  readonly isAccepted?: boolean;
}

const REVIEWS = '/api/v1/external/review/user-source/check';
const PRODUCTS = '/api/v1/external/product/feed/check';
const STORYBOARD = '/api/v2/ai/storyboard';

const reviews = (text: string) => ({ source: 'file', text });
const products = (text: string) => ({ kind: 'file', name: 'Feed', text });
const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');

const wide = (first: string) => `${first},${columns(20_000)}\n${'\n'.repeat(10)}${'x\n'.repeat(19_000)}`;
const brief = (text: string) => ({ brief: text.slice(0, 2000) });

export const textInputs: readonly TextInput[] = [
  { name: '20,000 columns and 19,000 rows', call: REVIEWS, body: reviews(wide('review')) },
  { name: '20,000 columns and 19,000 rows', call: PRODUCTS, body: products(wide('title')) },
  { name: 'one long row', call: REVIEWS, body: reviews(`review\n${','.repeat(900_000)}`) },
  { name: 'rows without a column', call: REVIEWS, body: reviews('\n'.repeat(450_000)) },
  { name: 'an open quote', call: PRODUCTS, body: products(`title\n"${'a,"'.repeat(250_000)}`), isAccepted: true },
  { name: 'ragged rows', call: PRODUCTS, body: products(`name,c\n${'a\nb,c,d,e\n'.repeat(60_000)}`), isAccepted: true },
  { name: 'many empty elements', call: PRODUCTS, body: products(`<rss>${'<a/>'.repeat(230_000)}</rss>`) },
  { name: 'elements without an end', call: PRODUCTS, body: products('<a>'.repeat(300_000)) },
  { name: 'comments without an end', call: PRODUCTS, body: products('<!--'.repeat(200_000)) },
  { name: 'attributes without an end', call: PRODUCTS, body: products(`<a ${'b="'.repeat(250_000)}`) },
  { name: 'entities of entities', call: PRODUCTS, body: products('<!DOCTYPE a [<!ENTITY b "&c;&c;">]><rss>&b;</rss>') },
  { name: 'lists within lists', call: PRODUCTS, body: products(`{"products":${'['.repeat(400_000)}`) },
  { name: 'a list of nothing', call: PRODUCTS, body: products(`{"products":[${'0,'.repeat(400_000)}0]}`) },
  {
    name: 'spaces behind an offer',
    call: STORYBOARD,
    body: brief(`Offer ${'a'.repeat(38)}${' '.repeat(1900)}end`),
    isAccepted: true,
  },
  { name: 'digits', call: STORYBOARD, body: brief(`Sale ${'1 234'.repeat(400)}`), isAccepted: true },
  { name: 'quotes that open', call: STORYBOARD, body: brief(`Sale ${'„a '.repeat(660)}`), isAccepted: true },
  { name: 'capitals', call: STORYBOARD, body: brief(`Sale ${'A'.repeat(1990)}`), isAccepted: true },
  { name: 'empty lines', call: STORYBOARD, body: brief(`Sale${'\n'.repeat(1900)}end`), isAccepted: true },
];

const still = (k: unknown) => ({ a: 0, k });
const layer = (more: object) => ({
  ty: 4,
  nm: 'box',
  ind: 1,
  ip: 0,
  op: 60,
  st: 0,
  ks: { o: still(100), r: still(0), p: still([0, 0, 0]), a: still([0, 0, 0]), s: still([100, 100, 100]) },
  shapes: [],
  ...more,
});
const drawn = (shapes: readonly object[], more: object = {}) => ({
  v: '5.9.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 1920,
  h: 1080,
  assets: [],
  layers: [layer({ shapes })],
  ...more,
});
const star = (points: number) => ({
  ty: 'sr',
  sy: 1,
  pt: still(points),
  p: still([0, 0]),
  r: still(0),
  or: still(9),
  os: still(0),
  ir: still(4),
  is: still(0),
});
const repeated = (copies: number) => ({ ty: 'rp', c: still(copies), o: still(0), m: 1, tr: {} });
const nested = (depth: number): object =>
  depth === 0 ? star(5) : { ty: 'gr', it: [nested(depth - 1), repeated(100)] };
const json = (document: object) => () => JSON.stringify(document);

export const documentInputs: readonly { readonly name: string; readonly text: () => string }[] = [
  { name: 'a repeater of a million copies', text: json(drawn([star(5), repeated(1_000_000)])) },
  { name: 'repeaters within repeaters', text: json(drawn([nested(8)])) },
  { name: 'a star of ten million points', text: json(drawn([star(10_000_000)])) },
  {
    name: 'compositions that double',
    text: json(
      drawn([], {
        layers: [layer({ ty: 0, refId: 'a0', w: 9, h: 9 })],
        assets: Array.from({ length: 30 }, (_, at) => ({
          id: `a${at}`,
          layers: at === 29 ? [layer({})] : [1, 2].map(() => layer({ ty: 0, refId: `a${at + 1}`, w: 9, h: 9 })),
        })),
      }),
    ),
  },
  {
    name: 'a chain of 50,000 parents',
    text: json(
      drawn([], {
        layers: Array.from({ length: 50_000 }, (_, at) => ({
          ty: 3,
          ind: at,
          parent: at + 1,
          ip: 0,
          op: 9,
          st: 0,
          ks: {},
        })),
      }),
    ),
  },
  {
    name: 'texts of 600,000 characters',
    text: json(
      drawn([], {
        fonts: { list: [{ fName: 'Inter-Bold', fFamily: 'Inter', fStyle: 'Bold', ascent: 75 }] },
        layers: Array.from({ length: 300 }, (_, at) =>
          layer({
            ty: 5,
            ind: at + 1,
            t: { d: { k: [{ t: 0, s: { t: 'word '.repeat(400), f: 'Inter-Bold', s: 9, sz: [900, 900] } }] }, a: [] },
          }),
        ),
      }),
    ),
  },
  { name: 'deep', text: () => `{"layers":[],"assets":[],"x":${'{"x":'.repeat(300_000)}` },
  { name: 'lists within lists', text: () => `{"x":${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}}` },
  { name: 'two million objects', text: () => `{"layers":[],"assets":[${'{},'.repeat(2_000_000)}{}]}` },
  {
    name: 'ragged',
    text: json(
      drawn(
        [
          { ty: 'gr', it: { length: 9e9 } },
          { ty: 'sh', ks: still({ v: 'x'.repeat(1000) }) },
        ],
        { layers: [1, null, 'a', [], {}] },
      ),
    ),
  },
];
