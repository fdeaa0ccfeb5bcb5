/** Any element of the table, on a server in memory. */
import { pause, type serve, until } from './page';

export type AnyElement = HTMLElement & Record<string, unknown>;

export const make = (tag: string) => document.createElement(tag) as AnyElement;

/** An element with an account on the server in memory. */
export function mounted(tag: string, props: object = {}): AnyElement {
  const element = make(tag);
  const token = () => 'token';
  Object.assign(element, { apiBase: 'http://stub', getAccessToken: token, ...props });
  document.body.append(element);
  return element;
}

/** It has drawn what it shows first, and asks the server for nothing any more. */
export async function settled(element: Element, server: ReturnType<typeof serve>): Promise<void> {
  await until(() => (element.shadowRoot?.childElementCount ?? 0) > 0);
  let before = -1;
  while (before !== server.received.length) {
    before = server.received.length;
    await pause(150);
  }
}
