/** Reads a brief: everything that the words of the video may quote. */
import type { BriefFacts, Subject } from './brief-facts';
import { readContact } from './contact';
import { readDates, readTimes } from './dates';
import { readFigures, readSeconds } from './figures';
import { detectLanguage } from './language';
import { readCode, readPricedItems, readPrices, readSale } from './money';
import { readCompany } from './names';
import { readOffers } from './offers';
import { readPlaces } from './places';
import { readPoints } from './points';
import { withoutRequest } from './request';
import { readSubject } from './subject';
import { readInvitation, readQuote } from './voices-of-people';

const COUNT =
  /\b(\d{1,2}|two|three|four|five|six|seven|ten|drei|vier|fünf|sechs|sieben|zehn|trois|quatre|cinq|sept|dix)\s+(?:[\p{L}]+ ){0,2}(tips?|steps?|ways|tricks|reasons|things|ideas|mistakes|tipps|schritten?|gründe|ideen|fehler|conseils|astuces|étapes|raisons|idées)\b/iu;
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
};

/** What a video is about if nothing says it: such a brief has no words, and English is its language. */
const UNNAMED = 'Something new';

/** `unnamed` is the subject of a brief without words. */
export function readFacts(brief: string, unnamed = UNNAMED): BriefFacts {
  const language = detectLanguage(brief);
  const content = withoutRequest(brief);
  const places = readPlaces(content, language);
  const quote = readQuote(content);
  const spoken = quote === null ? content : content.replace(/[“„«"][^”“»"]*[”“»"]/u, '');
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
  return noun === '' ? null : `${NUMBERS[number.toLowerCase()] ?? number} ${noun}`;
}
