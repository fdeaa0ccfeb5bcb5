/** Gives each module its services, and collects what the server runs. */
import type { ApiError } from '../http/api-error';
import type { Route } from '../http/implement';
import type { RateLimiters } from '../http/rate-limiter';
import type { RequestContext } from '../http/request-context';
import type { JobHandler } from '../jobs/job-handler';
import type { JobKind } from '../jobs/job-kind';
import { createWorkers } from '../jobs/workers';
import type { PlatformServices } from '../services/platform-services';
import type { Domain } from './domain';
import type { Module, ModulePage, ModuleWork, Site } from './module';
import { createPortObjects, type PortObjects } from './port';

export interface RunningPage
  extends Pick<ModulePage<never>, 'method' | 'path' | 'route' | 'isAddressSecret' | 'isForServersOnly'> {
  readonly tenantOf: ((context: RequestContext) => Promise<number>) | undefined;
  readonly answer: (context: RequestContext, site: Site) => Promise<Response | undefined>;
  readonly refused: ((error: ApiError, context: RequestContext) => Promise<Response>) | undefined;
}

export interface RunningModules {
  readonly calls: readonly Route<unknown>[];
  readonly pages: readonly RunningPage[];
  readonly work: readonly ModuleWork[];
  readonly daily: readonly (() => PromiseLike<unknown>)[];
  readonly pictureOrigins: readonly string[];
  /** Services that the handlers of a domain see. Throws an Error for a domain that is not in the list. */
  servicesOf<Services>(domain: Domain<Services>): Services;
}

export interface RunOptions {
  readonly platform: PlatformServices;
  /** Limiters of the calls of all modules, by name. */
  readonly limiters: RateLimiters<string>;
  /** Options of the modules, by name. */
  readonly options: object;
  /** Default: those of the queue. */
  readonly pollMs?: number | undefined;
}

/** Throws an Error where a module is listed before one that it needs, and where no module implements a port. */
export async function runModules(modules: readonly Module[], options: RunOptions): Promise<RunningModules> {
  const ports = createPortObjects();
  const seen = new Map<Domain, object>();
  for (const { domain } of modules) seen.set(domain, await provided(domain, seen, ports, options));
  fillPorts(modules, seen, ports);
  const servicesOf: RunningModules['servicesOf'] = (domain) => {
    const services = seen.get(domain);
    if (!services) throw new Error(`There is no module ${domain.name}`);
    return services as never;
  };
  const running = modules.map((module) => run(module, servicesOf(module.domain) as object, options.pollMs));
  return {
    calls: running.flatMap(({ calls }) => calls),
    // longer paths first: `/media/shares/*` is no file of `/media/*`
    pages: running.flatMap(({ pages }) => pages).toSorted((a, b) => b.path.length - a.path.length),
    work: [...running.flatMap(({ work }) => work), ...sharedWork(running, options)],
    daily: running.toReversed().flatMap(({ daily }) => daily),
    pictureOrigins: running.flatMap(({ pictureOrigins }) => pictureOrigins),
    servicesOf,
  };
}

/** Services that the handlers of a module see: nothing of a domain that it does not need. */
async function provided(
  domain: Domain,
  seen: ReadonlyMap<Domain, object>,
  ports: PortObjects,
  { platform, limiters, options }: RunOptions,
): Promise<object> {
  const asked = Object.entries(domain.ports).map(([name, port]) => [name, ports.of(port)]);
  const needed: object = Object.assign(
    { ...platform, limiters },
    ...domain.needs.map((need) => seenOf(need, domain, seen)),
    Object.fromEntries(asked),
  );
  return { ...needed, ...(await domain.provide(needed as never, options as never)) };
}

function seenOf(need: Domain, domain: Domain, seen: ReadonlyMap<Domain, object>): object {
  const services = seen.get(need);
  if (!services) throw new Error(`The module ${domain.name} needs ${need.name}, which is not listed before it.`);
  return services;
}

function fillPorts(modules: readonly Module[], seen: ReadonlyMap<Domain, object>, ports: PortObjects): void {
  for (const { domain, fills = [] } of modules)
    for (const { port, make } of fills) ports.fill(port, make(seen.get(domain) as never));
  const unfilled = ports.unfilled();
  if (unfilled.length > 0) throw new Error(`No module implements "${unfilled.join('", "')}".`);
}

interface RunningModule extends Omit<RunningModules, 'servicesOf'> {
  readonly jobs: readonly RunningKind[];
}

interface RunningKind {
  readonly kind: JobKind;
  readonly slots: number;
  readonly handler: JobHandler;
}

/** `defineModule` has checked that the parts take these services; the list of all modules cannot say it. */
function run(module: Module, own: object, pollMs: number | undefined): RunningModule {
  const services = own as never;
  const { calls = [], pages = [], daily = [], jobs } = module;
  return {
    calls: calls.map(({ call, answer }) => ({
      call,
      answer: (context, params) => answer(context, params, services),
    })),
    pages: pages.map(({ answer, refused, tenantOf, ...page }) => ({
      ...page,
      refused,
      tenantOf: tenantOf && ((context) => tenantOf(context, services)),
      answer: (context, site) => answer(context, services, site),
    })),
    jobs: jobs
      ? jobs.handlers.map(([kind, make]) => ({ kind, slots: jobs.slots, handler: make(services, pollMs) }))
      : [],
    work: module.work ? [module.work(services, pollMs)] : [],
    daily: daily.map((step) => () => step(services)),
    pictureOrigins: module.pictureOrigins?.(services) ?? [],
  };
}

/** Modules that share a queue share its workers: a worker takes each job of its queue. */
function sharedWork(running: readonly RunningModule[], { platform, pollMs }: RunOptions): ModuleWork[] {
  const { db, jobs, log } = platform;
  const all = running.flatMap((module) => module.jobs);
  const poll = pollMs === undefined ? {} : { pollMs };
  const queues = new Set(all.map(({ kind }) => kind.queue));
  return [...queues].map((queue) => {
    const shares = all.filter(({ kind }) => kind.queue === queue);
    const slots = Math.max(...shares.map((share) => share.slots));
    const handlers = Object.fromEntries(shares.map(({ kind, handler }) => [kind.name, handler]));
    const { start, stop: close } = createWorkers({ db, jobs, log, queue, slots, handlers, ...poll });
    return { queue, start, close };
  });
}
