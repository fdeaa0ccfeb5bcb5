/** Parts of a domain that the server runs. `server/modules.ts` lists the modules, and nothing else names their parts. */
import type { Clock } from '@spotreel/sdk/internal/base';
import type { Database } from '../data/database';
import type { ApiError } from '../http/api-error';
import type { Route } from '../http/implement';
import type { RequestContext } from '../http/request-context';
import type { JobHandler } from '../jobs/job-handler';
import type { JobKind } from '../jobs/job-kind';
import type { JobQueue } from '../jobs/queue';
import type { Domain } from './domain';
import type { PortFill } from './port';

/** Functions that pages may ask of the server around them. */
export interface Site {
  /** Answers with a page or file of the app; undefined where there is none. */
  readonly appPage: (context: RequestContext) => Promise<Response | undefined>;
  /** To which our own pages send files besides the server; undefined: none. */
  readonly uploadOrigins: readonly string[] | undefined;
  /** The content policy of the app's own pages. */
  readonly policy: string;
  /** Answers a request as the socket would. `peer`: network address of its other end. */
  readonly answer: (request: Request, peer?: string) => Promise<Response>;
}

/** An address that is no call of the contract. */
export interface ModulePage<Services> {
  readonly method: 'GET' | 'POST';
  /** As the router reads it, such as `/v/:token`. */
  readonly path: string;
  /** Name in the measurements. Default: the path. */
  readonly route?: string;
  /** The address opens what it shows, so that the log has `route` in its place, whatever was asked below it. Default: false. */
  readonly isAddressSecret?: boolean;
  /** Pages of other sites may not ask for it: it takes API keys, which they would show to their visitors. Default: false. */
  readonly isForServersOnly?: boolean;
  /** Tenant of the page: sites that it allows may show it in a frame. Default: the tenant of the request. */
  readonly tenantOf?: (context: RequestContext, services: Services) => Promise<number>;
  /** Undefined: `not_found`. */
  readonly answer: (context: RequestContext, services: Services, site: Site) => Promise<Response | undefined>;
  /** Default: errors look as those of the API do. */
  readonly refused?: (error: ApiError, context: RequestContext) => Promise<Response>;
}

/** Work that runs as long as the server does. */
export interface ModuleWork {
  readonly queue: string;
  start(): void;
  close(): Promise<void>;
}

/** Kinds of jobs, and what runs them. Of modules that share a queue, the most slots count. */
export interface ModuleJobs<Services> {
  /** Jobs of a queue at a time. */
  readonly slots: number;
  readonly handlers: readonly (readonly [kind: JobKind, handler: MakeJobHandler<Services>])[];
}

/** `pollMs`: milliseconds between two looks at what waits. Default: those of the queue. */
export type MakeJobHandler<Services> = (services: Services, pollMs: number | undefined) => JobHandler;

/** In the transaction that closes an account: its rows stay until the sweep, and what costs or reaches others ends. */
export type CloseAccount = (
  tx: Database,
  parts: { readonly jobs: JobQueue; readonly clock: Clock },
  userId: number,
) => Promise<void>;

/** Reads what the database holds about a person, without secrets, hashes and keys of files. */
export type ReadRecords = (db: Database, userId: number) => PromiseLike<unknown>;

export interface ModuleParts<Services> {
  readonly calls?: readonly Route<Services>[];
  readonly pages?: readonly ModulePage<Services>[];
  readonly jobs?: ModuleJobs<Services>;
  /** Kinds of its other jobs, for which it has workers itself. */
  readonly jobKinds?: readonly JobKind[];
  /** Work that looks for its jobs itself. `pollMs`: as for `jobs`. */
  readonly work?: (services: Services, pollMs: number | undefined) => ModuleWork;
  /** Runs once a day, in this order, after those of later modules, which may need what it drops. One that fails does not keep the others from running. */
  readonly daily?: readonly ((services: Services) => PromiseLike<unknown>)[];
  /** Name of a file in the export of an account -> its content. */
  readonly personalRecords?: Readonly<Record<string, ReadRecords>>;
  readonly closeAccount?: CloseAccount;
  /** Interfaces of earlier domains that it implements. */
  readonly fills?: readonly PortFill<Services>[];
  /** Other origins whose pictures the pages of the app show. */
  readonly pictureOrigins?: (services: Services) => readonly string[];
}

/** Takes any services: only the server that has made them for this module calls its parts. */
export interface Module<Options = unknown> extends ModuleParts<never> {
  readonly domain: Domain<unknown, Options>;
}

/** Options of all modules at the start, by name. */
export type OptionsOf<Modules extends readonly Module[]> = Modules extends readonly [
  Module<infer First>,
  ...infer Rest extends readonly Module[],
]
  ? First & OptionsOf<Rest>
  : unknown;

export function defineModule<Services, Options>(
  domain: Domain<Services, Options>,
  parts: ModuleParts<Services>,
): Module<Options> {
  return { ...parts, domain };
}
