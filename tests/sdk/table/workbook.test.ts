import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { finish, readTableFile, TableFault } from '../../../sdk/table';
import { numberText } from '../../../sdk/table/workbook/number-format';
import { textRow, workbookFile } from './workbook-file';

const read = (bytes: Uint8Array, options = {}) => finish(readTableFile(bytes, options));
const faultOf = (bytes: Uint8Array) => {
  try {
    read(bytes);
  } catch (fault) {
    return fault instanceof TableFault ? fault.code : fault;
  }
  return undefined;
};

describe('a workbook', () => {
  test('is read as its cells show it: shared texts, numbers, days, truth and errors', () => {
    const bytes = workbookFile({
      texts:
        '<si><t>Name</t></si><si><r><t>Half </t></r><r><t xml:space="preserve">price &amp; more</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
      formats: ['0%', '#,##0.00\\ [$€-407]', 'd.m.yyyy'],
      sheets: [
        {
          name: 'Products',
          rows: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="str"><v>Price</v></c><c r="D2" t="inlineStr"><is><t>Day</t></is></c></row>
            <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="2"><v>1234.5</v></c><c r="C4" s="1"><v>0.2</v></c><c r="D4" s="3"><v>46056</v></c></row>
            <row r="5"><c r="A5" t="s"><v>2</v></c><c r="B5"><v>0.30000000000000004</v></c><c r="C5" t="b"><v>1</v></c><c r="D5" t="e"><v>#N/A</v></c></row>`,
        },
      ],
    });
    const { table } = read(bytes);
    expect(table).toMatchObject({
      columns: ['Name', 'Price', '', 'Day'],
      rows: [
        ['Half price & more', '1234.50 €', '20%', '2026-02-03'],
        ['東京', '0.3', 'TRUE', '#N/A'],
      ],
      rowNumbers: [4, 5],
      warnings: [{ code: 'errorCell', row: 5, column: 3 }],
    });
    const german = read(bytes, { isForPeople: true, language: 'de' });
    expect(german.table.rows[0]).toEqual(['Half price & more', '1.234,50 €', '20%', '3.2.2026']);
  });

  test('offers the sheets that people can see, and begins with the first that has a table', () => {
    const sheets = [
      { name: 'Cover', rows: '' },
      { name: 'Hidden', rows: textRow(1, 'a') + textRow(2, 'no'), state: 'hidden' },
      { name: 'A & B', rows: textRow(1, 'a') + textRow(2, 'first') },
      { name: 'Last', rows: textRow(1, 'a') + textRow(2, 'second') },
    ];
    const bytes = workbookFile({ sheets });
    expect(read(bytes)).toMatchObject({ sheets: ['Cover', 'A & B', 'Last'], sheet: 1, table: { rows: [['first']] } });
    expect(read(bytes, { sheet: 2 })).toMatchObject({ sheet: 2, table: { rows: [['second']] } });
    expect(() => read(bytes, { sheet: 0 })).toThrow(expect.objectContaining({ code: 'empty' }));
  });

  test('that unpacks to far more than it has is refused before it is unpacked', () => {
    const spaces = ' '.repeat(3 * 1024 * 1024);
    const bytes = workbookFile({ sheets: [{ name: 'Bomb', rows: textRow(1, 'a') + spaces }] });
    expect(bytes.length).toBeLessThan(10_000);
    expect(faultOf(bytes)).toBe('tooLarge');
  });

  test('that claims another size than it has is counted all the same', () => {
    const bytes = workbookFile({ sheets: [{ name: 'Liar', rows: textRow(1, 'a') + ' '.repeat(3 * 1024 * 1024) }] });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    expect(faultOf(bytes)).toBe('tooLarge');
  });

  test.each([
    ['damaged', zipSync({ 'readme.txt': strToU8('no workbook') })],
    ['damaged', workbookFile({ sheets: [{ name: 'A', rows: textRow(1, 'a') }] }).subarray(0, 300)],
    ['damaged', workbookFile({ sheets: [{ name: 'A', rows: '<!DOCTYPE x>' }] })],
    ['tooManyColumns', workbookFile({ sheets: [{ name: 'A', rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }] })],
    ['empty', workbookFile({ sheets: [{ name: 'A', rows: textRow(1, 'only headings') }] })],
  ])('is refused as %s', (code, bytes) => {
    expect(faultOf(bytes)).toBe(code);
  });
});

const ENGLISH = { language: 'en', isFrom1904: false };

test.each([
  [12.5, 'General', '12.5'],
  [1234567, '#,##0', '1,234,567'],
  [-3, '0.00;(0.00)', '(3.00)'],
  [0, '0;-0;"none"', 'none'],
  [7, '000', '007'],
  [0.125, '0.0%', '12.5%'],
  [1500, '0.0,"k"', '1.5k'],
  [5, '"Size" 0', 'Size 5'],
  [46056.75, 'yyyy-mm-dd hh:mm', '2026-02-03 18:00'],
  [46056.75, 'd mmmm yyyy h:mm AM/PM', '3 February 2026 6:00 PM'],
  [59, 'd/m/yyyy', '28/2/1900'],
  [1e21, '0', '1,000,000,000,000,000,000,000'.replaceAll(',', '')],
])('the number %d with the format %s is %s', (value, format, text) => {
  expect(numberText(value, format, ENGLISH)).toBe(text);
});

test('days of old Macs count from 1904', () => {
  expect(numberText(44594, 'yyyy-mm-dd', { language: undefined, isFrom1904: true })).toBe('2026-02-03');
});
