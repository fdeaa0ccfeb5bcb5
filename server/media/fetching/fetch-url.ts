/**
 * Fetches a file from an address that a user gave, and reaches nothing private. The name is resolved and all of its
 * addresses are checked. The connection goes to exactly the address that was checked. Redirects start over.
 */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ApiError } from '../../platform/http/api-error';
import { writeLimited } from '../../platform/http/form/temporary-file';
import { isPublicAddress } from './public-address';

export interface FetchPolicy {
  readonly isAllowedAddress: (address: string) => boolean;
  /** Undefined: any. */
  readonly ports: ReadonlySet<number> | undefined;
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
  /** Milliseconds until the answer begins, and until all of it has come. */
  readonly answerMs: number;
  readonly totalMs: number;
  /** Types of files to ask for. Default: images and videos. */
  readonly accept?: string;
}

export const PUBLIC_ONLY: FetchPolicy = {
  isAllowedAddress: isPublicAddress,
  ports: new Set([80, 443]),
  resolve: async (hostname) => (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  answerMs: 15_000,
  totalMs: 120_000,
};

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Writes what is there to `file`. Throws `url_forbidden`, `url_unreachable`, `payload_too_large`. */
export async function fetchUrl(address: string, file: string, limitBytes: number, policy = PUBLIC_ONLY): Promise<void> {
  const signal = AbortSignal.timeout(policy.totalMs);
  try {
    const answer = await follow(address, policy, signal);
    if (Number(answer.headers['content-length'] ?? 0) > limitBytes) {
      answer.destroy();
      throw new ApiError('payload_too_large');
    }
    await writeLimited(answer, file, limitBytes, signal);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('url_unreachable', { cause: error });
  }
}

async function follow(address: string, policy: FetchPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  let url = webUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await get(url, await checkedAddress(url, policy), policy, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location) {
      throw new ApiError('url_unreachable', { message: `The link returned status ${statusCode}.` });
    }
    url = webUrl(headers.location, url.href);
  }
  throw new ApiError('url_unreachable', { message: 'The link redirects too many times.' });
}

/** Throws `url_forbidden` for what is no web address, or has a password in it. */
export function webUrl(address: string, base?: string): URL {
  if (!URL.canParse(address, base)) throw new ApiError('url_forbidden');
  const url = new URL(address, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password) throw new ApiError('url_forbidden');
  return url;
}

/**
 * The address to connect to. One forbidden address among several forbids the name. Throws `url_forbidden`, and
 * `url_unreachable` for a name without an address.
 */
export async function checkedAddress(url: URL, policy: FetchPolicy): Promise<string> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (policy.ports && !policy.ports.has(port)) throw new ApiError('url_forbidden');
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(hostname) ? [hostname] : await policy.resolve(hostname);
  if (addresses.some((address) => !policy.isAllowedAddress(address))) throw new ApiError('url_forbidden');
  const [first] = addresses;
  if (first === undefined) throw new ApiError('url_unreachable');
  return first;
}

function get(
  url: URL,
  address: string,
  { answerMs, accept = 'image/*, video/*' }: FetchPolicy,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      agent: false,
      signal,
      headers: { 'user-agent': 'Spotreel', accept, 'accept-encoding': 'identity' },
      lookup: pinnedTo(address),
    });
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), answerMs);
    request.once('close', () => clearTimeout(timer));
    request.once('error', reject);
    request.once('response', (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    request.end();
  });
}

/** Connects to the address that was checked, whatever the name leads to by now. */
export function pinnedTo(address: string): LookupFunction {
  return (_hostname, options, answer) => {
    const family = isIP(address);
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}
