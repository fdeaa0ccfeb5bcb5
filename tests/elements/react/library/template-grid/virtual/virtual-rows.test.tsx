import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualRows } from '../../../../../../elements/react/library/template-grid/virtual/virtual-rows';

const VIEW_PX = 800;
const row = (index: number) => <button type="button">Card {index}</button>;
const noOne = () => {};

let root: Root;
let scroller: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  scroller = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(scroller, 'clientHeight', { value: VIEW_PX });
  root = createRoot(scroller);
  const rows = { label: 'Cards', columns: 1, scroller, scrollMargin: 0, pitch: 200, count: 100, row };
  act(() => root.render(<VirtualRows {...rows} onRange={noOne} />));
});
afterEach(() => {
  act(() => root.unmount());
  scroller.remove();
  vi.unstubAllGlobals();
});

const nodes = () => [...scroller.querySelectorAll<HTMLElement>('[data-index]')];
const order = () => nodes().map((node) => Number(node.getAttribute('data-index')));

function scrollTo(px: number): Promise<void> {
  return act(async () => {
    scroller.scrollTop = px;
    scroller.dispatchEvent(new Event('scroll'));
  });
}

test('rows are patched in place while it is scrolled, and none is made', async () => {
  expect(order()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const before = new Set(nodes());
  await scrollTo(1000);
  expect(order()).toEqual([11, 12, 13, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(nodes().every((node) => before.has(node))).toBe(true);
  expect(nodes()[0]?.textContent).toBe('Card 11');
  expect(nodes()[0]?.style.transform).toBe('translateY(2200px)');
});

test('Tab finds rows in the order of the list, and the focus stays on its card', async () => {
  const focused = nodes()[2]?.querySelector('button');
  await act(async () => focused?.focus());
  await scrollTo(2000);
  expect(focused?.isConnected && focused.textContent).toBe('Card 2');
  focused?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(order()).toEqual([2, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(document.activeElement === focused).toBe(true);
});
