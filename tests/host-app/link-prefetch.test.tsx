/** What is loaded before a link is clicked. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesFromElements, matchRoutes, Route } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelProvider } from '../../elements/react/embed/provider/spotreel-provider';
import { lazyPage, pageLoader } from '../../host-app/lazy-page';
import { useLinkPrefetch } from '../../host-app/link-prefetch';
import { appRoutes } from '../../host-app/routes';
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
  load.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = vi.fn(async () => () => null);
const SecurityPage = lazyPage(load);
const routes = createRoutesFromElements(
  <Route>
    <Route path="/account/*" element={<SecurityPage />} />
    <Route path="/account/my-videos" element={<p>Videos</p>} />
    <Route path="*" element={<p>Not found</p>} />
  </Route>,
);

function Links() {
  useLinkPrefetch(routes);
  return (
    <>
      <a href="/account/security">Security</a>
      <a href="/account/my-videos">Videos</a>
      <a href="/project/7">Video</a>
      <a href="https://other.test/">Other</a>
    </>
  );
}

async function open() {
  const { spotreel } = await openSpotreel();
  const openAhead = vi.fn();
  await act(async () =>
    root.render(
      <SpotreelProvider spotreel={{ ...spotreel, openAhead }} root={document}>
        <Links />
      </SpotreelProvider>,
    ),
  );
  const link = (href: string) => document.querySelector<HTMLElement>(`a[href="${href}"]`) as HTMLElement;
  return { openAhead, link };
}

test('the code of a page, once its link is within 200 px of the window', async () => {
  const { link } = await open();
  const [observer] = observers;
  expect(observer?.margin).toBe('200px');
  expect([...(observer?.watched ?? [])].map((one) => one.getAttribute('href'))).toEqual([
    '/account/security',
    '/account/my-videos',
    '/project/7',
  ]);
  observer?.show(link('/account/my-videos'));
  expect(load).not.toHaveBeenCalled();
  observer?.show(link('/account/security'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(observer?.watched.has(link('/account/security'))).toBe(false);
});

test('a page and a project, once the pointer or the focus is on the link', async () => {
  const { openAhead, link } = await open();
  link('/account/security').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
  link('/project/7').focus();
  expect(openAhead).toHaveBeenCalledWith(7);
});

test('the routes of the app have the code of their pages to load', () => {
  const pages = [
    '/account/developers/keys',
    '/agency/dashboard',
    '/operator/surveys/7/results',
    '/join',
    '/impersonate',
  ];
  for (const path of pages) {
    const matches = matchRoutes(appRoutes, path) ?? [];
    expect([path, matches.filter(({ route }) => pageLoader(route)).length]).toEqual([path, 1]);
  }
});

test('nothing for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { link } = await open();
  expect(observers).toEqual([]);
  link('/account/security').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
