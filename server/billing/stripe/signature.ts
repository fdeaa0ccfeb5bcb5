/** Signatures of Stripe's messages: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of the time and the body. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older message may be a replay by a stranger. */
const TOLERANCE_SECONDS = 5 * 60;

export function isSignedMessage(body: string, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  // while a secret is replaced, there is a signature for each
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [Buffer.from(value, 'hex')] : []));
  return given.some((mac) => mac.length === expected.length && timingSafeEqual(mac, expected));
}
