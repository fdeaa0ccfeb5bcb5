/** Sends one event to one URL: one POST to the address that was checked, no redirects, a short answer. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import { checkedAddress, type FetchPolicy, pinnedTo, webUrl } from '../media/fetching/fetch-url';

export interface Outcome {
  /** Null: no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Its first KB. */
  readonly answer: string;
  /** Empty where an answer came. */
  readonly error: string;
}

const KEPT_BYTES = 1024;

/** Never rejects, but when `signal` fires. */
export async function postEvent(
  address: string,
  { body, headers, policy }: { body: string; headers: Readonly<Record<string, string>>; policy: FetchPolicy },
  signal: AbortSignal,
): Promise<Outcome> {
  const started = performance.now();
  const ends = AbortSignal.timeout(policy.totalMs);
  try {
    const url = webUrl(address);
    const answer = await post(url, await checkedAddress(url, policy), body, headers, AbortSignal.any([signal, ends]));
    const text = await firstPart(answer, KEPT_BYTES);
    return { status: answer.statusCode ?? null, durationMs: since(started), answer: text, error: '' };
  } catch (thrown) {
    signal.throwIfAborted();
    const error = ends.aborted ? `No answer within ${policy.totalMs / 1000} seconds` : reasonOf(thrown);
    return { status: null, durationMs: since(started), answer: '', error };
  }
}

function post(
  url: URL,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const content = Buffer.from(body);
    const request = send(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        'user-agent': 'Spotreel-Webhook',
        'content-type': 'application/json',
        'content-length': content.byteLength,
        'accept-encoding': 'identity',
        ...headers,
      },
      lookup: pinnedTo(address),
    });
    request.once('error', reject);
    request.once('response', resolve);
    request.end(content);
  });
}

/** The rest is not waited for. */
async function firstPart(answer: IncomingMessage, bytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
    if (size >= bytes) break;
  }
  answer.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, bytes));
  // no database stores these
  return text.replaceAll('\0', '').replace(/[\ud800-\udfff]/gu, '');
}

function reasonOf(thrown: unknown): string {
  if (isSpotreelError(thrown) && thrown.code === 'url_forbidden') return 'This URL leads to a private network';
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return REASONS[code] ?? (code ? `The connection failed (${code})` : 'The connection failed');
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server refused the connection',
  ECONNRESET: 'The server closed the connection',
  ENOTFOUND: 'The host name is unknown',
  EAI_AGAIN: 'The host name could not be looked up',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host name',
};

function since(started: number): number {
  return Math.round(performance.now() - started);
}
