/** Reads a brief: everything that the words of the video may quote. */
import type { BriefFacts, Quote, Subject } from './brief-facts';
import { readContact } from './contact';
import { readDates, readTimes } from './dates';
import { readFigures, readSeconds } from './figures';
import { type Language, spokenLanguage } from './language';
import { readCode, readPricedItems, readPrices, readSale } from './money';
import { readCompany } from './names';
import { readOffers } from './offers';
import { readPoints } from './points';
import { isWish, withoutRequest } from './request';
import { readSubject } from './subject';
import { capitalize, countWords, trimPunctuation } from './wording';

/** Speech in a brief: a quote with its author, and the call to action. */
const QUOTE =
  /[“„«"]\s?([^”“»"„«]{12,180}?)\s?[”“»"](?:\s{0,3}(?:[-–—,(]|says|said|sagt|dit|by|from|von|de){1,3}\s{0,3}(\p{Lu}[\p{L}.'’-]{0,40}(?:(?:,? | & | and )\p{Lu}[\p{L}.'’-]{0,40}){0,2}))?/u;
const AUTHOR_BEFORE =
  /((?<!\p{Lu})\p{Lu}[\p{L}.'’-]{1,40}(?: \p{Lu}[\p{L}.'’-]{0,40})?(?: (?:from|of|at|von|aus|de|à) \p{Lu}[\p{L}.'’-]{1,40})?),?(?: [\p{Ll} ]{0,40})? ?(?:says|said|wrote|writes|sagt|schreibt|sagte|dit|écrit)\s*[:,]?\s*[“„«"]/u;

const INVITATION =
  /^(?:please )?(?:book|order|call|visit|sign up|register|join|apply|get your|get yours|shop|come|reserve|download|try|buy|follow|subscribe|contact|donate|rsvp|see you|stop by|swing by|drop by|learn more|start your|find us|write to|send us|jetzt \p{L}+|besucht|besuchen sie|kommt|komm|bestell\p{L}*|buch\p{L}*|ruft|melde\p{L}* (?:dich|euch|sie)|bewirb dich|bewerbt euch|reserviert|spende\p{L}*|réservez|commandez|venez|inscrivez-vous|appelez|rejoignez|postulez|découvrez|achetez|visitez|contactez|profitez|reserva|compra|ven|visita|visítanos|llámanos|inscríbete|apúntate|postúlate|descarga|pide|escríbenos|reserve|compre|venha|ligue|inscreva-se|candidate-se|baixe|peça|garanta|احجز|اتصل|اطلب|سجّل|زوروا|تعال|قدّم)(?![\p{L}])/iu;

/** Places and street addresses that a brief names. */
const CAPITAL = "\\p{Lu}[\\p{L}'’-]+";
const NAME = `${CAPITAL}(?: (?:${CAPITAL}|am|an der|of|the|de|la|du|sur)(?= |[.,;!?)]|$)){0,3}`;

const ADDRESS = [
  /\b\d{1,4}[a-z]? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:Street|St|Lane|Road|Rd|Avenue|Ave|Square|Way|Drive|Boulevard|Blvd)\b/u,
  /\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|gasse|platz|weg|allee|ring|ufer) ?\d{0,4}[a-z]?(?![\p{L}])/u,
  /\b(?:\d{1,4},? )?(?:rue|avenue|place|boulevard|quai) (?:de |du |des |de la |d['’])?\p{Lu}[\p{L}'’-]+/u,
];
const AFTER: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`\\b(?:in|at|near) (?:the )?(${NAME})`, 'gu'),
  de: new RegExp(`\\b(?:in|nahe|bei) (${NAME})`, 'gu'),
  fr: new RegExp(`(?<!\\p{L})(?:à|au|près de|dans le|en) (${NAME})`, 'gu'),
  es: new RegExp(`(?<!\\p{L})(?:en|cerca de) (?:(?:el|la|los|las) )?(${NAME})`, 'gu'),
  pt: new RegExp(`(?<!\\p{L})(?:em|no|na|nos|nas|perto de) (${NAME})`, 'gu'),
  ar: /(?<!\p{L})(?:في|بـ) ((?!يوم|الساعة|كل|هذا|هذه)\p{L}{3,}(?: (?:ال)?\p{L}{3,}(?=[\s.،]|$))?)/gu,
  ja: /(?<![\p{Script=Han}\p{Script=Katakana}ー])((?![^にで]{0,12}[日月時曜円])[\p{Script=Han}\p{Script=Katakana}ー\d]{2,12})(?:で(?!す)|にて|に)(?=[\p{L}\d、])/gu,
};
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|English|German|French|Inglés|Español|Portugués|Primavera|Verano|Inglês|Espanhol|Português|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Herbst|Sommer|Frühling|Vollzeit|Teilzeit|Minuten|Stunden|Tagen|Wochen|Ruhe|Form|Arbeit|Anspruch|Office|I|We|CDI|CDD)\b/u;

