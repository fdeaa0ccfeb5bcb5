/**
 * The script of `/embed/<tag>`, a page of the server for frames of other sites. The address names the site; the server has
 * checked that it may show the page. Messages go to that site alone and are taken from the window above alone.
 */

import { reportProblem } from '../problems/problem';
import { type FramedElement, showElement } from './framed-element';
import { type FrameMessage, type PageMessage, PROTOCOL, readMessage } from './messages';

const query = new URLSearchParams(location.search);
const origin = query.get('origin') ?? '';
const tag = location.pathname.slice(location.pathname.lastIndexOf('/') + 1);
const tokens = new Map<number, (token: string | null) => void>();
let lastToken = 0;
let element: FramedElement | undefined;

function send(message: FrameMessage): void {
  parent.postMessage({ spotreel: PROTOCOL, ...message }, origin);
}

function askForToken({ reason }: { reason: string }): Promise<string | null> {
  const id = ++lastToken;
  return new Promise((resolve) => {
    tokens.set(id, resolve);
    send({ type: 'token', id, reason });
  });
}

function begin(hello: Extract<PageMessage, { type: 'hello' }>): FramedElement {
  const canceled = Array.isArray(hello.canceled) ? hello.canceled.map(String) : [];
  const shown = showElement(tag, canceled, askForToken, send);
  shown.set(Object.fromEntries(query));
  return shown;
}

function hear(message: PageMessage): void {
  if (message.type === 'hello') element ??= begin(message);
  else if (message.type === 'set') element?.set(message.attributes);
  else if (message.type === 'token') {
    tokens.get(message.id)?.(typeof message.token === 'string' ? message.token : null);
    tokens.delete(message.id);
  } else if (message.type === 'call') void answerCall(message);
}

async function answerCall({ id, method, args }: Extract<PageMessage, { type: 'call' }>): Promise<void> {
  try {
    send({ type: 'result', id, value: await element?.call(String(method), args) });
  } catch (error) {
    send({ type: 'result', id, error: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== origin) return;
  const message = readMessage<PageMessage>(event.data);
  if (message) hear(message);
});

if (parent === window) reportProblem('frame_alone', 'This page is for frames of other sites.', '');
else send({ type: 'ready', tag });
