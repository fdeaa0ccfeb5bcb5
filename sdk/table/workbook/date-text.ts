/** Days and times of a workbook: numbers that count days from 1900 or 1904. */
import type { FormatPart, NumberWriting } from './number-writing';

const DAY_MS = 86_400_000;
/** Day 0. Workbooks believe that 1900 had a February 29, so that day 60 is no day and all before it are one later. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);

/** As the format says, in the language of people; ISO 8601 for programs. */
export function dateText(value: number, parts: readonly FormatPart[], { language, isFrom1904 }: NumberWriting): string {
  const days = !isFrom1904 && value < 60 ? value + 1 : value;
  const zero = isFrom1904 ? DAY_ZERO_1904 : DAY_ZERO;
  const time = new Date(Math.round((zero + days * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return String(value);
  const pattern = parts.flatMap(({ isCode, text }) => (isCode ? text : [])).join('');
  if (language === undefined) return isoText(time, pattern);
  const isHalfDay = /AM\/PM|A\/P/i.test(pattern);
  return parts
    .map(({ isCode, text }, index) => {
      if (!isCode || text === '/') return text;
      return tokenText(time, text, { language, isHalfDay, isMinute: isMinute(parts, index) });
    })
    .join('')
    .trim();
}

function isoText(time: Date, pattern: string): string {
  const hasDay = /[dy]|m{3}/i.test(pattern) || !/[hs]/i.test(pattern);
  const hasTime = /[hs]/i.test(pattern);
  const [day = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  return [...(hasDay ? [day] : []), ...(hasTime ? [clock] : [])].join('T');
}

interface TokenPlace {
  readonly language: string;
  readonly isHalfDay: boolean;
  /** `m` behind hours, or before seconds, is minutes. */
  readonly isMinute: boolean;
}

function tokenText(time: Date, token: string, { language, isHalfDay, isMinute }: TokenPlace): string {
  const two = (value: number) => String(value).padStart(token.replace(/\..*/, '').length > 1 ? 2 : 1, '0');
  const named = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(time);
  const hours = time.getUTCHours();
  switch (token[0]?.toLowerCase()) {
    case 'y':
      return token.length > 2 ? String(time.getUTCFullYear()) : String(time.getUTCFullYear() % 100).padStart(2, '0');
    case 'm':
      if (isMinute) return two(time.getUTCMinutes());
      if (token.length > 2) return named({ month: token.length === 3 ? 'short' : 'long' });
      return two(time.getUTCMonth() + 1);
    case 'd':
      if (token.length > 2) return named({ weekday: token.length === 3 ? 'short' : 'long' });
      return two(time.getUTCDate());
    case 'h':
      return two(isHalfDay ? hours % 12 || 12 : hours);
    case 's':
      return two(time.getUTCSeconds());
    case 'a':
      return hours < 12 ? 'AM' : 'PM';
    default:
      return '';
  }
}

function isMinute(parts: readonly FormatPart[], index: number): boolean {
  if (!/^m{1,2}$/i.test(parts[index]?.text ?? '')) return false;
  const codes = (list: readonly FormatPart[]) =>
    list.find(({ isCode, text }) => isCode && /^[ymdhs]/i.test(text))?.text;
  const before = codes(parts.slice(0, index).toReversed()) ?? '';
  const after = codes(parts.slice(index + 1)) ?? '';
  return /^h/i.test(before) || /^s/i.test(after);
}
