import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  clampedNumber,
  hexColor,
  httpAddress,
  id,
  queryFlag,
  queryId,
  queryIds,
  ratio,
  searchText,
  textLine,
  timestamp,
} from '../../../../sdk/contract/schemas/scalars';

const REFUSED = 'refused';
const read = (schema: z.ZodMiniType, value: unknown): unknown => {
  const { success, data } = z.safeParse(schema, value);
  return success ? data : REFUSED;
};

describe('a parameter of a query', () => {
  it.each([
    ['7', 7],
    ['7.9', 7],
    ['1', 1],
    ['100', 100],
    ['101', 100],
    ['0', 20],
    ['-3', 20],
    ['many', 20],
    ['', 20],
    [undefined, 20],
    ['Infinity', 20],
  ])('that is a size is clamped, never refused: %j is %d', (text, size) => {
    expect(read(clampedNumber(20, 100), text)).toBe(size);
  });

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['yes', REFUSED],
    ['', REFUSED],
  ])('that is a flag: %j is %s', (text, flag) => expect(read(queryFlag, text)).toBe(flag));

  it.each([
    ['3', 3],
    ['0', REFUSED],
    ['-1', REFUSED],
    ['1.5', REFUSED],
    ['x', REFUSED],
  ])('that is an id: %j is %s', (text, value) => expect(read(queryId, text)).toBe(value));

  it.each([
    ['3', [3]],
    ['3, 5,8', [3, 5, 8]],
    ['3,,5,', [3, 5]],
    ['', []],
    ['3,x', REFUSED],
    ['3,0', REFUSED],
    [Array(50).fill(1).join(), Array(50).fill(1)],
    [Array(51).fill(1).join(), REFUSED],
  ])('that is a list of ids: %j', (text, ids) => expect(read(queryIds, text)).toEqual(ids));

  it('that is searched for has at most 200 characters, without the blanks around it', () => {
    expect(read(searchText, `  ${'a'.repeat(200)} `)).toBe('a'.repeat(200));
    expect(read(searchText, 'a'.repeat(201))).toBe(REFUSED);
    expect(read(searchText, ' ')).toBe('');
  });
});

it.each([
  ['#1A2b3C', '#1a2b3c'],
  ['#abc', REFUSED],
  ['1a2b3c', REFUSED],
  ['#1a2b3c4', REFUSED],
  ['#1a2b3g', REFUSED],
  ['x#1a2b3c', REFUSED],
])('the color %j is %s', (text, color) => expect(read(hexColor, text)).toBe(color));

it('a picture is wide, tall or as wide as tall', () => {
  const ratios = ['landscape', 'portrait', 'square', '', 'wide'];
  expect(ratios.filter((name) => read(ratio, name) === name)).toEqual(['landscape', 'portrait', 'square']);
});

it.each([1, 2_147_483_648])('%d is an id', (value) => expect(read(id, value)).toBe(value));
it.each([0, -1, 1.5, '1', null])('%j is no id', (value) => expect(read(id, value)).toBe(REFUSED));

it.each([
  [' Summer sale ', 'Summer sale'],
  ['a'.repeat(200), 'a'.repeat(200)],
  ['a'.repeat(201), REFUSED],
  ['  ', REFUSED],
  ['a\nb', REFUSED],
  ['a\u0000', REFUSED],
  ['\tGrüße', 'Grüße'],
])('the line %j is %j', (text, line) => expect(read(textLine, text)).toBe(line));

it.each([
  ['https://a.example/b', true],
  ['http://localhost:3000', true],
  ['ftp://a.example', false],
  ['xhttps://a.example', false],
  ['httpss://a.example', false],
  ['a.example', false],
  [`https://a.example/${'b'.repeat(1982)}`, true],
  [`https://a.example/${'b'.repeat(1983)}`, false],
])('the address %j is taken: %s', (text, isTaken) => expect(read(httpAddress, text) !== REFUSED).toBe(isTaken));

it('a time has its date, its time and its zone', () => {
  expect(read(timestamp, '2026-06-01T12:00:00.000Z')).not.toBe(REFUSED);
  expect(read(timestamp, '2026-06-01T12:00:00+02:00')).not.toBe(REFUSED);
  expect(read(timestamp, '2026-06-01')).toBe(REFUSED);
  expect(read(timestamp, '2026-06-01T12:00:00')).toBe(REFUSED);
});
