import { expect, test } from 'vitest';
import { copyStill } from '../../../sdk/player/stills/copy-still';

function drawing(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML =
    '<svg><defs><clipPath id="clip_1"></clipPath><linearGradient id="paint"></linearGradient></defs>' +
    '<g clip-path="url(#clip_1)" fill="#ffffff"><path fill="url(#paint)"></path><use href="#paint"></use></g></svg>';
  return root;
}

test('each copy has ids of its own, and refers to its own', () => {
  const original = drawing();
  const first = copyStill(original);
  const second = copyStill(first);
  const idsOf = (root: HTMLElement) => [...root.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set([...idsOf(original), ...idsOf(first), ...idsOf(second)]).size).toBe(6);
  for (const copy of [first, second]) {
    const [clip, paint] = idsOf(copy);
    expect(copy.querySelector('g')?.getAttribute('clip-path')).toBe(`url(#${clip})`);
    expect(copy.querySelector('path')?.getAttribute('fill')).toBe(`url(#${paint})`);
    expect(copy.querySelector('use')?.getAttribute('href')).toBe(`#${paint}`);
    expect(copy.querySelector('g')?.getAttribute('fill')).toBe('#ffffff');
  }
  expect(original.innerHTML).toBe(drawing().innerHTML);
});
