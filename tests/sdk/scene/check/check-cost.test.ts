import { describe, expect, test } from 'vitest';
import { templateProblems } from '../../../../sdk/scene/check/check-template';
import { document, layer, still } from '../templates';

const path = {
  ty: 'sh',
  ks: {
    a: 0,
    k: {
      v: [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
      i: [],
      o: [],
      c: true,
    },
  },
};
const copied = (count: unknown) => ({ ty: 'rp', c: count, o: still(0), tr: {} });
const drawn = (...shapes: object[]) => document([layer(4, { nm: 'box', shapes: shapes as never })]);
const costs = (animation: unknown) =>
  templateProblems(animation).filter(({ feature, message }) => feature === 'size' && message.includes('corners'));

describe('what stands for more than can be painted', () => {
  const ten = still(10);
  const nested = (depth: number): object => (depth === 0 ? path : { ty: 'gr', it: [nested(depth - 1), copied(ten)] });
  const rising = (y: number) => ({
    a: 1,
    k: [
      { t: 0, s: [1], i: { x: [1], y: [y] }, o: { x: [0], y: [0] } },
      { t: 30, s: [9] },
    ],
  });
  const uses = Array.from({ length: 6 }, (_, level) => ({
    id: `a${level}`,
    layers:
      level === 5
        ? [layer(4, { shapes: [{ ty: 'sr', pt: still(500) }] as never })]
        : Array.from({ length: 4 }, () => layer(0, { refId: `a${level + 1}`, w: 9, h: 9 })),
  }));

  test.each([
    ['a repeater of a million copies', drawn(path, copied(still(1_000_000)))],
    ['repeaters within repeaters', drawn(nested(6))],
    ['repeaters after each other', drawn(path, ...Array.from({ length: 6 }, () => copied(ten)))],
    ['a star of ten million points', drawn({ ty: 'sr', pt: still(10_000_000) })],
    [
      'copies that grow',
      drawn(
        path,
        copied({
          a: 1,
          k: [
            { t: 0, s: [1] },
            { t: 30, s: [1e6] },
          ],
        }),
      ),
    ],
    ['copies whose easing goes far beyond', drawn(path, copied(rising(1e6)))],
    ['a composition that is used many times', { ...document([layer(0, { refId: 'a0', w: 9, h: 9 })]), assets: uses }],
    [
      'a mask of many corners',
      document([
        layer(4, {
          shapes: [],
          masksProperties: [{ mode: 'a', pt: { a: 0, k: { v: Array.from({ length: 120_000 }, () => [0]) } } }] as never,
        }),
      ]),
    ],
  ])('%s is not taken', (_name, animation) => {
    expect(costs(animation)).toMatchObject([{ kind: 'unsupported', feature: 'size' }]);
  });

  test('the layer that costs most is named', () => {
    expect(costs(drawn({ ty: 'sr', pt: still(10_000_000) }))[0]?.layer).toBe('box');
  });

  test('what designers draw is taken', () => {
    expect(costs(drawn(path, copied(still(200))))).toEqual([]);
    expect(costs(drawn({ ty: 'sr', pt: still(24) }))).toEqual([]);
    expect(costs(drawn(path, copied(rising(1.4))))).toEqual([]);
  });
});

test('a long chain of parents, and mattes among many layers, are read in linear time', () => {
  const count = 20_000;
  const chain = Array.from({ length: count }, (_, at) => layer(3, { ind: at + 1, parent: at + 2, tt: 1, tp: 1 }));
  const started = performance.now();
  templateProblems(document(chain));
  templateProblems(document([...chain, layer(3, { ind: count + 1, parent: 1 })]));
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a document with a problem in each layer has a list that people can read', () => {
  const layers = Array.from({ length: 5000 }, () => layer(13));
  expect(templateProblems(document(layers))).toHaveLength(500);
});

describe('texts that take long to shape', () => {
  const written = (text: string, states = 1) =>
    layer(5, {
      nm: 'words',
      t: { d: { k: Array.from({ length: states }, (_, t) => ({ t, s: { t: text, s: 9, f: 'F' } })) }, a: [] },
    });
  const tooLong = (animation: unknown) =>
    templateProblems(animation).filter(({ message }) => /characters/.test(message));

  test('are counted over all layers, states and compositions', () => {
    expect(tooLong(document([written('a'.repeat(20_001))]))).toMatchObject([{ kind: 'unsupported', layer: 'words' }]);
    expect(tooLong(document([written('a'.repeat(2001), 10)]))).toHaveLength(1);
    expect(tooLong(document(Array.from({ length: 201 }, () => written('a'.repeat(100)))))).toHaveLength(1);
    const asset = { id: 'a', layers: [written('a'.repeat(20_001))] };
    expect(tooLong({ ...document([layer(0, { refId: 'a', w: 9, h: 9 })]), assets: [asset] })).toHaveLength(1);
  });

  test('are accepted where they are short', () => {
    expect(tooLong(document([written('a'.repeat(20_000))]))).toEqual([]);
  });
});
