/** Points of a brief about its subject, in short parts: features, reasons, tips or steps, in their order. */
import { withoutContact } from './contact';
import { withoutDates } from './dates';
import { withoutMoney } from './money';
import { isWish } from './request';
import { capitalize, countWords, normalize, toPhrase, trimPunctuation } from './wording';

const BULLET = /(?:^|\n)[^\S\n]*(?:[-*•·]|\d{1,2}[.)])\s+|\s(?=\d[.)] \p{L})\d[.)]\s/gu;
const SENTENCE_END =
  /(?<=[^\d][.!?])\s+(?=\p{Lu}|\d)|(?<=\p{L}|\d{4})\.\s+(?=\p{Lu})(?!\p{L}+ \d)|\n|\s?:\s|(?<=[。！？])|：|(?<=[.!?؟])\s+(?=\p{Lo})/u;
const PART = /,(?!\d)|;|、|،|؛|・|\s(?:and|und|et|y|e|but|aber|mais|pero|mas)\s(?!\p{L}+$)|[–—()]|\s-\s/u;
const NO_POINT =
  /^(?:we are|we're|we want|we need|i want|i need|my name|our company|our customer|unser kunde|unsere kundin|visit us|call us|call|please|use code|code|more (?:info|information)|info|details|the video|it starts|starts?|website|viewing|besichtigung|visite|wir sind|wir suchen|wir brauchen|ich|mehr infos?|nous sommes|nous cherchons|nous recrutons|plus d'infos?|for|in|at|on|um|für|pour|à|m\/w\/d|somos|buscamos|queremos|necesitamos|visítanos|llámanos|llama|más info(?:rmación)?|código|el video|procuramos|precisamos|visite|ligue|mais info(?:rmações)?|o vídeo)(?![\p{L}])|\b(?:video|clip|this review|testimonial|vidéo|says|said|sagt)\b/iu;
const DANGLING =
  /\s(?:on|at|from|until|till|by|to|only|and|or|in|am|um|ab|bis|von|nur|in the|at the|le|à|dès|du|jusqu['’]au|el|desde|hasta|con|por|solo|y|no|na|até|com|só|e)$/iu;

/** `excluded` are texts that the video says elsewhere, such as the subject and the company. */
export function readPoints(content: string, excluded: readonly string[], places: readonly string[]): string[] {
  const sentences = content
    .replace(BULLET, '\n')
    .split(SENTENCE_END)
    .map(trimPunctuation)
    .filter((sentence) => sentence !== '' && !isWish(sentence));
  const seen = new Set(excluded.map(normalize));
  return sentences.flatMap(partsOf).flatMap((part) => {
    const point = toPoint(part, excluded, places);
    const key = normalize(point);
    if (seen.has(key) || repeats(point, excluded, places) || !isPoint(point, places)) return [];
    seen.add(key);
    return [point];
  });
}

/** A sentence of few words stays whole; a long one is cut where it lists things. */
function partsOf(sentence: string): string[] {
  const parts = sentence.split(PART).map(trimPunctuation).filter(Boolean);
  return countWords(sentence) <= 5 && parts.length <= 2 ? [sentence] : parts;
}

/** Without the subject at its start, and without dates and times, which the video shows elsewhere. */
function toPoint(part: string, excluded: readonly string[], places: readonly string[]): string {
  const phrase = toPhrase(withoutSubject(toPhrase(part), excluded));
  const short = withoutDangling(withoutDates(phrase).replace(/\s+/gu, ' '));
  return inBaseForm(isPoint(short, places) ? toPhrase(short) : phrase);
}

/** German features behind `mit` are in the dative: `einem netten Team`. */
function inBaseForm(point: string): string {
  return capitalize(
    point
      .replace(/(?<=\d )(Tage|Jahre|Monate)n(?!\p{L})/u, '$1')
      .replace(
        /^Einem (\p{L}+)en (?=Team|Büro|Umfeld|Gehalt|Haus|Klima|Programm|Buffet|Frühstück|Angebot)/u,
        'Ein $1es ',
      )
      .replace(/^Einem (\p{L}+)en /u, 'Ein $1er ')
      .replace(/^Einer (\p{L}+)en /u, 'Eine $1e '),
  );
}

export function withoutSubject(phrase: string, excluded: readonly string[]): string {
  const start = excluded.find((text) => text.length > 3 && phrase.toLowerCase().startsWith(text.toLowerCase()));
  return start === undefined ? phrase : phrase.slice(start.length);
}

function withoutPlaces(text: string, places: readonly string[]): string {
  return places.reduce((rest, place) => {
    const start = rest.toLowerCase().indexOf(place.toLowerCase());
    return start === -1 ? rest : `${rest.slice(0, start)} ${rest.slice(start + place.length)}`;
  }, text);
}

/** It repeats a part of the subject, or ends with it. */
function repeats(point: string, excluded: readonly string[], places: readonly string[]): boolean {
  const text = normalize(withoutDangling(withoutPlaces(point, places)));
  return excluded.some(
    (known) => normalize(known).includes(text) || (known.length > 8 && text.endsWith(normalize(known))),
  );
}

function withoutDangling(text: string): string {
  let short = trimPunctuation(text);
  while (DANGLING.test(short)) short = trimPunctuation(short.replace(DANGLING, ''));
  return short;
}

/** It says something besides dates, prices and addresses, and is short enough for a list. */
function isPoint(point: string, places: readonly string[]): boolean {
  const bare = withoutPlaces(point, places);
  const rest = withoutContact(withoutMoney(withoutDates(bare))).replace(
    /(?<!\p{L})(?:from|to|until|on|at|in|for|only|starts?|costs?|is|are|the|a|off|up|instead of|von|bis|ab|um|am|im|für|nur|kostet|statt|de|à|le|au lieu|desde|hasta|en|el|la|los|las|solo|cuesta|a|por|em|no|na|até|só|custa|open|code|tickets?|uhr|per|pro|par)(?!\p{L})/giu,
    ' ',
  );
  const isShortEnough = countWords(point) <= 14 && point.length <= 90;
  const hasLetters = (rest.match(/\p{L}/gu)?.length ?? 0) >= 3;
  return (
    hasLetters &&
    isShortEnough &&
    !NO_POINT.test(point) &&
    !/^(?:our|my|unsere?|meine?|notre|mon|ma) \p{L}+$/iu.test(point) &&
    !isWish(point)
  );
}
