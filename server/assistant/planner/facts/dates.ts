/** Days and times of day that a brief names, as it writes them. */
import { capitalize, trimPunctuation } from './wording';

const WEEKDAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|segunda|terça|quarta|quinta|sexta)s?';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
const YEAR = '(?:,? \\d{4})?';
const LEAD =
  "(?:this |next |every |on |until |till |from |by |starting |diesen |nächsten |jeden |am |bis |ab |vom |ce |chaque |tous les |jusqu['’]au |dès le |le |el próximo |hasta el |desde el |todos los |cada |este |el |los |até o |até |a partir de |todos os |todas as |neste |nesta |no |na |nos |aos )?";

const DATE = new RegExp(
  [
    `${WEEKDAY},? (?:the |der |den |le |dia |día )?${DAY} ?(?:of |de )?${MONTH}${YEAR}`,
    `${WEEKDAY},? ${MONTH} ${DAY}${YEAR}`,
    `${DAY} ?(?:to|bis|au|al?|-|–) ?${DAY} (?:of |de )?${MONTH}${YEAR}`,
    `${DAY} (?:of |de )?${MONTH}${YEAR}`,
    `${MONTH} ${DAY}(?: ?(?:to|-|–) ?${DAY})?${YEAR}`,
    '\\d{1,2}[./]\\d{1,2}[./](?:\\d{2,4})?',
    `${WEEKDAY} (?:to|till|bis|au|a|and|und|et|y|e) ${WEEKDAY}`,
    `${WEEKDAY}(?: (?:morning|evening|night|afternoon|abend|morgen|soir|matin))?`,
    'tomorrow|tonight|this weekend|next week|next month|this week|morgen abend|heute abend|dieses wochenende|nächste woche|demain|ce soir|ce week-end|mañana|esta noche|este fin de semana|amanhã|hoje à noite|este fim de semana|neste fim de semana',
    `(?:early |late |end of |mid |ende |anfang |fin |début )?(?:${MONTH}(?! (?:i|we|you|be|have|not|get|come)\\b)) ?(?:\\d{4})?`,
  ].join('|'),
  'giu',
);
const DATE_WITH_LEAD = new RegExp(`(?<![\\p{L}\\d])${LEAD}(?:${DATE.source})(?![\\p{L}\\d])`, 'giu');

/** Days of languages without capitals or without spaces. Words for the beginning and the end belong to the day. */
const OTHER_DATES = [
  '(?:حتى |ابتداء[ًا]* من |من )?(?:يوم )?(?:الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد)(?:،? \\d{1,2} (?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر))?',
  '(?:حتى |من )?\\d{1,2} (?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)',
  '\\d{1,2}月(?:\\d{1,2}日)?(?:[（(][月火水木金土日](?:曜日?)?[)）]|[月火水木金土日]曜日?)?(?:まで)?',
  '[毎今来]?(?:週の?)?[月火水木金土日]曜日?(?:まで)?|今週末|来週|来月|明日|今夜',
].join('|');
const OTHER_DATE = new RegExp(OTHER_DATES, 'gu');
const OTHER_TIME =
  /الساعة \d{1,2}(?::\d{2})?(?: ?(?:صباح[اًا]*|مساء[ًا]*|ظهر[اًا]*))?|(?:午前|午後)?\d{1,2}時(?:\d{1,2}分|半)?(?:から|まで)?/gu;

const CLOCK =
  '(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|horas?)|\\d{1,2} ?h ?(?:\\d{2})?|\\d{1,2}:\\d{2}|noon|midnight|midi|minuit)';
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
  const matches = [...brief.matchAll(DATE_WITH_LEAD), ...brief.matchAll(OTHER_DATE)];
  const found = matches.map(([match]) => trimPunctuation(match)).filter(isDate);
  const texts = found.map((match) =>
    capitalize(match.replace(/^(?:on|from|by|am|vom|le|ab dem|el|no|na|neste|nesta|aos) /iu, '')),
  );
  return [...new Set(texts)].sort((one, other) => exactness(other) - exactness(one));
}

function exactness(date: string): number {
  const hasMonth = new RegExp(MONTH, 'iu').test(date.replace(new RegExp(WEEKDAY, 'giu'), ''));
  return (/\d/u.test(date) ? 2 : 0) + (hasMonth ? 1 : 0);
}

export function readTimes(brief: string): string[] {
  const found = [...brief.matchAll(TIME), ...brief.matchAll(OTHER_TIME)].map(([match]) => trimPunctuation(match));
  return [...new Set(found)].filter((time) => !/^\d{1,2} ?h$/iu.test(time) || /\b(?:à|dès|le)\b/iu.test(brief));
}

/** The brief without its dates and times. */
export function withoutDates(brief: string): string {
  const withoutTimes = brief
    .replace(new RegExp(`(?:(?<!\\p{L})(?:at|from|ab|um|gegen|dès|à|a las?|às|das) )?${TIME.source}`, 'giu'), ' ')
    .replace(OTHER_TIME, ' ');
  return withoutTimes.replace(DATE_WITH_LEAD, (match) => (isDate(match.trim()) ? ' ' : match)).replace(OTHER_DATE, ' ');
}
