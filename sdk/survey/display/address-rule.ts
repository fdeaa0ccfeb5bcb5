/** Rules of addresses that can never do anything, found before they are saved. Only for authors: widgets leave it out. */
import type { UrlMatchRule } from '../../contract/surveys/action-class';

/** Characters that a browser never leaves in an address: it writes other letters and spaces as `%20`. */
const NEVER_WRITTEN = /[^\x21-\x7e]|["<>]/;

const EXAMPLE = 'https://example.com/';

/** Beginnings of these are beginnings of addresses. */
const SCHEMES = ['https://', 'http://'];

/** A scheme, and what can be the beginning of a host with its port. */
const BEGINNING = /^[a-z][a-z0-9+.-]*:(\/{0,2}|\/\/[a-z0-9._~:@[\]!$&'()*+,;=%-]+)$/;

/** Ends that make an address of the beginning of one: `/a/.` alone would be written as `/a/`. */
const ENDS = ['', 'x'];

/**
 * An example of what the author may have meant, where no page can have such an address: `pricing` and `https://Shop.test` are never
 * a whole one. Rules with a not are judged too, since they would hold on every page. Undefined: some page can have it.
 */
export function neverMatches(rule: UrlMatchRule, value: string): { example: string } | undefined {
  const isPossible = POSSIBLE[rule](value);
  return isPossible ? undefined : { example: exampleOf(rule, value) };
}

const isWhole = (value: string) => value.includes('://') && written(value) === value;
const isPart = (value: string) => !NEVER_WRITTEN.test(value);
const isBeginning = (value: string) =>
  SCHEMES.some((scheme) => scheme.startsWith(value)) ||
  BEGINNING.test(value) ||
  (value.includes('://') && ENDS.some((end) => written(value + end)?.startsWith(value)));

const POSSIBLE: Readonly<Record<UrlMatchRule, (value: string) => boolean>> = {
  exactMatch: isWhole,
  notMatch: isWhole,
  startsWith: isBeginning,
  contains: isPart,
  notContains: isPart,
  endsWith: isPart,
};

/** As browsers write it. */
function written(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href : undefined;
}

function exampleOf(rule: UrlMatchRule, value: string): string {
  if (POSSIBLE[rule] === isPart) return encodeURI(value).replaceAll('%25', '%');
  if (value.includes('://')) return written(value) ?? EXAMPLE;
  const isHost = /^[^/?#:@]+\.[^/?#:@]+/.test(value);
  return written(isHost ? `https://${value}` : EXAMPLE + value.replace(/^\/+/, '')) ?? EXAMPLE;
}
