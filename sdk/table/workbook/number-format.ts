/** Numbers of a workbook as its cells show them: `0.2` with the format `0%` is `20%`, a day is no number. */
import { dateText } from './date-text';
import type { FormatPart, NumberWriting } from './number-writing';

/** Formats that workbooks name by number (ECMA-376, part 1, 18.8.30). */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  47: 'mm:ss',
};

/** More than a workbook uses; a server that reads many workbooks keeps no more. */
const MOST_REMEMBERED = 500;

/** The format of a number. `own`: those that the workbook defines. */
export function formatOf(id: number, own: ReadonlyMap<number, string>): string {
  return own.get(id) ?? BUILT_IN[id] ?? 'General';
}

export function numberText(value: number, format: string, writing: NumberWriting): string {
  if (format === 'General') return plainNumber(value, writing.language);
  const sections = format.split(';');
  const isNegative = value < 0 && sections.length > 1;
  const section = (isNegative ? sections[1] : value === 0 ? sections[2] : undefined) ?? sections[0] ?? '';
  const { parts, pattern } = parsedSection(section);
  if (/[dmyhs]/i.test(pattern)) return dateText(value, parts, writing);
  // a section may hide a number, or have words in its place
  if (!/[0#?@]|General/.test(section)) return textAround(parts, '').trim();
  if (!/[0#?]/.test(pattern) || /[E/]/i.test(pattern)) return plainNumber(value, writing.language);
  const amount = pattern.includes('%') ? value * 100 : value;
  const shown = decimalText(isNegative ? Math.abs(amount) : amount, pattern, writing.language);
  return textAround(parts, shown).trim();
}

const remembered = new Map<string, { readonly parts: readonly FormatPart[]; readonly pattern: string }>();

/** A workbook has few formats and many cells. */
function parsedSection(section: string) {
  const known = remembered.get(section);
  if (known) return known;
  const parts = partsOf(section);
  const parsed = { parts, pattern: parts.flatMap(({ isCode, text }) => (isCode ? text : [])).join('') };
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  remembered.set(section, parsed);
  return parsed;
}

/** Colors and conditions in brackets are left out, and so are fills and widths; `[$€-407]` shows `€`. */
function partsOf(section: string): FormatPart[] {
  const pattern =
    /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[(h+|m+|s+)\]|\[[^\]]*\]|[_*].|(AM\/PM|A\/P|General|[0#?](?:[0#?,. ]*[0#?,.])?(?:[eE][+-]?0+)?|[yY]+|[mM]+|[dD]+|[hH]+|[sS]+(?:\.0+)?|.)/g;
  return [...section.matchAll(pattern)].flatMap(([, quoted, escaped, currency, elapsed, code]): FormatPart[] => {
    const shown = quoted ?? escaped ?? currency;
    if (shown !== undefined) return [{ isCode: false, text: shown }];
    const text = elapsed ?? code;
    if (text === undefined) return [];
    return [{ isCode: /^(?:AM\/PM|A\/P|General|[0#?ymdhs%/])/i.test(text), text }];
  });
}

function textAround(parts: readonly FormatPart[], shown: string): string {
  let isWritten = false;
  return parts
    .map(({ isCode, text }) => {
      if (!isCode || text === '%') return text;
      const first = !isWritten;
      isWritten = true;
      return first ? shown : '';
    })
    .join('');
}

function decimalText(value: number, pattern: string, language: string | undefined): string {
  const digits = /[0#?][0#?,. ]*/.exec(pattern)?.[0] ?? '0';
  const last = [...digits].findLastIndex((sign) => sign !== ',');
  const [whole = '', decimals = ''] = digits.slice(0, last + 1).split('.');
  // each comma at the end divides by a thousand
  const thousands = digits.length - last - 1;
  const places = decimals.replace(/[^0#?]/g, '');
  return numberFormat(language ?? 'en', {
    minimumFractionDigits: Math.min(20, places.replace(/[^0]/g, '').length),
    maximumFractionDigits: Math.min(20, places.length),
    minimumIntegerDigits: Math.min(20, Math.max(1, whole.replace(/[^0]/g, '').length)),
    useGrouping: language !== undefined && whole.includes(','),
  }).format(value / 1000 ** thousands);
}

/** Without the noise of the last bits: workbooks keep 15 digits. */
function plainNumber(value: number, language: string | undefined): string {
  const exact = Number(value.toPrecision(15));
  if (language === undefined || Math.abs(exact) >= 1e15) return String(exact);
  return numberFormat(language, { useGrouping: false, maximumFractionDigits: 15 }).format(exact);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than writing a thousand numbers with it. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  if (formats.size > MOST_REMEMBERED) formats.clear();
  formats.set(key, format);
  return format;
}
