/** Numbers that mean something: `48 hours of battery life`, `1,240 new customers`. Dates, times and prices are none. */
import type { Figure } from './brief-facts';
import { withoutContact } from './contact';
import { withoutDates } from './dates';
import { withoutSubject } from './points';
import { capitalize, countWords, trimPunctuation } from './wording';

const UNIT =
  'percent|prozent|pour cent|seconds?|sekunden?|secondes?|minutes?|minuten?|hours?|stunden?|heures?|days?|tagen?|jours?|weeks?|wochen?|semaines?|months?|monaten?|mois|years?|jahren?|ans|km/h|km|kg|ml|cm|mm|qm|sqm|m²|g|l|h|%|°|k';
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d#.-])([+−-]?\\d{1,3}(?:[.,\\s]\\d{3})+|[+−-]?\\d+(?:[.,]\\d+)?)(?:\\s|-)?(${UNIT})?(?![\\p{L}\\d])`,
  'iu',
);
/** Units as a large number shows them. Others stay as they are written. */
const SHORT_UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:percent|prozent|pour cent)$/iu, '%'],
  [/^(?:seconds?|sekunden?|secondes?)$/iu, ' s'],
  [/^(?:minutes?|minuten?)$/iu, ' min'],
  [/^(?:hours?|stunden?|heures?)$/iu, ' h'],
  [/^(?:sqm|qm)$/iu, ' m²'],
  [/^tagen$/iu, ' Tage'],
  [/^jahren$/iu, ' Jahre'],
  [/^monaten$/iu, ' Monate'],
  [/^day$/iu, ' days'],
];
const VIDEO_LENGTH =
  /\b(\d{1,3})[\s-]?(?:seconds?|secs?|s|sekunden?|secondes?)\b[\s-]*(?:long |lange[sn]? )?(?=video|clip|ad|spot|reel|film|teaser|promo|commercial|\p{L}+ video|\p{L}+ clip)/iu;
const DANGLING =
  /(?:^|\s)(?:by|of|to|from|with|for|at|in|than|since|the|a|um|auf|von|mit|seit|de|à|depuis|only|just|about|over|up|and|is|nur)$/iu;

/** Seconds that a brief asks for, such as the 20 of `a 20 second clip`. */
export function readSeconds(brief: string): number | null {
  const alone = /(?:^|[,.] )(?:about |max(?:imum)? )?(\d{1,3})[\s-]?(?:seconds?|sekunden|secondes)(?:$|[,.] )/iu;
  const found = Number(brief.match(VIDEO_LENGTH)?.[1] ?? brief.match(alone)?.[1]);
  return found >= 5 && found <= 120 ? found : null;
}

/** `excluded` are texts such as the subject, which captions leave out. */
export function readFigures(brief: string, excluded: readonly string[]): Figure[] {
  const rest = withoutContact(withoutDates(brief.replace(VIDEO_LENGTH, ' ')));
  return clauses(rest).flatMap((clause) => readClause(withoutSubject(clause, excluded)));
}

function clauses(text: string): string[] {
  const ends = /[.;!?\n](?!\d)|:(?!\d)|,(?!\d{3})|\s(?:and|und|et|with|mit|avec|but|aber)\s|[–—()]/u;
  return text.split(ends).map(trimPunctuation);
}

function readClause(clause: string): Figure[] {
  const match = clause.match(NUMBER);
  if (match === null || /[€$£]|\b(?:euros?|dollars?|CHF|EUR|code)\b/iu.test(clause)) return [];
  const [whole, number = '', unit] = match;
  const after = trimPunctuation(clause.slice((match.index ?? 0) + whole.length)).replace(
    /^(?:(?:of|an|von|de)\s|d['’])(?!\d)/iu,
    '',
  );
  const before = withoutDangling(trimPunctuation(clause.slice(0, match.index)));
  const isDuration = unit !== undefined && countWords(after) <= 1 && before !== '';
  const meaning = isDuration ? `${before} ${after}` : after || before;
  const value = `${trimPunctuation(number)}${shortUnit(unit)}`;
  return countWords(meaning) > 12 ? [] : [{ value, meaning: capitalize(trimPunctuation(meaning)) }];
}

function withoutDangling(text: string): string {
  let result = text.replace(/^(?:which|that|it|and|who|qui|und)\s/iu, '');
  while (DANGLING.test(result)) result = result.replace(DANGLING, '');
  return result.trim();
}

function shortUnit(unit: string | undefined): string {
  if (unit === undefined) return '';
  if (/^[%°k]$/iu.test(unit)) return unit;
  return SHORT_UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? ` ${unit}`;
}
