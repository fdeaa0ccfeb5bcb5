import { domainToASCII } from 'node:url';
import { invalidFields } from '../../platform/http/api-error';

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const DOMAIN = new RegExp(`^(${LABEL}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`);
/** Domains that no company can own, or that mean this machine. */
const RESERVED = /(^|\.)(localhost|local|internal|invalid|test|example|onion)$/;

/** As DNS writes it. `allowLocal`: for servers without a public address. Throws `validation_failed`. */
export function readDomainName(text: string, own: readonly string[], allowLocal: boolean): string {
  const typed = text.replace(/^https?:\/\//, '').replace(/(?<!\/)\/+$/, '');
  const domain = domainToASCII(typed);
  const refuse = (why: string) => invalidFields({ domain: [why] });
  const isLocal = RESERVED.test(domain);
  if (!DOMAIN.test(domain) || (isLocal && !allowLocal)) throw refuse('Enter a domain like videos.example.com.');
  if (own.some((host) => domain === host || host.endsWith(`.${domain}`)))
    throw refuse('This server uses this domain itself. Enter your own.');
  return domain;
}
