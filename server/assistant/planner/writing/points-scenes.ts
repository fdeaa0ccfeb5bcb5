/** Scenes made of the points of a brief: lists, images with text, steps and tips. */
import { countWords } from '../facts/wording';
import { asSentence } from './first-and-last';
import type { SceneDraft, WritingDesk } from './scene-draft';

export function writeStatement({ phrases, facts, points, fill, isSequence }: WritingDesk): SceneDraft {
  const place = [...facts.places, ...fill(['{company}'])];
  const alone = points.length === 1 && !isSequence ? points : [];
  const first = alone.map(asSentence);
  const statement = [...first, ...phrases.statement];
  return {
    words: {
      statement,
      line: statement,
      headline: statement,
      subtitle: statement,
      kicker: phrases.section,
      place: [...place, ...phrases.kicker],
      first: phrases.statement.slice(0, 1),
      second: phrases.statement.slice(1),
    },
    used: alone,
  };
}

/** Three points below a heading; the fields of each family have names of their own. */
export function writeThreePoints({ phrases, points }: WritingDesk): SceneDraft | null {
  const [first, second, third] = points;
  if (first === undefined || second === undefined || third === undefined) return null;
  return {
    words: {
      headline: phrases.list,
      ...numbered(['item', 'value', 'perk'], [first, second, third]),
    },
    used: [first, second, third],
  };
}

/** A point as the headline, the next one or a fact below it. */
export function writePictureText(desk: WritingDesk): SceneDraft | null {
  const { phrases, points, facts, fill, voice, isSequence } = desk;
  const headline = points.find((point) => countWords(point) >= 2) ?? points[0];
  if (headline === undefined || isSequence) return null;
  const others = points.filter((point) => point !== headline).slice(0, 2);
  const below = [
    ...(others.length > 0 ? [asSentence(others.join('. '))] : []),
    ...fill(['{date}. {place}.']),
    ...phrases.subline,
  ];
  const figure = facts.figures.find(({ meaning }) => meaning !== '');
  return {
    words: {
      kicker: phrases.section,
      chapter: phrases.section,
      headline: [headline],
      detail: below,
      reply: below,
      tag: voice.cheer,
      ...(figure ? { value: [figure.value], meaning: [figure.meaning] } : {}),
      measure: [
        ...facts.figures.map(({ value }) => value).filter((value) => /m²|ft/u.test(value)),
        ...fill(['{price}', '{place}']),
      ],
    },
    used: [headline, ...others],
  };
}

/** One step or tip of several, with a word on what follows. */
export function writeStep({ points, voice, facts, fill, hasTips }: WritingDesk): SceneDraft | null {
  const [point, next] = points;
  if (point === undefined) return null;
  const [headline, rest] = splitPoint(point);
  const following =
    next === undefined ? (hasTips ? voice.lastTip : voice.last) : fill(voice.next, { next: splitPoint(next)[0] });
  const number = String(facts.points.indexOf(point) + 1);
  const label = fill(voice.labels.step, { number });

  return {
    words: {
      number: [`0${number}`, number],
      headline: [headline],
      detail: rest === null ? following : [asSentence(rest), ...following],
      note: hasTips ? voice.cheer : label,
      kicker: label,
    },
    used: [point],
  };
}

/** `Mix flour and water until smooth` reads better as `Mix flour and water` with `Until smooth` below it. */
export function splitPoint(point: string): readonly [string, string | null] {
  const match = point.match(
    /^(.{10,}?)[,:]? (?=(?:until|because|so that|before|after|while|bis|weil|damit|bevor|jusqu|parce que|avant|après|pour que)\s)(.{4,})$/iu,
  );
  return match?.[1] === undefined || match[2] === undefined ? [point, null] : [match[1], match[2]];
}

export function writeOverview({ phrases, points }: WritingDesk): SceneDraft | null {
  const four = points.slice(0, 4);
  if (four.length < 4) return null;
  return { words: { headline: phrases.list, ...numbered(['step'], four) }, used: four };
}

/** Three or four stages in time, each a point. */
export function writeStages({ phrases, points, voice, fill }: WritingDesk): SceneDraft | null {
  if (points.length < 3) return null;
  const four = points.slice(0, 4);
  const labels = four.map((_, index) => fill(voice.labels.step, { number: String(index + 1) }));
  const whens = Object.fromEntries(
    labels.flatMap((label, index) => [
      [`when-${index + 1}`, label],
      [`week-${index + 1}`, label],
    ]),
  );
  return { words: { headline: phrases.list, ...whens, ...numbered(['what', 'message'], four) }, used: four };
}

/** The job, its place and what it is about. */
export function writeRole({ facts, voice, phrases, points }: WritingDesk): SceneDraft | null {
  const type = points.find((text) =>
    /(?:full|part)[- ]time|vollzeit|teilzeit|\bCD[ID]\b|temps (?:plein|partiel)|remote/iu.test(text),
  );
  const place = [type, facts.places[0]].flatMap((text) => text ?? []);
  const free = points.filter((text) => text !== type);
  // three points make a scene of their own
  const spare = free.length > 3 ? free.slice(3, 5) : free.length < 3 ? free : [];
  return {
    words: {
      role: [facts.subject.bare],
      place: place.length > 0 ? [place.join(', '), ...place] : voice.missing.job,
      detail: [...(spare.length > 0 ? [asSentence(spare.join('. '))] : []), ...phrases.subline],
    },
    used: [type, ...spare].flatMap((text) => text ?? []),
  };
}

function numbered(prefixes: readonly string[], texts: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    prefixes.flatMap((prefix) =>
      texts.map((text, index): [string, readonly string[]] => [`${prefix}-${index + 1}`, [text]]),
    ),
  );
}