const COUNT =
  /\b(\d{1,2}|two|three|four|five|six|seven|ten|drei|vier|fünf|sechs|sieben|zehn|trois|quatre|cinq|sept|dix|dos|tres|cuatro|cinco|seis|siete|diez|dois|três|quatro|sete)\s+(?:[\p{L}]+ ){0,2}(tips?|steps?|ways|tricks|reasons|things|ideas|mistakes|tipps|schritten?|gründe|ideen|fehler|conseils|astuces|étapes|raisons|idées|consejos|trucos|pasos|razones|ideas|dicas|passos|motivos|ideias)\b/iu;
/** Numbers before or behind their noun, with words between them that other languages lack. */
const OTHER_COUNT = /\d{1,2}(?: ?(?:نصائح|خطوات|أسباب|أفكار)|つの(?:コツ|方法|理由|ポイント|ステップ))/u;
const NUMBERS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  ten: '10',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  sieben: '7',
  zehn: '10',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  dix: '10',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  diez: '10',
  dois: '2',
  três: '3',
  quatro: '4',
  sete: '7',
};

/** Subject of a video if nothing names one: such a brief has no words, and English is its language. */
const UNNAMED = 'Something new';

/** `unnamed` is the subject of a brief without words. */
export function readFacts(brief: string, unnamed = UNNAMED): BriefFacts {
  const language = spokenLanguage(brief);
  const content = withoutRequest(brief);
  const places = readPlaces(content, language);
  const quote = readQuote(content);
  const spoken = quote === null ? content : content.replace(/[“„«"][^”“»"„«]{0,400}[”“»"]/u, '');
  const company = readCompany(content, places);
  const subject = withoutCompany(readSubject(spoken, language, unnamed), company);
  const invitation = readInvitation(spoken);
  const excluded = [subject.title, subject.bare, subject.name, company, invitation, quote?.author];
  return {
    language,
    subject,
    company,
    places,
    quote,
    invitation,
    dates: readDates(content),
    times: readTimes(content),
    prices: readPrices(content),
    sale: readSale(content),
    code: readCode(content),
    contact: readContact(content),
    items: readPricedItems(content),
    figures: readFigures(
      content,
      excluded.flatMap((text) => text ?? []),
    ).filter(({ value }) => !subject.title.includes(value.split(' ')[0] ?? value)),
    offers: readOffers(spoken),
    points: readPoints(
      spoken,
      excluded.flatMap((text) => text ?? []),
      places,
    ),
    count: readCount(content),
    seconds: readSeconds(brief),
  };
}

/** A company is no name of what the video is about. */
function withoutCompany(subject: Subject, company: string | null): Subject {
  return subject.name === company ? { ...subject, name: null } : subject;
}

function readCount(content: string): string | null {
  const [, number = '', noun = ''] = content.match(COUNT) ?? [];
  if (noun === '') return content.match(OTHER_COUNT)?.[0] ?? null;
  return `${NUMBERS[number.toLowerCase()] ?? number} ${noun}`;
}

/** Whole addresses first, then names behind words such as `in` and `at`. */
function readPlaces(brief: string, language: Language): string[] {
  const addresses = ADDRESS.flatMap((pattern) => brief.match(pattern)?.[0] ?? []).map(trimPunctuation);
  const names = [...brief.matchAll(AFTER[language])].map(([, name = '']) => trimPunctuation(name));
  const places = names.filter((name) => !NO_PLACE.test(name) && !addresses.some((address) => address.includes(name)));
  return [...new Set([...addresses, ...places])];
}

function readQuote(brief: string): Quote | null {
  const match = brief.match(QUOTE);
  const text = match?.[1];
  const author = match?.[2] ?? brief.match(AUTHOR_BEFORE)?.[1];
  if (text === undefined || author === undefined || countWords(text) < 4) return null;
  return { text: capitalize(text.trim()), author: trimPunctuation(author) };
}

/** The first sentence that asks people to do something. */
function readInvitation(content: string): string | null {
  const sentences = content
    .split(
      /(?<=[.!?])\s+|\n|, (?=(?:book|order|call|join|apply|sign up|register|visit) )|(?: and | und | et )(?=(?:book|order|apply|sign up|register|visit) )/u,
    )
    .map(trimPunctuation);
  const found = sentences.find(
    (sentence) => INVITATION.test(sentence) && countWords(sentence) <= 12 && !isWish(sentence),
  );
  return found === undefined ? null : capitalize(found);
}
