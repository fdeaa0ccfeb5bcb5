/** Signatures of OAuth 1.0a (RFC 5849, section 3.4) with HMAC-SHA1. */
import { createHmac } from 'node:crypto';

export interface SignedRequest {
  readonly method: 'GET' | 'POST';
  /** Without a query. */
  readonly url: string;
  /** Parameters of the query and the form. */
  readonly parameters: Readonly<Record<string, string>>;
  /** `oauth_…`, all but the signature. */
  readonly oauth: Readonly<Record<string, string>>;
}

export interface SigningSecrets {
  readonly consumerSecret: string;
  /** Empty before there is a token. */
  readonly tokenSecret: string;
}

/** RFC 3986: `encodeURIComponent` leaves five characters that OAuth encodes. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Base64. */
export function oauthSignature(request: SignedRequest, { consumerSecret, tokenSecret }: SigningSecrets): string {
  const key = `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`;
  return createHmac('sha1', key).update(signatureBase(request)).digest('base64');
}

/** The value of the `Authorization` header. */
export function oauthHeader(request: SignedRequest, secrets: SigningSecrets): string {
  const parts = { ...request.oauth, oauth_signature: oauthSignature(request, secrets) };
  const pairs = Object.entries(parts).map(([name, value]) => `${percentEncode(name)}="${percentEncode(value)}"`);
  return `OAuth ${pairs.toSorted().join(', ')}`;
}

/** The standard sorts by bytes. All characters are ASCII here, and `toSorted` compares their codes. */
function signatureBase({ method, url, parameters, oauth }: SignedRequest): string {
  const pairs = Object.entries({ ...parameters, ...oauth }).map(
    ([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`,
  );
  return [method, url, pairs.toSorted().join('&')].map(percentEncode).join('&');
}
