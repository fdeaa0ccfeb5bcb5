/**
 * `Spotreel-Signature: t=1700000000,v1=5257a8…`: v1 is the HMAC-SHA256 of `<t>.<body>` in hex, with the whole secret as
 * key. While a former secret counts too, there is one v1 for each. Receivers refuse a t that is too old.
 */
import { createHmac, randomBytes } from 'node:crypto';

export const SIGNATURE_HEADER = 'Spotreel-Signature';

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('hex')}`;
}

export function signatureOf(body: string, secrets: readonly string[], nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const signed = secrets.map((secret) => {
    const hex = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return `v1=${hex}`;
  });
  return [`t=${seconds}`, ...signed].join(',');
}
