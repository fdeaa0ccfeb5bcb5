/** Passwords that people try first. The list is that of zxcvbn: 49,000 passwords of leaks, the most frequent ones first. */
import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '../../platform/http/api-error';

const LISTED: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Names that this product brings. */
const OWN_WORDS = ['spotreel'];
/** Letters of a word that counts: shorter ones are part of many good passwords. */
const MIN_WORD = 4;
/** One to five characters, again and again, and the beginning of another turn. */
const REPEATED = /^(.{1,5}?)\1+(.{0,4})$/u;

/** Throws `password_common`. */
export function refuseCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email)) throw new ApiError('password_common');
}

/** Also a listed word, or a name of the account, with digits and signs before or behind it. Case does not count. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const names = [...OWN_WORDS, ...email.toLowerCase().split(/[^\p{L}]+/u)];
  return (
    LISTED.has(plain) || isRepeated(plain) || (word.length >= MIN_WORD && (LISTED.has(word) || names.includes(word)))
  );
}

function isRepeated(plain: string): boolean {
  const [, unit, end = ''] = REPEATED.exec(plain) ?? [];
  return unit?.startsWith(end) === true;
}
