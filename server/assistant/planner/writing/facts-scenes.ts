/** Scenes made of facts: numbers, prices, dates, quotes. Without such a fact there is no such scene. */
import type { Figure } from '../facts/brief-facts';
import { countWords } from '../facts/wording';
import { labelledFacts } from './labelled-facts';
import type { SceneDraft, SceneWriter, WritingDesk } from './scene-draft';

export function writeQuote({ facts, voice, company }: WritingDesk): SceneDraft | null {
  if (facts.quote === null) return null;
  const about = [...(company ? [company] : []), ...voice.labels.customer];
  return {
    words: { quote: [facts.quote.text], author: [facts.quote.author], role: about, source: about },
    used: [],
  };
}

/** One number and its meaning. */
export function writeNumber({ facts, phrases, points, isSequence }: WritingDesk): SceneDraft | null {
  const figure = isSequence
    ? undefined
    : facts.figures.find((entry) => isTelling(entry) && isFree(entry, facts.points, points));
  if (!figure) return null;
  const number = [figure.value, figure.value.replace(/\s/gu, '')];
  return {
    words: {
      figure: number,
      number,
      caption: [figure.meaning],
      meaning: [figure.meaning],
      after: [figure.meaning],
      kicker: phrases.section,
      before: [facts.subject.bare, ...phrases.section],
    },
    used: facts.points.filter((point) => point.includes(figure.value.split(' ')[0] ?? figure.value)),
  };
}

/** It needs no other words to be understood. */
function isTelling({ value, meaning }: Figure): boolean {
  return countWords(meaning) >= 2 || (countWords(meaning) === 1 && /[^\d.,+−-]|^(?:19|20)\d\d$/u.test(value));
}

/** No other scene has said it. */
function isFree({ value }: Figure, all: readonly string[], free: readonly string[]): boolean {
  const number = value.split(' ')[0] ?? value;
  const points = all.filter((point) => point.includes(number));
  return points.length === 0 || points.some((point) => free.includes(point));
}

/** A discount, as large as it goes. */
export function writeDiscount({ facts, voice, phrases, fill }: WritingDesk): SceneDraft | null {
  const { percent, isUpTo, now } = facts.sale;
  const value = percent === null ? now : `−${percent}`;
  if (value === null) return null;
  return {
    words: {
      kicker: isUpTo ? voice.labels.upTo : phrases.kicker.slice(-1),
      figure: [value, value.replace(/\s/gu, '')],
      caption: [...fill(['{target}', '{title}']), ...phrases.detail],
      detail: [...fill(['{target}', '{title}']), ...phrases.detail],
    },
    used: [],
  };
}

/** Several numbers with their meanings. */
export function writeFigures(count: number): SceneWriter {
  return ({ facts, phrases }) => {
    const figures = facts.figures.filter(({ meaning }) => meaning !== '').slice(0, count);
    if (figures.length < count) return null;
    return {
      words: { headline: phrases.list, ...figureWords(figures) },
      used: facts.points.filter((point) => figures.some(({ value }) => point.includes(value.split(' ')[0] ?? value))),
    };
  };
}

function figureWords(figures: readonly Figure[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    figures.flatMap(({ value, meaning }, index): [string, readonly string[]][] => [
      [`value-${index + 1}`, [value]],
      [`meaning-${index + 1}`, [meaning]],
    ]),
  );
}

/** A date as large as it goes, and three facts. */
export function writeWhenAndWhere(desk: WritingDesk): SceneDraft | null {
  const { facts } = desk;
  const [date] = facts.dates;
  const labelled = labelledFacts(desk, 50);
  if (date === undefined || labelled.length < 3) return null;
  const others = labelled.slice(0, 3);
  const shortDay = date.replace(/,? \d{4}$/u, '').replace(/^\p{L}+,? (?=.*\d)/iu, '');
  return {
    words: {
      day: [date, shortDay],
      ...Object.fromEntries(
        others.flatMap(({ label, value }, index) => [
          [`fact-${index + 1}-name`, label],
          [`fact-${index + 1}`, [value]],
        ]),
      ),
    },
    used: [],
  };
}

/** Dishes with their prices; the menu has four. */
export function writeMenu({ facts, voice }: WritingDesk): SceneDraft | null {
  const items = facts.items.slice(0, 4);
  if (items.length < 4) return null;
  const lines = items.flatMap(({ name, price }, index): [string, readonly string[]][] => [
    [`dish-${index + 1}`, [name]],
    [`item-${index + 1}`, [name]],
    [`price-${index + 1}`, [price]],
  ]);
  return {
    words: { heading: voice.labels.menu, headline: voice.labels.menu, note: voice.note, ...Object.fromEntries(lines) },
    used: facts.points.filter((point) => items.some(({ name }) => point.includes(name))),
  };
}

/** One dish of the brief with its price. */
export function writeDish(position: number): SceneWriter {
  return ({ facts, phrases, fill, points }) => {
    const item = facts.items[position];
    if (!item || facts.items.length < 2 || facts.items.length > 3) return null;
    const others = facts.items.filter(({ name }) => name !== item.name).map(({ name }) => name);
    const free = points.filter((point) => !facts.items.some(({ name }) => point.includes(name)));
    return {
      words: {
        kicker: phrases.section.slice(position),
        headline: [item.name],
        detail: [...free.slice(0, 1), ...fill(['{date}, {place}', '{date}']), ...phrases.subline, ...others],
        price: [item.price, item.price.replace(/\s/gu, '')],
      },
      used: [...facts.points.filter((point) => point.includes(item.name)), ...free.slice(0, 1)],
    };
  };
}

/** One product with its old and its new price. */
export function writeProduct({ facts, phrases }: WritingDesk): SceneDraft | null {
  const { before, now } = facts.sale;
  if (before === null || now === null) return null;
  return {
    words: {
      name: [facts.subject.name ?? facts.subject.bare],
      detail: [...facts.points.filter((point) => !point.includes(now)).slice(0, 1), ...phrases.subline],
      before: [before, before.replace(/\s/gu, '')],
      now: [now, now.replace(/\s/gu, '')],
    },
    used: facts.points.slice(0, 1),
  };
}
