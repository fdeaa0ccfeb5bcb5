import { expect, test } from 'vitest';
import {
  secondsText,
  transitionName,
  transitionText,
} from '../../../../../elements/react/editor/scene-transition/transition-names';
import { TRANSITION_KINDS } from '../../../../../sdk/contract/project/transition';
import { createTranslator } from '../../../../../sdk/i18n/translator';

const t = createTranslator();

test('each kind has a name, and no two have the same', () => {
  const names = [null, ...TRANSITION_KINDS].map((kind) => transitionName(kind, t));
  expect(names.every((name) => /^[A-Z]/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

test('a length has one decimal', () => {
  expect([4, 12, 20].map((frames) => secondsText(frames, t))).toEqual(['0.1 s', '0.4 s', '0.7 s']);
  expect(secondsText(12, createTranslator({}, 'de'))).toBe('0,4 s');
});

test('what lasts says how long; a cut and the template say their name alone', () => {
  expect(transitionText({ kind: 'push', frames: 12 }, t)).toBe('Push · 0.4 s');
  expect(transitionText({ kind: 'cut', frames: 12 }, t)).toBe('Cut');
  expect(transitionText(null, t)).toBe('As in the template');
});
