import { act, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../../../elements/react/controls/lazy-part/lazy-part';

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page, { onCaughtError: () => {} });
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Panel = ({ name }: { name: string }) => <p>{name}</p>;
const show = (Part: React.ComponentType<{ name: string }>) =>
  act(async () =>
    root.render(
      <>
        <i>Beside it</i>
        <Suspense fallback="…">
          <Part name="Music" />
        </Suspense>
      </>,
    ),
  );
const retry = () => act(async () => page.querySelector('button')?.click());

test('is loaded when it is shown, and only then', async () => {
  const load = vi.fn(async () => ({ default: Panel }));
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  await show(Part);
  expect(page.textContent).toBe('Beside itMusic');
});

test('that cannot be loaded leaves everything else in place, and can be tried again until it is there', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const load = vi.fn(async () => ({ default: Panel }));
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  await show(lazyPart(load));
  expect(page.textContent).toBe('Beside itThis part didn’t load. Check your connection and try again.Try again');
  await retry();
  expect(page.textContent).toContain('didn’t load');
  await retry();
  expect(page.textContent).toBe('Beside itMusic');
  expect(load).toHaveBeenCalledTimes(3);
});
