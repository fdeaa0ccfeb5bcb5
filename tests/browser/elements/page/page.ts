import type { TemplateGridElement } from '../../../../elements/definitions/template-grid-element';
import { contractServer } from '../../../sdk/stores/contract-server';

export { pause, until } from './until';

/** A page that is as strict as it can be about styles and scripts, and remembers what it refused. */
export function strictPage(): string[] {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    refused.push(`${event.effectiveDirective} ${event.sourceFile}:${event.lineNumber}`);
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'content-security-policy';
  policy.content = "default-src 'self'; connect-src 'self' http://stub; img-src * data:";
  document.head.append(policy);
  return refused;
}

/** Answers what goes to http://stub from memory, for everybody on the page. */
export function serve() {
  const server = contractServer();
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('http://stub') ? server.fetch(String(input), init ?? {}) : real(input, init);
  return {
    ...server,
    tokens: () => server.received.map(({ headers }) => headers.get('authorization')?.replace('Bearer ', '')),
    stop() {
      globalThis.fetch = real;
    },
  };
}

export function makeGrid(token: string | null = 'token'): TemplateGridElement {
  const grid = document.createElement('template-grid');
  grid.apiBase = 'http://stub';
  grid.getAccessToken = () => token;
  return grid;
}

export const inside = <Found extends Element = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot?.querySelector<Found>(selector);
