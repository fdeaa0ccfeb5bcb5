import type { PageSettings } from '../define/page-settings';
import { reportProblem } from '../problems/problem';
import { addWaitingMethods } from './early-methods';
import { createElementLoader } from './load-element';
import type { SpotreelLoadError } from './load-error';
import { watchPolicy } from './policy-watch';
import { LISTS, RELEASE_VERSION } from './release';
import type { SpotreelCommand, SpotreelLoader } from './spotreel-loader';

/** Elements that it loads, by their tags without prefix. */
const TAGS = Object.keys(LISTS);

/** Makes `window.spotreel` from the script tag that loaded this file. */
export function startLoader(script: HTMLScriptElement): void {
  const { spotreel: before = [] } = globalThis;
  if (!Array.isArray(before)) {
    if (before.version !== RELEASE_VERSION)
      reportProblem(
        'two_versions',
        `The page loads two versions, ${before.version} and ${RELEASE_VERSION}. The first is used; remove one of the script tags.`,
        serverOf(script),
      );
    return;
  }
  watchPolicy();
  const load = createElementLoader(new URL(`../${RELEASE_VERSION}/`, script.src));
  const report = ({ code, message }: SpotreelLoadError) => reportProblem(code, message, serverOf(script));
  const spotreel = createLoader(scriptSettings(script), load);
  globalThis.spotreel = spotreel;
  spotreel.push(...before);
  const { preload } = script.dataset;
  if (preload) void spotreel.preload(...preload.split(/[\s,]+/)).catch(report);
  const { prefix = '' } = spotreel.settings;
  watchElements(
    TAGS.map((tag) => prefix + tag),
    (element) => {
      const tag = element.localName.slice(prefix.length);
      addWaitingMethods(element, tag);
      show(element, tag, load, report);
    },
  );
}

function createLoader(settings: PageSettings, load: (tag: string) => Promise<void>): SpotreelLoader {
  return {
    version: RELEASE_VERSION,
    settings,
    configure(changes) {
      const before = { ...settings };
      Object.assign(settings, changes);
      const { prefix = '' } = settings;
      const elements = document.querySelectorAll(TAGS.map((tag) => prefix + tag).join());
      for (const element of elements) passOn(element, changes, before);
    },
    async preload(...tags) {
      await Promise.all(tags.map(load));
    },
    push(...commands: SpotreelCommand[]) {
      for (const command of commands)
        try {
          command(this);
        } catch (error) {
          // as an error of a script of its own
          queueMicrotask(() => {
            throw error;
          });
        }
    },
  };
}

/** Gives an element that is there already what it was not given itself. */
function passOn(element: Element, changes: PageSettings, before: PageSettings): void {
  for (const [name, value] of Object.entries(changes)) {
    const present: unknown = Reflect.get(element, name);
    const isOwn = present !== undefined && present !== before[name as keyof PageSettings];
    if (name !== 'prefix' && !isOwn) Reflect.set(element, name, value);
  }
}

/** Loads what defines an element; where that fails, the element says so and can be tried again. */
function show(
  element: Element,
  tag: string,
  load: (tag: string) => Promise<void>,
  report: (error: SpotreelLoadError) => void,
): void {
  load(tag).catch((error: SpotreelLoadError) => {
    report(error);
    const hide = showFailure(element, error, () => {
      hide();
      show(element, tag, load, report);
    });
  });
}

const NAMES = ['apiBase', 'locale', 'theme', 'prefix', 'workerUrl', 'fontsUrl'] as const;

/** Settings of the script tag: `data-api-base`, `data-locale` and so on. Default of `apiBase`: where the script came from. */
function scriptSettings(script: HTMLScriptElement): PageSettings {
  const { dataset } = script;
  const server = serverOf(script);
  const given = NAMES.filter((name) => dataset[name] !== undefined).map((name) => [name, dataset[name]]);
  return { apiBase: server === location.origin ? '' : server, ...Object.fromEntries(given) };
}

/** Address of the server that the script comes from. */
function serverOf({ src }: HTMLScriptElement): string {
  return src.replace(/\/sdk\/[^/]+\/[^/]*$/, '');
}

/**
 * Shows that an element was not loaded: its `slot="error"` if the page has one, else a sentence with a button to try again.
 * Fires `error` at it, with the reason as `detail`. Returns what takes all of this away.
 */
function showFailure(element: Element, error: SpotreelLoadError, onRetry: () => void): () => void {
  const own = element.querySelectorAll<HTMLElement>(':scope > [slot=error]');
  const waiting = element.querySelectorAll<HTMLElement>(':scope > [slot=loading]');
  const notice = own.length > 0 ? undefined : failureNotice(onRetry);
  const setHidden = (isFailed: boolean) => {
    for (const part of own) part.hidden = !isFailed;
    for (const part of waiting) part.hidden = isFailed;
  };
  setHidden(true);
  if (notice) element.append(notice);
  element.dispatchEvent(
    new CustomEvent('error', { detail: { code: error.code, message: error.message }, composed: true }),
  );
  return () => {
    setHidden(false);
    notice?.remove();
  };
}

function failureNotice(onRetry: () => void): HTMLElement {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', onRetry);
  notice.append('This part of the page could not be loaded. ', button);
  return notice;
}

/** Calls for each element of these tags: those on the page, and those that come later. Shadow roots are not seen. */
function watchElements(tags: readonly string[], onElement: (element: Element) => void): void {
  const selector = tags.join();
  const look = (node: ParentNode) => {
    for (const element of node.querySelectorAll(selector)) onElement(element);
  };
  look(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(selector)) onElement(node);
        look(node);
      }
  }).observe(document, { childList: true, subtree: true });
}
