/** The first and the last scene of a video, which every plan has. */
import { capitalize } from '../facts/wording';
import { labelledFacts } from './labelled-facts';
import type { SceneDraft, WritingDesk } from './scene-draft';

export function writeTitle(desk: WritingDesk): SceneDraft | null {
  const { facts, voice, phrases, company } = desk;
  const name = [...(company ? [company] : []), ...phrases.kicker];
  const canSpare = !desk.isSequence && desk.points.length >= 4;
  const points = canSpare ? desk.points.slice(0, 1) : [];
  const subline = [...desk.fill(['{definition}']), ...points.map(asSentence), ...phrases.subline];
  const dates = facts.dates.length > 0 ? facts.dates : desk.hasDate ? voice.missing.date : phrases.badge;
  const cells = labelledFacts(desk, 20).slice(0, 3);
  return {
    words: {
      kicker: name,
      maker: name,
      host: name,
      shop: name,
      agent: name,
      company: name,
      headline: phrases.headline,
      name: phrases.headline,
      subline,
      claim: subline,
      detail: subline,
      note: phrases.badge,
      date: dates,
      start: dates,
      place: [...(facts.places.length > 0 ? [facts.places.join(', '), ...facts.places] : voice.missing.place)],
      price: [...facts.prices, ...voice.missing.price],
      people: [
        ...desk.fill(['{author}, {place}', '{author}']),
        ...facts.places,
        ...(company ? [company] : []),
        ...phrases.subline,
      ],
      ...cellWords(cells),
    },
    used: points,
  };
}

/** Title of a conversation: the customer answers a question. It needs the words of a customer. */
export function writeConversation({ facts, voice }: WritingDesk): SceneDraft | null {
  if (facts.quote === null) return null;
  const { author, text } = facts.quote;
  return {
    words: { customer: [author], about: voice.labels.customer, question: voice.question, answer: [text] },
    used: [],
  };
}

export function writeCallToAction(desk: WritingDesk): SceneDraft {
  const { facts, voice, phrases, website } = desk;
  const { email, phone } = facts.contact;
  const contacts = [website, facts.contact.website, phone, desk.phone, email].flatMap((text) => text ?? []);
  const others = contacts.filter((text) => text !== contacts[0]);
  const invitation = facts.invitation ? [facts.invitation, ...phrases.invitation] : phrases.invitation;
  const savings = facts.sale.percent ? [`−${facts.sale.percent}`] : facts.sale.now ? [facts.sale.now] : [];
  return {
    words: {
      headline: invitation,
      detail: [...phrases.detail, ...others],
      website: [...contacts.slice(0, 1), ...voice.missing.website],
      action: voice.ticket,
      note: voice.note,
      occasion: facts.dates.length > 0 ? voice.labels.when : phrases.kicker,
      date: [...facts.dates, ...phrases.invitation.slice(1)],
      time: [...facts.times, ...others, ...voice.missing.time],
      code: facts.code ? [facts.code] : savings.length > 0 ? savings : voice.missing.code,
      'code-label': facts.code ? voice.labels.code : voice.labels.saving,
    },
    used: [],
  };
}

function cellWords(cells: readonly { readonly label: readonly string[]; readonly value: string }[]) {
  const [time, level, parts] = cells;
  if (!time || !level || !parts) return {};
  return {
    'time-name': time.label,
    time: [time.value],
    'level-name': level.label,
    level: [level.value],
    'parts-name': parts.label,
    parts: [parts.value],
  };
}

export function asSentence(point: string): string {
  if (/[.!?…。！？؟]$/u.test(point)) return capitalize(point);
  return `${capitalize(point)}${/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(point) ? '。' : '.'}`;
}
