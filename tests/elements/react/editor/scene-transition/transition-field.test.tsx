import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransitionField } from '../../../../../elements/react/editor/scene-transition/transition-field';
import type { Transition } from '../../../../../sdk/contract/project/transition';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const onChange = vi.fn<(transition: Transition | null) => void>();
const paint = () => {};
beforeEach(() => onChange.mockReset());

function show(transition: Transition | null, onUseForAll: (() => void) | undefined = undefined) {
  act(() =>
    root.render(
      <TransitionField
        transition={transition}
        paint={paint}
        isUsedForAll={false}
        onChange={onChange}
        onUseForAll={onUseForAll}
      />,
    ),
  );
}

const pick = (name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  act(() => label?.querySelector('input')?.click());
};
const changed = () => onChange.mock.lastCall?.[0];
const has = (selector: string) => document.querySelector(selector) !== null;
const slider = 'input[type=range]';
const directions = 'fieldset';

test('a kind that is picked first lasts 0.4 s', () => {
  show(null);
  expect([has(slider), has(directions)]).toEqual([false, false]);
  pick('Fade');
  expect(changed()).toEqual({ kind: 'fade', frames: 12 });
});

test('another kind keeps length and direction, even with the template between them', () => {
  show({ kind: 'push', frames: 18, direction: 'up' });
  pick('Whip');
  expect(changed()).toEqual({ kind: 'whip', frames: 18, direction: 'up' });
  pick('As in the template');
  expect(changed()).toBeNull();
  show(null);
  pick('Wipe');
  expect(changed()).toEqual({ kind: 'wipe', frames: 18, direction: 'up' });
});

test('a length is there for what lasts, a direction for what moves to a side', () => {
  show({ kind: 'cut', frames: 12 });
  expect([has(slider), has(directions)]).toEqual([false, false]);
  show({ kind: 'zoom', frames: 12 });
  expect([has(slider), has(directions)]).toEqual([true, false]);
  show({ kind: 'slide', frames: 12 });
  expect([has(slider), has(directions)]).toEqual([true, true]);
  expect(document.querySelector('[aria-pressed=true]')?.getAttribute('aria-label')).toBe('To the left');
  act(() => document.querySelector<HTMLElement>('[aria-label=Down]')?.click());
  expect(changed()).toEqual({ kind: 'slide', frames: 12, direction: 'down' });
});

test('it is offered for all scenes where there are others', () => {
  show({ kind: 'fade', frames: 12 });
  expect(document.body.textContent).not.toContain('Use between all scenes');
  const use = vi.fn();
  show({ kind: 'fade', frames: 12 }, use);
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Use between all scenes',
  );
  act(() => button?.click());
  expect(use).toHaveBeenCalledOnce();
});
