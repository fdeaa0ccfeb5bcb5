/** URLs of tenants that events may go to: public servers over https, and this machine in development. */
import { isIP } from 'node:net';
import { type FetchPolicy, PUBLIC_ONLY, webUrl } from '../media/fetching/fetch-url';
import { isPublicAddress } from '../media/fetching/public-address';
import { invalidFields } from '../platform/http/api-error';
import { isLoopback } from '../platform/http/request-context';

/** Milliseconds for connecting and the whole answer. */
export const ANSWER_MS = 10_000;

/** Throws `validation_failed` at `url`. Where a name leads is asked anew for each delivery. */
export function requireWebhookUrl(text: string, isLocalAllowed: boolean): string {
  const refuse = (reason: string) => invalidFields({ url: [reason] });
  if (!URL.canParse(text)) throw refuse('Enter a URL like https://www.example.com/webhook.');
  const { protocol, hostname, username, password, href } = new URL(text);
  if (username || password) throw refuse('The URL may not have a user name or password.');
  if (isLoopback(hostname)) {
    if (isLocalAllowed && /^https?:$/.test(protocol)) return href;
    throw refuse('This URL leads to the server itself. Enter a public URL.');
  }
  if (protocol !== 'https:') throw refuse('The URL must begin with https://.');
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) && !isPublicAddress(address)) throw refuse('This URL leads to a private network.');
  return href;
}

/** For one delivery. Throws `url_forbidden` for a URL that is no longer allowed. */
export function deliveryPolicy(url: string, isLocalAllowed: boolean): FetchPolicy {
  const isLocal = isLocalAllowed && isLoopback(webUrl(url).hostname);
  return {
    ...PUBLIC_ONLY,
    ports: undefined,
    isAllowedAddress: isLocal ? isLoopbackAddress : isPublicAddress,
    answerMs: ANSWER_MS,
    totalMs: ANSWER_MS,
  };
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}
