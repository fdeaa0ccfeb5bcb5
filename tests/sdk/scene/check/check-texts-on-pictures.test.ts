import { expect, test } from 'vitest';
import { templateProblems } from '../../../../sdk/scene/check/check-template';
import { document } from '../templates';

const mix = { fixed: [0, 0, 0], fields: { ink: 1 }, background: 0 };
const text = { field: 'title', picture: null, ink: mix, inkShare: 0, behind: mix, share: 1, box: [0, 0, 10, 10] };
const messages = (textsOnPictures: unknown) =>
  templateProblems({ ...document([]), textsOnPictures }).map(({ message }) => message);

test('a mark as it is measured is fine', () => {
  expect(messages({ colors: { ink: '#ffffff' }, texts: [text, { ...text, picture: 'photo' }] })).toEqual([]);
});

test.each([
  ['no object', 3],
  ['colors that are none', { colors: { ink: 4 }, texts: [] }],
  ['no list', { colors: {}, texts: {} }],
  ['a text without a share', { colors: {}, texts: [{ ...text, share: '1' }] }],
  ['a color of two channels', { colors: {}, texts: [{ ...text, ink: { ...mix, fixed: [0, 0] } }] }],
  ['an empty box', { colors: {}, texts: [{ ...text, box: [0, 0, 0, 10] }] }],
  ['too many texts', { colors: {}, texts: Array(501).fill(text) }],
])('%s is refused', (_what, mark) => {
  expect(messages(mark)).toHaveLength(1);
});
