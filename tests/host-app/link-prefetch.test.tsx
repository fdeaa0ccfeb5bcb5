/** What is loaded before a link is clicked. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelProvider } from '../../elements/react/foundation/spotreel-context';
import { useLinkPrefetch } from '../../host-app/link-prefetch';
import { pageCode } from '../../host-app/page-code';
import { openSpotreel } from '../sdk/stores/open-spotreel';

const observers: { margin: string | undefined; watched: Set<Element>; show: (link: Element) => void }[] = [];

class StubObserver {
  readonly #own;
  constructor(hear: (entries: object[]) => void, options?: IntersectionObserverInit) {
    const watched = new Set<Element>();
    const show = (target: Element) => hear([{ isIntersecting: true, target }]);
    this.#own = { margin: options?.rootMargin, watched, show };
    observers.push(this.#own);
  }
  observe = (link: Element) => void this.#own.watched.add(link);
  unobserve = (link: Element) => void this.#own.watched.delete(link);
  disconnect = () => this.#own.watched.clear();
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', StubObserver);
  observers.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Links() {
  useLinkPrefetch();
  return (
    <>
      <a href="/account/security">Security</a>
      <a href="/project/7">Video</a>
      <a href="https://other.test/">Other</a>
    </>
  );
}

async function open() {
  const { spotreel } = await openSpotreel();
  const openAhead = vi.fn();
  const load = vi.spyOn(pageCode[0] ?? { load: async () => {} }, 'load').mockResolvedValue(undefined);
  await act(async () =>
    root.render(
      <SpotreelProvider spotreel={{ ...spotreel, openAhead }} root={document}>
        <Links />
      </SpotreelProvider>,
    ),
  );
  const link = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;
  return { openAhead, load, link };
}

test('the code of a page, once its link is within 200 px of the window', async () => {
  const { load, link } = await open();
  const [observer] = observers;
  expect(observer?.margin).toBe('200px');
  expect([...(observer?.watched ?? [])].map((one) => one.getAttribute('href'))).toEqual([
    '/account/security',
    '/project/7',
  ]);
  expect(load).not.toHaveBeenCalled();
  observer?.show(link('/account/security'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(observer?.watched.has(link('/account/security'))).toBe(false);
});

test('a page and a project, once the pointer or the focus is on the link', async () => {
  const { load, openAhead, link } = await open();
  link('/account/security').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  link('/project/7').focus();
  expect(openAhead).toHaveBeenCalledWith(7);
});

test('nothing for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { load, link } = await open();
  expect(observers).toEqual([]);
  link('/account/security').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
