import { describe, expect, it } from 'vitest';
import { isEqual } from '../../../sdk/base/equal';

describe('two values', () => {
  it.each([
    [1, 1],
    [Number.NaN, Number.NaN],
    [null, null],
    ['a', 'a'],
    [[], []],
    [{}, {}],
    [
      [1, [2, { a: null }]],
      [1, [2, { a: null }]],
    ],
    [
      { a: 1, b: { c: [true] } },
      { b: { c: [true] }, a: 1 },
    ],
    [{ a: undefined }, { a: undefined }],
  ])('are equal: %j and %j', (a, b) => expect([isEqual(a, b), isEqual(b, a)]).toEqual([true, true]));

  it.each([
    [1, 2],
    [1, '1'],
    [0, null],
    [null, undefined],
    [null, {}],
    ['a', ['a']],
    ['a', { 0: 'a' }],
    [5, {}],
    [[], {}],
    [['a'], { 0: 'a' }],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
  ])('differ: %j and %j', (a, b) => expect([isEqual(a, b), isEqual(b, a)]).toEqual([false, false]));
});
