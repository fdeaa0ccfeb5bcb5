import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransitionPreview } from '../../../../../../elements/react/editor/scene-transition/preview/transition-preview';

let root: Root;
/** Reports of the browser about what is in view. */
let see: (isVisible: boolean) => void;
let isReduced = false;
/** Next frame of the page. */
let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    frame = undefined;
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  frame = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const paint = vi.fn();
const show = (isActive: boolean) =>
  act(() => root.render(<TransitionPreview kind="push" direction="up" isActive={isActive} paint={paint} />));
const painted = () => paint.mock.calls.map(([, kind, direction, progress]) => [kind, direction, progress]);
const goTo = (ms: number) => act(() => frame?.(ms));

beforeEach(() => paint.mockClear());

test('nothing is painted before it is in view; then its middle', () => {
  show(false);
  expect(painted()).toEqual([]);
  see(true);
  expect(painted()).toEqual([['push', 'up', 0.5]]);
  expect(frame).toBeUndefined();
});

test('while it is active it plays, and comes to rest after three rounds', () => {
  show(true);
  see(true);
  goTo(1000);
  goTo(1650);
  goTo(1000 + 3 * 1500);
  expect(painted().map(([, , progress]) => progress)).toEqual([0.5, 0, 0.5, 0.5]);
  paint.mockClear();
  show(false);
  expect(painted()).toEqual([['push', 'up', 0.5]]);
  expect(frame).toBeUndefined();
});

test('it stops where it leaves the view', () => {
  show(true);
  see(true);
  goTo(0);
  expect(frame).toBeDefined();
  see(false);
  expect(frame).toBeUndefined();
});

test('with reduced motion it stays at its middle', () => {
  isReduced = true;
  show(true);
  see(true);
  expect(painted()).toEqual([['push', 'up', 0.5]]);
  expect(frame).toBeUndefined();
});
