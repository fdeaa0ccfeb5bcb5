import { describe, expect, it } from 'vitest';
import { sourceTextOf } from '../../../../sdk/stores/tables/source-text';
import { createTableReading, type TableReadingOptions } from '../../../../sdk/stores/tables/table-reading';
import { finish, readTableText } from '../../../../sdk/table';
import { encoderOf } from '../../table/encoder';
import { textRow, workbookFile } from '../../table/workbook-file';
import { openSpotreel } from '../open-spotreel';

async function open(options: TableReadingOptions = {}) {
  const { spotreel, server } = await openSpotreel();
  const reading = createTableReading(spotreel, options);
  return { reading, server, state: () => reading.$state.get() };
}
const file = (content: Uint8Array | string, name = 'table.csv') => new File([content as BlobPart], name);

describe('a table that people bring', () => {
  it('is read again in another encoding, with another separator, from another sheet', async () => {
    const { reading, state } = await open();
    await reading.readFile(file(encoderOf('windows-1250')('name;headline\nA;Zażółć')));
    expect(state()).toMatchObject({
      status: 'ready',
      name: 'table.csv',
      content: { encoding: 'windows-1250', separator: ';', isGuess: true, table: { rows: [['A', 'Zażółć']] } },
    });
    await reading.choose({ encoding: 'windows-1252' });
    expect(state().content?.table.rows).toEqual([['A', 'Za¿ó³æ']]);
    await reading.choose({ separator: ',' });
    expect(state().content).toMatchObject({ encoding: 'windows-1252', table: { columns: ['name;headline'] } });
    const sheets = ['One', 'Two'].map((name) => ({ name, rows: textRow(1, 'name') + textRow(2, name) }));
    await reading.readFile(file(workbookFile({ sheets }), 'book.xlsx'));
    await reading.choose({ sheet: 1 });
    expect(state()).toMatchObject({ name: 'book.xlsx', content: { sheet: 1, table: { rows: [['Two']] } } });
  });

  it('is refused with a reason, and the next one is read', async () => {
    const { reading, state } = await open();
    await reading.readFile(file(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'old.xls'));
    expect(state()).toMatchObject({ status: 'failed', problem: 'oldWorkbook', content: undefined });
    const large = file('a\n1');
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
    await reading.readFile(large);
    expect(state()).toMatchObject({ status: 'failed', problem: 'tooLarge' });
    const broken = file('x');
    broken.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await reading.readFile(broken);
    expect(state()).toMatchObject({ status: 'failed', problem: 'empty' });
    await reading.paste('\theadline\nMug\tHalf price');
    expect(state()).toMatchObject({
      status: 'ready',
      problem: undefined,
      content: { table: { columns: ['', 'headline'] } },
    });
    reading.clear();
    expect(state()).toMatchObject({ status: 'none', content: undefined });
  });

  it('shows its progress, and a later table wins', async () => {
    const { reading, state } = await open();
    const progress: number[] = [];
    reading.$state.listen(({ status, progress: done }) => status === 'reading' && progress.push(done));
    const rows = Array.from({ length: 50_000 }, (_, at) => `Mug ${at},Half price`).join('\n');
    const first = reading.paste(`name,headline\n${rows}`);
    await reading.paste('a,b\n1,2');
    await first;
    expect(state().content?.table.rows).toEqual([['1', '2']]);
    await reading.readFile(file(`name,headline\n${rows}`));
    expect(state().content?.table.rows).toHaveLength(50_000);
    expect(Math.max(...progress)).toBeGreaterThan(0.1);
  });

  it('at a link is fetched by the server, which is asked again for each choice', async () => {
    const { reading, server, state } = await open();
    const facts = { rowNumbers: [2], warnings: [], isCut: false, isGuess: false, sheets: [], sheet: 0 };
    server.always('readTableLink', () => ({
      columns: ['a'],
      rows: [['1']],
      separator: ';',
      encoding: 'utf-8',
      ...facts,
    }));
    await reading.readLink('https://shop.test/table.csv');
    expect(state()).toMatchObject({
      status: 'ready',
      name: 'shop.test',
      content: { separator: ';', table: { rows: [['1']] } },
    });
    await reading.choose({ encoding: 'macintosh' });
    expect(server.asked('readTableLink').at(-1)?.body).toEqual({
      url: 'https://shop.test/table.csv',
      language: 'en',
      encoding: 'macintosh',
    });
  });
});

describe('what is sent of a table', () => {
  it('is the same table in one form, whose rows keep their numbers', async () => {
    const { reading, state } = await open();
    await reading.readFile(file('sep=;\ntitle;price\n\nMug;"12,50"\n\n\n=Lamp;3'));
    const text = sourceTextOf(state())?.text ?? '';
    const { table } = finish(readTableText(text));
    expect(table).toMatchObject({
      columns: ['title', 'price'],
      rows: [
        ['Mug', '12,50'],
        ['=Lamp', '3'],
      ],
      rowNumbers: [4, 7],
    });
  });

  it('is a feed in XML or JSON as it is, in its own encoding', async () => {
    const { reading, state } = await open({ takesDocuments: true });
    const xml = '<?xml version="1.0" encoding="windows-1252"?><rss>Käse</rss>';
    await reading.readFile(file(encoderOf('windows-1252')(xml), 'feed.xml'));
    expect(state()).toMatchObject({ status: 'ready', content: undefined, document: xml });
    expect(sourceTextOf(state())).toEqual({ text: xml, leftOut: 0 });
  });

  it('is cut where a request has no more room, and says how many rows are left out', async () => {
    const { reading, state } = await open();
    const rows = Array.from({ length: 3000 }, () => 'x'.repeat(500)).join('\n');
    await reading.readFile(file(`title\n${rows}`));
    const { text = '', leftOut = 0 } = sourceTextOf(state()) ?? {};
    expect(text.length).toBeLessThanOrEqual(900_000);
    expect(text.trim().split('\r\n')).toHaveLength(3001 - leftOut);
    expect(leftOut).toBeGreaterThan(1000);
  });
});
