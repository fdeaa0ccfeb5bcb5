import { expect, test } from 'vitest';
import type { LottieAnimation, LottieLayer } from '../../../../sdk/scene/lottie';
import { joinedDocument } from '../../../../sdk/scene/transitions/joined-document';
import { WIPE_CLASS } from '../../../../sdk/scene/transitions/wipe-layers';

const layer = (nm: string, cl?: string): LottieLayer => ({
  ty: 4,
  nm,
  ip: 0,
  op: 60,
  st: 0,
  ks: {},
  ...(cl && { cl }),
});
const document: LottieAnimation = {
  v: '5',
  fr: 30,
  ip: 0,
  op: 60,
  w: 320,
  h: 180,
  assets: [],
  layers: [
    layer('last sheet', WIPE_CLASS.cover),
    layer('first sheet', WIPE_CLASS.ahead),
    layer('curtain', WIPE_CLASS.arrival),
    layer('headline'),
    layer('ground', 'ground'),
  ],
};
const names = ({ layers }: Pick<LottieAnimation, 'layers'>) => layers.map(({ nm }) => nm);

test('a scene without transitions keeps its wipes, and is the same document', () => {
  expect(joinedDocument(document, undefined)).toBe(document);
});

test('a scene that enters by a transition has no wipe at its start, and the one at its end', () => {
  const joined = joinedDocument(document, { isEntering: true, isLeaving: false });
  expect(names(joined)).toEqual(['last sheet', 'first sheet', 'headline', 'ground']);
  expect(joined.leavingWipe).toBeUndefined();
});

test('the wipe at the end of a scene that leaves by a transition is kept apart', () => {
  const joined = joinedDocument(document, { isEntering: false, isLeaving: true });
  expect(names(joined)).toEqual(['curtain', 'headline', 'ground']);
  expect(joined.leavingWipe?.ahead.map(({ nm }) => nm)).toEqual(['first sheet']);
  expect(joined.leavingWipe?.cover.map(({ nm }) => nm)).toEqual(['last sheet']);
});

test('a document without wipes stays as it is', () => {
  const plain = { ...document, layers: document.layers.slice(3) };
  expect(joinedDocument(plain, { isEntering: true, isLeaving: true })).toBe(plain);
});
