/**
 * A domain as its own handlers and later domains see it: a name, the domains that it needs, and what it provides. Later
 * domains import this and no handler. `module.ts` adds what the server runs of it.
 */
import type { RateLimit, RateLimiters } from '../http/rate-limiter';
import type { PlatformServices } from '../services/platform-services';
import type { Implementations, Ports } from './port';

export interface Domain<Services = unknown, Options = unknown> {
  readonly name: string;
  readonly needs: readonly Domain[];
  /** Limits of its calls, by name. RATE_LIMITS replaces them. */
  readonly rateLimits: Readonly<Record<string, RateLimit>>;
  /** Interfaces that it works with and later modules implement. */
  readonly ports: Ports;
  /** Makes its own services of those that it needs. */
  readonly provide: (needed: never, options: never) => object | Promise<object>;
  /** Never there. It carries the types: what the handlers see, and what the domain can be given at the start. */
  readonly types?: { readonly services: Services; readonly options: Options };
}

/** Services that the handlers of a domain see: its own, those of domains that it needs, and the platform's. */
export type ServicesOf<Of extends Domain> = Of extends Domain<infer Services> ? Services : never;

/** The services of several domains together. */
export type ServicesOfAll<Domains extends readonly Domain[]> = Domains extends readonly [
  Domain<infer First>,
  ...infer Rest extends readonly Domain[],
]
  ? First & ServicesOfAll<Rest>
  : PlatformServices;

interface DomainDefinition<Needs, Limit extends string, Asked extends Ports, Own, Options> {
  readonly name: string;
  readonly needs: Needs;
  /** Default: none. */
  readonly rateLimits?: Readonly<Record<Limit, RateLimit>>;
  /** Default: none. */
  readonly ports?: Asked;
  /** Default: it provides nothing of its own. */
  readonly provide?: (
    needed: (Needs extends readonly Domain[] ? ServicesOfAll<Needs> : never) & Implementations<Asked>,
    options: Options,
  ) => Own | Promise<Own>;
}

export function defineDomain<
  const Needs extends readonly Domain[],
  Limit extends string = never,
  // biome-ignore lint/complexity/noBannedTypes: a domain without ports
  Asked extends Ports = {},
  Own extends object = object,
  Options extends object = object,
>({
  name,
  needs,
  rateLimits,
  ports,
  provide = async () => ({}) as Own,
}: DomainDefinition<Needs, Limit, Asked, Own, Options>): Domain<
  ServicesOfAll<Needs> & Implementations<Asked> & Own & { readonly limiters: RateLimiters<Limit> },
  Options
> {
  return { name, needs, rateLimits: rateLimits ?? {}, ports: ports ?? {}, provide };
}
