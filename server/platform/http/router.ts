/**
 * Handlers by path and method. A path that has none for the method answers 405 with `Allow`, and OPTIONS with `Allow`;
 * HEAD is what GET answers, without its body. Paths are asked in the order in which they were given.
 */

import { API_BASE_PATH, type Call } from '@spotreel/sdk/internal/contract';
import type { Handler, Hono } from 'hono';
import { ApiError } from './api-error';
import type { Route } from './implement';
import type { RequestContext } from './request-context';
import { storableParams } from './validation/validate';

export interface Environment {
  readonly Bindings: { readonly context: RequestContext; readonly seen: { route: string } };
}

type Handlers = Readonly<Partial<Record<Call['method'], Handler<Environment>>>>;

export function mount(hono: Hono<Environment>, path: string, handlers: Handlers): void {
  for (const [method, handler] of Object.entries(handlers)) hono.on(method, path, handler);
  const allow = [...Object.keys(handlers), ...('GET' in handlers ? ['HEAD'] : []), 'OPTIONS'];
  hono.all(path, ({ req }) => {
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: allow.join(', ') } });
    throw new ApiError('method_not_allowed', { allow });
  });
}

/** Calls of the contract; paths with fewer parameters first, so that `template/check` is no template's id. */
export function mountCalls<Services>(
  hono: Hono<Environment>,
  routes: readonly Route<Services>[],
  services: Services,
): void {
  const byPath = new Map<string, Record<string, Handler<Environment>>>();
  for (const route of routes) {
    const { method, path } = route.call;
    byPath.set(path, { ...byPath.get(path), [method]: handlerOf(route, services) });
  }
  const parameters = (path: string) => path.split('{').length;
  for (const path of [...byPath.keys()].toSorted((a, b) => parameters(a) - parameters(b))) {
    mount(hono, API_BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1'), byPath.get(path) ?? {});
  }
}

function handlerOf<Services>(route: Route<Services>, services: Services): Handler<Environment> {
  return ({ env, req }) => {
    env.seen.route = route.call.path;
    return route.answer(env.context, storableParams(req.param()), services);
  };
}
