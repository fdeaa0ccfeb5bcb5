import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish, readTableText, TableFault } from '../../../sdk/table';
import { csvLine, plainCsvLine } from '../../../sdk/table/write-csv';

const read = (text: string, separator?: string) => finish(readTableText(text, { separator }));
const cellsOf = (text: string, separator?: string) => {
  const { table } = read(text, separator);
  return [table.columns, ...table.rows];
};
const faultOf = (text: string) => {
  try {
    read(text);
  } catch (fault) {
    return fault instanceof TableFault ? fault.code : fault;
  }
  return undefined;
};

describe('a text', () => {
  test.each([
    ['commas', 'Name,Headline\r\nCup,"Hello, you"\r\n', ','],
    ['semicolons', 'Name;Headline\nCup;Hello, you', ';'],
    ['tabs, as cells are pasted', 'Name\tHeadline\nCup\tHello, you', '\t'],
    ['vertical bars', 'Name|Headline\nCup|Hello, you', '|'],
    ['line ends of old Macs', 'Name;Headline\rCup;Hello, you\r', ';'],
    ['a byte order mark', '\uFEFFName,Headline\nCup,"Hello, you"', ','],
    ['a line for Excel', 'sep=;\r\nName;Headline\r\nCup;Hello, you', ';'],
    ['a line for Excel in quotation marks', '"sep=#"\nName#Headline\nCup#Hello, you', '#'],
    ['a line for Excel that names a tab', 'sep=\t\nName\tHeadline\nCup\tHello, you', '\t'],
    ['empty rows and columns at the end', 'Name,Headline,,\n\nCup,"Hello, you",,\n,,,\n', ','],
    ['spaces around quotation marks', 'Name, "Headline" \nCup, "Hello, you" ', ','],
  ])('with %s is read', (_, text, separator) => {
    expect(cellsOf(text)).toEqual([
      ['Name', 'Headline'],
      ['Cup', 'Hello, you'],
    ]);
    expect(read(text).separator).toBe(separator);
  });

  test.each([
    ['title;price\r\nMug;12.50\r\n', ['Mug', '12.50']],
    ['title\tprice\r\nMug\t12,50\r\n', ['Mug', '12,50']],
    ['title;price, with tax\nMug, blue;12', ['Mug, blue', '12']],
  ])('of two columns has its separator: %j', (text, row) => {
    expect(cellsOf(text)[1]).toEqual(row);
  });

  test('of one column keeps commas in its cells', () => {
    expect(cellsOf('Headline\nHello, you\n"One; two"')).toEqual([['Headline'], ['Hello, you'], ['One; two']]);
    expect(read('Headline\nHello, you').separator).toBe('');
  });

  test('is read again with another separator', () => {
    const text = 'a;b,c\n1;2,3';
    expect(cellsOf(text, ',')).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(cellsOf(`sep=;\n${text}`, '')[0]).toEqual(['a;b,c']);
  });

  test.each([
    ['name\theadline\nA\t"Hi" she said\nB\t27" screen', [['"Hi" she said'], ['27" screen']]],
    ['name,headline\nA,"Say ""hi"""\nB,5" x 7"', [['Say "hi"'], ['5" x 7"']]],
    ['name,headline\nA,"two\r\nlines"\nB,""', [['two\r\nlines'], []]],
    ['name;headline\nA;"Cup;Plate"\nB;"', [['Cup;Plate'], ['"']]],
  ])('has quotation marks around cells and within them: %j', (text, expected) => {
    expect(read(text).table.rows.map(([, ...cells]) => cells)).toEqual(expected);
  });

  test('with a mark that is never closed keeps the rows below, and says where it is', () => {
    const { table } = read('Name,Headline\nA,One\n"Cup,Plate\nB,Two');
    expect(table.rows).toEqual([
      ['A', 'One'],
      ['"Cup', 'Plate'],
      ['B', 'Two'],
    ]);
    expect(table.warnings).toEqual([{ code: 'openQuote', row: 3, column: 0 }]);
  });

  test('keeps a first column without a heading, and cells behind the last heading', () => {
    expect(cellsOf('\theadline\nMug\tHalf price')).toEqual([
      ['', 'headline'],
      ['Mug', 'Half price'],
    ]);
    const { table } = read('a,b\n1,2\n3,4,5\n6,7,8');
    expect(table.columns).toEqual(['a', 'b', '']);
    expect(table.rows[1]).toEqual(['3', '4', '5']);
    expect(table.warnings).toEqual([{ code: 'moreCells', row: 3, column: 2 }]);
  });

  test('counts rows as its spreadsheet does', () => {
    expect(read('sep=,\n\na,b\n\n1,2\n3,4').table.rowNumbers).toEqual([5, 6]);
  });

  test.each([
    ['empty', ''],
    ['empty', 'Name,Headline'],
    ['empty', ',,\n1,2,3'],
    ['tooManyColumns', `${'Name,'.repeat(2001)}Last\nCup`],
    ['tooManyColumns', `Name,Text\n${','.repeat(9000)}`],
    ['webPage', '<!DOCTYPE html><html><body>Sign in</body></html>'],
  ])('is refused as %s', (code, text) => {
    expect(faultOf(text)).toBe(code);
  });

  test('beyond the limits is cut, and says so', () => {
    const { table } = finish(readTableText('a,b\n1,2\n3,4\n5,6', { limits: { rows: 2, columns: 9, cells: 9 } }));
    expect([table.rows.length, table.isCut]).toEqual([2, true]);
  });

  // hostile texts: each cell begins with a mark that closes nothing
  test.each(['"x\n', '"",""a\n', '"""a,', '",'])('takes time in proportion to its length: %j', (part) => {
    const began = performance.now();
    try {
      read(`a,b\n${part.repeat(200_000)}`);
    } catch (fault) {
      expect(fault).toBeInstanceOf(TableFault);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

const cell = fc
  .string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', "'", '=', '+', '1', ' ', '＝', 'é'), maxLength: 8 })
  .filter((text) => text.trim() !== '');
const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 });

test('what is written for spreadsheets is read as it was', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const text = [['Name', 'Text'], ...written].map(csvLine).join('');
      expect(read(text, ',').table.rows).toEqual(written);
    }),
  );
});

test('what is written for spreadsheets is never a formula, and plain numbers stay numbers', () => {
  const formulas = ['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n@x'];
  for (const formula of formulas) expect(csvLine([formula])).toMatch(/^"?'/);
  expect(csvLine(['-5', '+3,2', 'a=b', "it's"])).toBe(`-5,"+3,2",a=b,it's\r\n`);
  expect(plainCsvLine(['=1+1'])).toBe('=1+1\r\n');
});
