/** Values that break careless code. Addresses name only this machine and reserved names: no request leaves it. */
import type { Chance } from './chance';

const LONG = 'a'.repeat(70_000);

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066\u200b\ufeff',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(300),
  'ﷺ'.repeat(1000),
  'İstanbul ß ſ K',
  LONG,
  '0',
  '-1',
  '1e309',
  'NaN',
  '9007199254740993',
  '2147483648',
  '9223372036854775808',
  "' or '1'='1' --",
  "'; drop table app_user; --",
  '%_\\',
  '%'.repeat(2000),
  '$1 $2 :name {{7*7}} #{7*7} <%=7*7%> %s%n',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\u0000.png',
  '%2e%2e%2f%2e%2e%2f',
  '%',
  '%E0%A4%A',
  '.',
  '..',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://2130706433:1/',
  'http://localhost:1/',
  'https://user:secret@name.invalid/',
  'http://name.invalid\r\nX-Injected: 1',
  'a\r\nBcc: other@name.invalid',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  '[a-z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'true',
  '[]',
  '{}',
  '2024-02-30T25:61:00Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19',
  '9999-12-31T23:59:59.999Z',
  'a@b',
  `${'a'.repeat(300)}@name.invalid`,
  '"a b"@name.invalid',
  '=cmd|calc!A0',
  '#gggggg',
  'ja-JP-u-ca-japanese-x-lvariant',
  'Etc/Unknown',
];

export const HOSTILE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e-320,
  0.1 + 0.2,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1.7976931348623157e308,
  -1e308,
];

/** Names that lead to the prototype of an object, or to nothing. */
export const HOSTILE_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '\u0000',
  '.',
];

/** Any value that JSON can hold. */
export function hostileValue(chance: Chance): unknown {
  const makers: readonly (() => unknown)[] = [
    () => chance.of(HOSTILE_TEXTS),
    () => chance.of(HOSTILE_TEXTS),
    () => chance.of(HOSTILE_NUMBERS),
    () => chance.of([null, true, false, {}, [], [[]], [null]]),
    () => nested(chance.of([10, 200, 3000]), chance.happens(0.5)),
    () => Array.from({ length: chance.of([1, 2, 1000]) }, () => chance.of(HOSTILE_TEXTS).slice(0, 100)),
    () => poisoned(chance),
  ];
  return chance.of(makers)();
}

/** An object whose own key is one of the prototype's names, as JSON brings it. */
function poisoned(chance: Chance): unknown {
  const name = JSON.stringify(chance.of(HOSTILE_NAMES));
  return JSON.parse(`{${name}:{"isAdmin":true,"role":"operator","length":-1}}`);
}

function nested(depth: number, isArray: boolean): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = isArray ? [value] : { a: value };
  return value;
}
