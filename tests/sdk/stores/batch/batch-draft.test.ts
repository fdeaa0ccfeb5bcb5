import { describe, expect, it, vi } from 'vitest';
import { batchFields } from '../../../../sdk/project/batch/batch-fields';
import { createBatchDraft } from '../../../../sdk/stores/batch/batch-draft';
import type { ProductWriting } from '../../../../sdk/stores/batch/product-table';
import { fields, scenes } from '../../project/batch/fixtures';
import { openSpotreel } from '../open-spotreel';

const source = { templateFamilyId: 11 };
const base = { name: 'Menu', ratio: 'landscape', kind: 'video', durationSeconds: 8, scenes, fields };

async function open() {
  const { spotreel, server } = await openSpotreel();
  server.always('batchBase', () => base);
  server.always('batchFiles', ({ body }) =>
    (body as { names: string[] }).names.flatMap((name) => (name === 'cup.png' ? { name, mediaId: 12 } : [])),
  );
  const draft = createBatchDraft(spotreel);
  await draft.begin(source);
  return { draft, server };
}

describe('a draft of a batch', () => {
  it('matches columns by name, and says what fills nothing', async () => {
    const { draft } = await open();
    await draft.paste('Video name\tHeadline\tPrice\nCup\tHello\t3');
    expect([...draft.$matching.get().matches.keys()]).toEqual(['1.text.headline']);
    expect(draft.$checked.get()).toMatchObject({ unusedColumns: ['Price'], usable: [{ name: 'Cup' }] });
    draft.assign('2.text.headline', 2);
    expect(draft.$checked.get()?.usable[0]?.values).toEqual({ '1.text.headline': 'Hello', '2.text.headline': '3' });
    draft.assign('2.text.headline', null);
    expect(draft.$checked.get()?.usable[0]?.values).toEqual({ '1.text.headline': 'Hello' });
  });

  it('keeps rows with errors out, and an empty cell is one unless it may stay', async () => {
    const { draft, server } = await open();
    await draft.paste(`Name,Headline\nA,${'x'.repeat(21)}\nB,\nC,Fine`);
    expect(draft.$checked.get()?.findings.map(({ row, problem }) => [row, problem.code])).toEqual([
      [0, 'too_long'],
      [1, 'empty'],
    ]);
    draft.treatEmpty('keep');
    server.always('createBatch', () => batch);
    expect(await draft.create(source, 'Menu', { format: 'webm' })).toBe(7);
    expect(server.asked('createBatch').at(-1)?.body).toEqual({
      name: 'Menu',
      source,
      emptyValues: 'keep',
      export: true,
      output: { format: 'webm' },
      rows: [
        { name: 'B', values: { '1.text.headline': '' } },
        { name: 'C', values: { '1.text.headline': 'Fine' } },
      ],
    });
  });

  it('asks once which names are own images', async () => {
    const { draft, server } = await open();
    await draft.paste('Name,Logo (scene 1)\nA,cup.png\nB,plate.png\nC,https://shop.test/a.png');
    await vi.waitFor(() => expect(draft.$checked.get()?.findings.map(({ row }) => row)).toEqual([1]));
    draft.assign('2.image.logo', 1);
    await draft.paste('Name,Logo (scene 1)\nA,cup.png\nB,plate.png');
    await vi.waitFor(() => expect(draft.$checked.get()?.usable).toHaveLength(1));
    expect(server.asked('batchFiles').map(({ body }) => body)).toEqual([{ names: ['cup.png', 'plate.png'] }]);
  });

  it('numbers videos without a name, and says why a table cannot be used', async () => {
    const { draft } = await open();
    await draft.paste('Name,Headline\n,One\nB,Two');
    expect(draft.$checked.get()?.rows.map(({ name }) => name)).toEqual(['Menu 1', 'B']);
    draft.nameBy(null);
    expect(draft.$checked.get()?.rows.map(({ name }) => name)).toEqual(['Menu 1', 'Menu 2']);
    await draft.paste('Name');
    expect(draft.$table.get()).toMatchObject({ table: undefined, problem: 'empty' });
    await draft.readFile(new File(['Name,Headline\nA,B'], 'menu.csv'));
    expect(draft.$table.get()).toMatchObject({ fileName: 'menu.csv', table: { columns: ['Name', 'Headline'] } });
  });

  it('makes videos of 500 rows at a time, from the row that people choose', async () => {
    const { draft } = await open();
    const rows = Array.from({ length: 1203 }, (_, at) => `Mug ${at + 1},Text`).join('\n');
    await draft.paste(`Name,Headline\n${rows}`);
    expect(draft.$table.get()).toMatchObject({ firstRow: 0, rowCount: 1203 });
    expect(draft.$checked.get()?.usable).toHaveLength(500);
    draft.startAt(1000);
    expect(draft.$checked.get()?.usable.map(({ name }) => name)).toHaveLength(203);
    expect(draft.$checked.get()?.usable[0]?.name).toBe('Mug 1001');
    await draft.paste('  ');
    expect(draft.$table.get()).toMatchObject({ table: undefined, problem: undefined });
  });

  it('paints the first six usable rows with the scene that shows most of them, then each scene with the first row', async () => {
    const { draft, server } = await open();
    const still = { format: 'webp', url: '/still', downloadUrl: '/d', width: 1, height: 1, sizeBytes: 1 };
    server.always('renderPreview', () => still);
    await draft.paste('Name,Headline (scene 2)\nA,One\nB,Two\nC,3\nD,4\nE,5\nF,6\nG,7');
    await draft.preview(source);
    expect(draft.$previews.get().map(({ name, url }) => `${name} ${url}`)).toEqual(
      [...'ABCDEF'].map((name) => `${name} /still`),
    );
    expect(Object.keys(draft.$sceneStills.get())).toEqual(scenes.map(({ ingredient }) => String(ingredient)));
    const painted = server.asked('renderPreview').length;
    await draft.preview(source);
    expect(server.asked('renderPreview')).toHaveLength(painted);
    expect(server.asked('renderPreview')[0]?.body).toMatchObject({ ingredient: 2, aspectRatio: 'landscape' });
  });

  it('checks a row again when one of its cells is changed', async () => {
    const { draft } = await open();
    await draft.paste('Name,Headline (scene 2)\nA,One\nB,');
    expect(draft.$checked.get()?.findings).toMatchObject([{ row: 1, problem: { code: 'empty' } }]);
    draft.setCell(1, 1, 'Two');
    draft.setCell(9, 1, 'nowhere');
    expect(draft.$checked.get()).toMatchObject({ findings: [], usable: [{ name: 'A' }, { name: 'B' }] });
  });

  it('takes products of a feed as rows, and their facts into the fields of a product', async () => {
    const { draft, server } = await open();
    const shop = scenes.slice(0, 1);
    const facts = ['TITLE', 'PRICE', 'REGULAR_PRICE'].map((dataField) => ({
      innerReference: dataField.toLowerCase(),
      name: dataField,
      defaultValue: 'Sample',
      maxLength: 12,
      dataField,
    }));
    const shopFields = batchFields(shop, () => ({ texts: facts, images: [], colors: [] }));
    server.always('batchBase', () => ({ ...base, scenes: shop, fields: shopFields }));
    await draft.begin(source);
    const product = { description: '', url: null, imageUrl: null, price: { amount: 49, currency: 'EUR' } };
    const products = ['Lamp', 'A lamp with a far too long name'].map((name) => ({
      ...product,
      name,
      regularPrice: null,
    }));
    server.always('readProducts', () => ({ products, totalResults: 2, unreadable: 0, problems: [], problem: null }));
    await draft.readProducts({ kind: 'feed', feed: 1 }, 'My shop', WRITING);
    expect(draft.$table.get().fileName).toBe('My shop');
    expect(draft.$checked.get()?.usable.map(({ name, values }) => [name, values])).toEqual([
      ['Lamp', { '1.text.title': 'Lamp', '1.text.price': '€49', '1.text.regular_price': '' }],
    ]);
    expect(draft.$checked.get()?.findings.map(({ row, problem }) => [row, problem.code])).toEqual([[1, 'too_long']]);
    expect(await draft.tableFile()).toContain('Lamp,€49');
    server.refuse('readProducts', 'url_unreachable');
    await draft.readProducts({ kind: 'address', url: 'shop.test' }, 'shop.test', WRITING);
    expect(draft.$reading.get().failure?.code).toBe('url_unreachable');
    expect(draft.$table.get().fileName).toBe('My shop');
  });

  it('says why it was refused', async () => {
    const { draft, server } = await open();
    await draft.paste('Name,Headline\nA,One');
    server.refuse('createBatch', 'batch_limit');
    expect(await draft.create(source, 'Menu')).toBeUndefined();
    expect(draft.$creation.get().failure?.code).toBe('batch_limit');
  });
});

const batch = {
  id: 7,
  name: 'Menu',
  status: 'working',
  ratio: 'landscape',
  rowCount: 2,
  createdCount: 0,
  exportedCount: 0,
  failedCount: 0,
  halt: null,
  zipUrl: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  rows: [],
};

const WRITING: ProductWriting = {
  columns: {
    name: 'Product',
    price: 'Price',
    regularPrice: 'Old price',
    discount: 'Discount',
    description: 'Description',
    image: 'Image',
    link: 'Link',
  },
  prices: ({ price }) => ({ price: price ? `€${price.amount}` : '', regularPrice: '', discount: '' }),
};
