import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimelineRange } from '../../../../../elements/react/controls/transport/timeline-range';
import type { RulerUnit } from '../../../../../elements/react/controls/transport/timeline-ticks';

const scenes = [
  { id: 1, name: 'One', startSeconds: 0, durationSeconds: 4 },
  { id: 2, name: 'Two', startSeconds: 4, durationSeconds: 6 },
];
let root: Root;
let page: HTMLElement;
const $time = atom(0);
const sought: number[] = [];
const held: boolean[] = [];
let show: (unit: RulerUnit) => void = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  sought.length = 0;
  held.length = 0;
  $time.set(0);
  const onSeek = (seconds: number) => {
    sought.push(seconds);
    $time.set(seconds);
  };
  const moves = { onSeek, onGoTo: onSeek, onStep: onSeek, onHold: (isHeld: boolean) => void held.push(isHeld) };
  show = (unit) =>
    act(() =>
      root.render(
        <TimelineRange $time={$time} durationSeconds={10} bpm={120} unit={unit} scenes={scenes} {...moves} />,
      ),
    );
  show('seconds');
  vi.spyOn(range(), 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const range = () => page.querySelector('input') as HTMLInputElement;

function point(type: string, clientX: number, button = 0) {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, clientX, button, pointerId: 1 });
  act(() => void range().dispatchEvent(event));
  return event;
}

test('a press seeks to the frame under it, and a drag follows to the ends and no further', () => {
  const pressed = point('pointerdown', 150);
  expect(pressed.defaultPrevented).toBe(true); // the native drag would lay the page out with each step
  for (const x of [151, 200, 400, 0]) point('pointermove', x);
  expect(sought).toEqual([2.5, expect.closeTo(2.5667, 3), 5, 10, 0]);
  point('pointerup', 0);
  range().releasePointerCapture(1);
  point('pointermove', 180);
  expect(sought).toHaveLength(5);
});

test('the playhead is held from the press until the pointer lets go', () => {
  point('pointerdown', 150);
  expect(held).toEqual([true]);
  point('lostpointercapture', 150);
  expect(held).toEqual([true, false]);
});

test('the first move after each frame is followed before the browser hands it on with the next', () => {
  point('pointerdown', 150);
  for (const x of [160, 170, 180]) point('pointerrawupdate', x);
  expect(sought).toEqual([2.5, 3]);
  point('pointermove', 180);
  point('pointerrawupdate', 190);
  expect(sought).toEqual([2.5, 3, 4, 4.5]);
  range().releasePointerCapture(1);
  point('pointerrawupdate', 200);
  expect(sought).toHaveLength(4);
});

test('other buttons of the mouse do not seek', () => {
  point('pointerdown', 150, 2);
  expect(sought).toEqual([]);
});

test('the thumb follows once time stands still, and at once when a key counts from it', () => {
  point('pointerdown', 200);
  expect(range().valueAsNumber).toBe(0);
  vi.advanceTimersByTime(300);
  expect(range().valueAsNumber).toBeCloseTo(5);
  point('pointermove', 220);
  act(() => void range().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })));
  expect(range().valueAsNumber).toBeCloseTo(6);
});

test('page keys go by scene, and what is reached is said', () => {
  act(
    () => void range().dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true })),
  );
  expect(sought).toEqual([4]);
  expect(range().ariaValueText ?? range().getAttribute('aria-valuetext')).toContain('Two');
});

test('what is reached is said in seconds, and in bars for those who asked for them', () => {
  const said = () => range().ariaValueText ?? range().getAttribute('aria-valuetext');
  act(() => $time.set(6));
  expect(said()).toBe('0:06.0 of 0:10, Two');
  show('bars');
  expect(said()).toBe('0:06.0 of 0:10, bar 4, Two');
});
