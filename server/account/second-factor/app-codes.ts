/** Codes of authenticator apps (RFC 6238: SHA-1, six digits, 30 seconds, which every app knows). */
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps before and after the current one that count: clocks of phones are off. */
const WINDOW = 1;

/** Base32, 160 bits as the RFC recommends. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** `otpauth://…` for the QR code. `issuer`: the name that the app shows. */
export function setupUri(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString();
}

/** Number of the time step that the code belongs to; undefined for a wrong one. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / STEP_SECONDS) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}
