import { expect, it } from 'vitest';
import { templateProblems } from '../../../../sdk/scene/check/check-template';
import { document, layer, textLayer } from '../templates';

const found = (animation: unknown) => templateProblems(animation).map(({ kind, feature }) => `${kind}: ${feature}`);
const marked = (more: object, others = [textLayer('Hi', { sid: 'title' })]) =>
  document([layer(4, { nm: 'box', shapes: [], ...more }), ...others]);

it('passes good marks', () => {
  const tie = { text: 'title', lines: [0, 0, 10, 10], x: 'stretch', y: 'bottom', of: 'last', stretch: [0.5, 2] };
  const animation = marked({ tie, keepOut: { box: [0, 0, 9, 9], round: true } });
  expect(found({ ...animation, rightToLeft: 'mirror' })).toEqual([]);
});

it.each([
  ['a tie to no text', { tie: { text: 'gone' } }, 'tie'],
  ['a tie that is none', { tie: 'title' }, 'tie'],
  ['lines without a width', { tie: { text: 'title', lines: [0, 0, 0, 10] } }, 'tie'],
  ['an unknown side', { tie: { text: 'title', x: 'left' } }, 'tie'],
  ['an unknown height', { tie: { text: 'title', y: 'start' } }, 'tie'],
  ['unknown lines', { tie: { text: 'title', of: 'first' } }, 'tie'],
  ['a limit alone', { tie: { text: 'title', stretch: [1] } }, 'tie'],
  ['a place without a size', { keepOut: { box: [0, 0] } }, 'keepOut'],
  ['a direction that is none', { keepsDirection: 1 }, 'keepsDirection'],
  ['a place that is none', { keepOut: [0, 0, 9, 9] }, 'keepOut'],
])('refuses %s', (_, more, feature) => {
  expect(found(marked(more))).toEqual([`broken: ${feature}`]);
});

it('refuses a tie to a text of another composition', () => {
  const asset = { id: 'inner', layers: [textLayer('Hi', { sid: 'title' })] };
  expect(found({ ...marked({ tie: { text: 'title' } }, []), assets: [asset] })).toContain('broken: tie');
});

it('refuses a group that is no text, and an unknown way to read', () => {
  const text = textLayer('Hi', { document: { fit: { group: 7 } } });
  expect(found(document([text]))).toEqual(['broken: group']);
  expect(found({ ...document([]), rightToLeft: 'turn' })).toEqual(['broken: rightToLeft']);
});
