import { describe, expect, test } from 'vitest';
import { decodeText, finish, readTableFile } from '../../../sdk/table';
import { encoderOf } from './encoder';

/** Texts of tables in encodings that name themselves nowhere. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'windows-1252': ['Käse für Größe', 'Café crème', '¿Qué tal? ¡Sí!', 'Preis 5 €', '“Half price” – it’s on'],
  macintosh: ['Käse für Größe', 'El niño ¿qué?', '“Half price” – it’s on'],
  'windows-1250': ['Zażółć', 'Kubek pół ceny', 'Příliš žluťoučký kůň', 'Árvíztűrő tükörfúrógép', 'Łódź'],
  'iso-8859-2': ['Zażółć gęślą jaźń'],
  'windows-1251': ['Кружка за полцены', 'Чашка за півціни'],
  'x-mac-cyrillic': ['Кружка за полцены'],
  'koi8-u': ['Кружка за полцены'],
  ibm866: ['Кружка за полцены'],
  'windows-1253': ['Μισή τιμή', 'Προϊόν'],
  'windows-1254': ['güneş ışığı'],
  'windows-1255': ['ספל בחצי מחיר'],
  'windows-1256': ['كوب بنصف السعر'],
  'windows-1257': ['Puodelis už pusę kainos', 'Krūze par pusi cenas šodien'],
  'windows-874': ['แก้วลดราคา'],
  shift_jis: ['半額セール', '東京'],
  'euc-jp': ['マグが半額'],
  gb18030: ['杯子半价产品名称'],
  big5: ['杯子半價產品名稱'],
  'euc-kr': ['머그컵 반값 할인'],
};
const cases = Object.entries(TEXTS).flatMap(([label, texts]) => texts.map((text) => [label, text] as const));

describe('bytes without a mark', () => {
  test.each(cases)('in %s are read: %s', (label, text) => {
    const table = `name;headline\r\nA;${text}`;
    const decoded = decodeText(encoderOf(label)(table));
    expect(decoded?.text).toBe(table);
    expect(decoded?.isGuess).toBe(true);
  });

  test('are read in the encoding that people choose', () => {
    const bytes = encoderOf('windows-1250')('name;headline\nA;Zażółć');
    const { table, isGuess } = finish(readTableFile(bytes, { encoding: 'macintosh' }));
    expect(table.rows[0]?.[1]).not.toBe('Zażółć');
    expect(isGuess).toBe(true);
    expect(finish(readTableFile(bytes, { encoding: 'windows-1250' })).table.rows[0]?.[1]).toBe('Zażółć');
  });

  test('that say nothing of their letters follow the language of the page', () => {
    // `£` in Windows-1252, `Ł` in Windows-1250
    const bytes = Uint8Array.from([0xa3, ...new TextEncoder().encode(' one\nA')]);
    expect(decodeText(bytes, { language: 'en' })?.encoding).toBe('windows-1252');
  });
});

const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );

describe('bytes that name their encoding', () => {
  const text = 'Café;5 €';
  test.each([
    ['UTF-8', new TextEncoder().encode(text), 'utf-8'],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
    ['UTF-16 of Excel', Uint8Array.from([0xff, 0xfe, ...utf16(text, true)]), 'utf-16le'],
    ['UTF-16 with the other mark', Uint8Array.from([0xfe, 0xff, ...utf16(text, false)]), 'utf-16be'],
    ['UTF-16 without a mark', utf16(text, true), 'utf-16le'],
    ['UTF-16 the other way around', utf16(text, false), 'utf-16be'],
  ])('are certain: %s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding, isGuess: false });
  });

  test('are certain: XML', () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><rss>Käse</rss>';
    expect(decodeText(encoderOf('windows-1252')(xml))).toMatchObject({ text: xml, isGuess: false });
  });
});

test('one broken byte does not turn a long text in UTF-8 into another encoding; the place is named', () => {
  const bytes = Uint8Array.from([
    ...new TextEncoder().encode(`name,headline\n${'Käse,Größe für Bären\n'.repeat(9)}A,`),
    0xe4,
  ]);
  const { table, encoding } = finish(readTableFile(bytes));
  expect([encoding, table.rows[0]]).toEqual(['utf-8', ['Käse', 'Größe für Bären']]);
  expect(table.warnings).toEqual([{ code: 'unknownLetter', row: 11, column: 1 }]);
});

test.each([
  ['empty', []],
  ['unreadable', [0x89, 80, 78, 71, 0, 0, 0, 13, 73, 0]],
  ['oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ['damaged', [0x50, 0x4b, 3, 4, 0, 0, 0, 0]],
])('bytes that are no table are refused as %s', (code, bytes) => {
  expect(() => finish(readTableFile(Uint8Array.from(bytes)))).toThrow(expect.objectContaining({ code }));
});
