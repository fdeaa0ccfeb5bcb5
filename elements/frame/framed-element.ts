/** The element of a frame's page: what it hears from the page around the frame, and what it reports to it. */
import type { FrameMessage } from './messages';

/** Settings of the server that a page does not choose. */
const KEPT = new Set(['api-base', 'worker-url', 'fonts-url']);

export interface FramedElement {
  /** Changes attributes, those that the element knows. */
  set(attributes: Readonly<Record<string, unknown>>): void;
  /** Calls one of its own methods. Rejects for every other name. */
  call(method: string, args: readonly unknown[]): Promise<unknown>;
}

/** Puts the element on the page. It never uses a session of the app: the page around the frame signs in. */
export function showElement(
  tag: string,
  canceled: readonly string[],
  getAccessToken: (request: { reason: string }) => Promise<string | null>,
  send: (message: FrameMessage) => void,
): FramedElement {
  const element = document.createElement(tag);
  Reflect.set(element, 'getAccessToken', getAccessToken);
  reportEvents(element, canceled, send);
  document.body.append(element);
  new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    send({ type: 'size', widthPx: Math.ceil(width), heightPx: Math.ceil(height) });
  }).observe(element);
  return {
    set: (attributes) => void customElements.whenDefined(tag).then(() => setAttributes(element, attributes)),
    call: async (method, args) => (await ownMethod(element, tag, method)).apply(element, [...args]),
  };
}

/** All that the element fires, whatever its name is. Details that cannot be sent are left out. */
function reportEvents(element: HTMLElement, canceled: readonly string[], send: (message: FrameMessage) => void): void {
  const dispatch = element.dispatchEvent.bind(element);
  element.dispatchEvent = (event) => {
    if (event instanceof CustomEvent) {
      if (canceled.includes(event.type)) event.preventDefault();
      const report = (detail: unknown) => send({ type: 'event', name: event.type, detail });
      try {
        report(event.detail ?? null);
      } catch {
        report(null);
      }
    }
    return dispatch(event);
  };
}

/** Tokens, and what the element's class observes: another attribute could be a script. */
function setAttributes(element: HTMLElement, attributes: Readonly<Record<string, unknown>>): void {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('--spotreel-')) element.style.setProperty(name, value === null ? null : String(value));
    if (!observedAttributes.includes(name) || KEPT.has(name)) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

/** A method that the element's own classes have, not one that every element of HTML has. */
async function ownMethod(element: HTMLElement, tag: string, name: string): Promise<(...args: unknown[]) => unknown> {
  await customElements.whenDefined(tag);
  let prototype: object | null = Object.getPrototypeOf(element);
  while (prototype && prototype !== HTMLElement.prototype) {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof method === 'function' && name !== 'constructor' && !name.endsWith('Callback')) return method;
    prototype = Object.getPrototypeOf(prototype);
  }
  throw new Error(`<${tag}> has no method ${name}.`);
}
