/**
 * A server in memory for stories. It answers every call of the contract that a screen makes, from the built library and
 * the demo account. It refuses answers that the contract does not allow. A story replaces single answers.
 */
import type { Fetch } from '@spotreel/sdk/client';
import {
  API_BASE_PATH,
  accountContract,
  type Call,
  contract,
  type ErrorCode,
  errorCatalogue,
  operatorContract,
} from '@spotreel/sdk/internal/contract';
import { answersOf } from './answers/answers';
import type { Library } from './library-data';
import { peopleTexts } from './people-texts';
import type { StoryAnswers, StoryCall } from './story-call';
import type { StoryLocale } from './words';

const calls: Readonly<Record<string, Call>> = { ...contract, ...operatorContract, ...accountContract };

/** Paths with fewer placeholders first: `media/folder` is no file's id. */
const byPlaceholders = Object.entries(calls).toSorted(
  ([, one], [, other]) => one.path.split('{').length - other.path.split('{').length,
);

/** A `fetch` that never leaves the page for `/api`; every other address is one of this Storybook. */
export function storyServer(library: Library, replaced: StoryAnswers = {}, locale: StoryLocale = 'en'): Fetch {
  const own = answersOf(library);
  return async (address, init) => {
    const url = new URL(address, location.href);
    if (!url.pathname.startsWith(API_BASE_PATH)) return fetch(address, init);
    const method = init.method ?? 'GET';
    const found = callAt(method, url.pathname.slice(API_BASE_PATH.length));
    if (!found) return refusal('not_found');
    const answer = replaced[found.name as StoryCall] ?? own[found.name];
    if (answer === undefined) return refusal('not_found');
    if (answer === 'waits') return untilAborted(init.signal);
    if (typeof answer === 'string') return refusal(answer);
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const data = await answer({ params: found.params, query: Object.fromEntries(url.searchParams), body }, own);
    if (data === undefined) return refusal('not_found');
    if (data instanceof Response) return data;
    return Response.json(peopleTexts(checked(found.name, JSON.parse(JSON.stringify(data))), locale));
  };
}

function callAt(method: string, path: string) {
  for (const [name, call] of byPlaceholders) {
    if (call.method !== method) continue;
    const found = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
    if (found) return { name, params: { ...found.groups } };
  }
  return undefined;
}

/** The answer as it goes over the wire. Throws what the contract has against it. */
function checked(name: string, data: unknown): unknown {
  const call = calls[name];
  if (!call) throw new Error(`The contract has no call ${name}.`);
  const items = call.list ? (data as { data: readonly unknown[] }).data : [data];
  for (const item of items) {
    const result = call.output['~standard'].validate(item);
    if (result instanceof Promise || !result.issues) continue;
    const [issue] = result.issues;
    throw new Error(`${name}: ${issue?.path?.join('.')} ${issue?.message}`);
  }
  return call.list ? data : { data };
}

function refusal(code: ErrorCode): Response {
  const { message, status } = errorCatalogue[code];
  return Response.json({ code, message, requestId: 'story' }, { status });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
