/** Every call of the contract as a typed function, with the session's tokens, and one more try after a refresh. */
import type { Clock } from '../base/clock';
import { isSpotreelError, SpotreelError } from '../base/errors';
import type { Call } from '../contract/call';
import { type Contract, contract } from '../contract/contract';
import { platformUpload } from './files/upload';
import { type Connection, callApi } from './request/call-api';
import type { AnyCallRequest, CallMethod } from './request/call-request';
import { type Fetch, fetchTransport, type Transport } from './request/request';
import type { Credentials } from './session/credentials';
import { type GetAccessToken, hostCredentials } from './session/host-credentials';
import type { SecurityStorage } from './session/security-state';
import { createSession, type Session } from './session/session';
import { createTokenExchange } from './session/token-exchange';

export type ClientOf<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: CallMethod<Calls[Name]>;
};
/** One method for each call of `contract`. Each rejects with `SpotreelError` alone. */
export type Client = ClientOf<Contract>;

export interface ConnectionOptions {
  /** Base address of `/api`: an origin ('https://videos.example.com'), a path, or '' for the page's own origin. */
  baseUrl: string;
  /** Default: the platform's. */
  fetch?: Fetch | undefined;
  /** Sends multipart forms with progress. Default: over XMLHttpRequest where there is one, else without progress. */
  upload?: Transport | undefined;
  /** Milliseconds until a call is given up. Default: never. */
  timeoutMs?: number | undefined;
  /** BCP 47 tag of the language in which the library answers. Default: the platform's; English where it has none. */
  language?: (() => string) | undefined;
}

/** Address of the server, and the source of access tokens. */
export type ClientOptions = ConnectionOptions &
  (
    | {
        /** The session whose tokens are used, see `openSession`. */
        session: Session;
      }
    | {
        /** A host page that owns the session. */
        getAccessToken: GetAccessToken;
        /** The host has no token that the server takes. `reason`: code of the error that showed it. */
        onAuthRequired?: ((reason: string) => void) | undefined;
      }
  );

/**
 * Throws `invalid_argument` when `baseUrl` is not a text, or without a session and `getAccessToken`. Never throws for
 * what the server does.
 *
 * @example
 * ```ts
 * import { createClient } from '@spotreel/sdk/client';
 *
 * const client = createClient({ baseUrl: 'https://videos.example.com', getAccessToken: () => 'a token of your server' });
 * const { data } = await client.projects({ query: { perPage: 50 } });
 * ```
 */
export function createClient(options: ClientOptions): Client {
  return clientOf(contract, options);
}

/** As `createClient`, of other calls than those that everybody makes. */
export function clientOf<Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  options: ClientOptions,
): ClientOf<Calls> {
  const connection = connect(options);
  const credentials = credentialsOf(options);
  const method = (name: string, call: Call) => (request: AnyCallRequest) =>
    call.auth === 'none'
      ? callApi(name, call, request ?? {}, connection)
      : authorized(name, call, request ?? {}, connection, credentials);
  const methods = Object.entries(calls).map(([name, call]) => [name, method(name, call)]);
  return Object.fromEntries(methods) as unknown as ClientOf<Calls>;
}

/** Address of the server, and the storage of tokens. */
export interface OpenSessionOptions extends ConnectionOptions {
  storage: SecurityStorage;
  /** Default: the computer's own clock. */
  clock?: Clock | undefined;
}

/**
 * The session kept in `storage`, restored at once; whether its tokens still work shows with the first call.
 *
 * @example
 * ```ts
 * import { createClient, memorySecurityStorage, openSession } from '@spotreel/sdk/client';
 *
 * const baseUrl = 'https://videos.example.com';
 * const session = openSession({ baseUrl, storage: memorySecurityStorage() });
 * await session.signIn({ email: 'you@example.com', password: 'your password' });
 * const client = createClient({ baseUrl, session });
 * ```
 */
export function openSession({ storage, clock, ...connection }: OpenSessionOptions): Session {
  return createSession({ exchange: createTokenExchange(connect(connection)), storage, clock });
}

function connect({ baseUrl, fetch, upload, timeoutMs, language }: ConnectionOptions): Connection {
  if (typeof baseUrl !== 'string') throw new SpotreelError('invalid_argument', 'baseUrl must be a text');
  const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);
  const transport = fetchTransport(fetch ?? platformFetch);
  return { baseUrl, transport, upload: upload ?? platformUpload(), timeoutMs, language };
}

function credentialsOf(options: ClientOptions): Credentials {
  if ('session' in options && options.session) return options.session;
  if ('getAccessToken' in options && typeof options.getAccessToken === 'function') {
    return hostCredentials(options.getAccessToken, options.onAuthRequired);
  }
  throw new SpotreelError('invalid_argument', 'createClient needs a session or getAccessToken');
}

async function authorized(
  name: string,
  call: Call,
  request: AnyCallRequest,
  connection: Connection,
  credentials: Credentials,
): Promise<unknown> {
  const used = await credentials.identity(request.signal);
  try {
    return await callApi(name, call, request, connection, used);
  } catch (thrown) {
    if (!isUnauthorized(thrown) || !(await credentials.recover(thrown, used, request.signal))) throw thrown;
  }
  const renewed = await credentials.identity(request.signal);
  try {
    return await callApi(name, call, request, connection, renewed);
  } catch (thrown) {
    if (isUnauthorized(thrown)) credentials.giveUp(thrown, renewed);
    throw thrown;
  }
}

function isUnauthorized(thrown: unknown): thrown is SpotreelError {
  return isSpotreelError(thrown) && thrown.status === 401;
}
