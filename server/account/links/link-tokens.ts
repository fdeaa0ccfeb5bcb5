/**
 * The secret part of links in emails and of links to videos. It is the number of the row of the link, signed. A copy of
 * the rows without the signing keys opens nothing; a job that sends the email needs the number alone.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../session/keys';

export type LinkKind = 'password-reset' | 'invitation' | 'share';

export interface LinkTokens {
  sign(kind: LinkKind, id: number): string;
  /** The number; undefined for a token that is not ours or of another kind. Whether the row still counts is not asked. */
  read(kind: LinkKind, token: string): number | undefined;
}

export function createLinkTokens(keys: KeyRing): LinkTokens {
  return {
    sign(kind, id) {
      const { kid, secret } = keys.current;
      return `${id}.${kid}.${macOf(secret, kind, id).toString('base64url')}`;
    },
    read(kind, token) {
      const [number = '', kid, mac = ''] = token.split('.');
      const secret = keys.find(kid)?.secret;
      if (!secret || !/^[1-9]\d{0,14}$/.test(number)) return undefined;
      const id = Number(number);
      const expected = macOf(secret, kind, id);
      const given = Buffer.from(mac, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}

function macOf(secret: Uint8Array, kind: LinkKind, id: number): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['account-link', kind, id]))
    .digest();
}
