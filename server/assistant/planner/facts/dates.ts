/** Days and times of day that a brief names, as it writes them. */
import { capitalize, trimPunctuation } from './wording';

const WEEKDAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre)';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
const YEAR = '(?:,? \\d{4})?';
const LEAD =
  "(?:this |next |every |on |until |till |from |by |starting |diesen |nächsten |jeden |am |bis |ab |vom |ce |chaque |tous les |jusqu['’]au |dès le |le )?";

const DATE = new RegExp(
  [
    `${WEEKDAY},? (?:the |der |den |le )?${DAY} ?(?:of )?${MONTH}${YEAR}`,
    `${WEEKDAY},? ${MONTH} ${DAY}${YEAR}`,
    `${DAY} ?(?:to|bis|au|-|–) ?${DAY} (?:of )?${MONTH}${YEAR}`,
    `${DAY} (?:of )?${MONTH}${YEAR}`,
    `${MONTH} ${DAY}(?: ?(?:to|-|–) ?${DAY})?${YEAR}`,
    '\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4})?',
    `${WEEKDAY} (?:to|till|bis|au|and|und|et) ${WEEKDAY}`,
    `${WEEKDAY}(?: (?:morning|evening|night|afternoon|abend|morgen|soir|matin))?`,
    'tomorrow|tonight|this weekend|next week|next month|this week|morgen abend|heute abend|dieses wochenende|nächste woche|demain|ce soir|ce week-end',
    `(?:early |late |end of |mid |ende |anfang |fin |début )?(?:${MONTH}(?! (?:i|we|you|be|have|not|get|come)\\b)) ?(?:\\d{4})?`,
  ].join('|'),
  'giu',
);
const DATE_WITH_LEAD = new RegExp(`(?<![\\p{L}\\d])${LEAD}(?:${DATE.source})(?![\\p{L}\\d])`, 'giu');

const CLOCK =
  '(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr)|\\d{1,2} ?h ?(?:\\d{2})?|\\d{1,2}:\\d{2}|noon|midnight|midi|minuit)';
const TIME = new RegExp(
  `(?<![\\p{L}\\d€$£.,])(?:(?:\\d{1,2}(?:[:.]\\d{2})?|${CLOCK}) ?(?:to|till|until|bis|à|-|–) ?)?${CLOCK}(?![\\p{L}\\d])`,
  'giu',
);

/** `may` and `mar` are words too: a month without a day counts with a capital letter only. */
function isDate(match: string): boolean {
  return !/^(?:may|mar|mars|sat|sun|mai|march)$/u.test(match);
}

/** Dates, the most exact first. `until Sunday` keeps its word, `on Sunday` loses it. */
export function readDates(brief: string): string[] {
  const found = [...brief.matchAll(DATE_WITH_LEAD)].map(([match]) => trimPunctuation(match)).filter(isDate);
  const texts = found.map((match) => capitalize(match.replace(/^(?:on|from|by|am|vom|le|ab dem) /iu, '')));
  return [...new Set(texts)].sort((one, other) => exactness(other) - exactness(one));
}

function exactness(date: string): number {
  const hasMonth = new RegExp(MONTH, 'iu').test(date.replace(new RegExp(WEEKDAY, 'giu'), ''));
  return (/\d/u.test(date) ? 2 : 0) + (hasMonth ? 1 : 0);
}

export function readTimes(brief: string): string[] {
  const found = [...brief.matchAll(TIME)].map(([match]) => trimPunctuation(match));
  return [...new Set(found)].filter((time) => !/^\d{1,2} ?h$/iu.test(time) || /\b(?:à|dès|le)\b/iu.test(brief));
}

/** The brief without its dates and times. */
export function withoutDates(brief: string): string {
  const withoutTimes = brief.replace(
    new RegExp(`(?:(?<!\\p{L})(?:at|from|ab|um|gegen|dès|à) )?${TIME.source}`, 'giu'),
    ' ',
  );
  return withoutTimes.replace(DATE_WITH_LEAD, (match) => (isDate(match.trim()) ? ' ' : match));
}
