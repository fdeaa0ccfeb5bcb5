/** One more scene that says what a person has asked for, word for word. */
import { capitalize, normalize, trimPunctuation } from '../facts/wording';
import type { PlannerFamily, PlannerScene } from '../planner-library';
import { asSentence } from './first-and-last';
import { fitField } from './fit-text';
import { says } from './say-offers';
import type { WritingDesk, WrittenScene } from './scene-draft';
import { sceneKind } from './scene-writers';

/** Start of facts: a number, or a day of the week in one of the seven languages. */
const FACTS =
  /:\s+|\s(?=[€$£]?\d|(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|\W)|(?:mo|di|mi|do|fr|sa|so)\.?\s?[-–\d]|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:segunda|terça|quarta|quinta|sexta)(?!\p{L})|(?:الاثنين|الأحد|السبت))|(?<=\p{Lo})(?=[\d月火水木金土日][曜\d～〜-])/iu;
/** Scenes with an image, a heading and a text below it. */
const HEADED = /picture|chapter|room|message|product|details/u;
/** Fields for what goes below a heading. */
const BELOW = new Set(['detail', 'reply', 'point-a', 'second']);
const OPENS_OR_ENDS = /^(?:title|cover|call-to-action|lines)$/u;

interface Said {
  readonly whole: string;
  readonly heading: string;
  /** Null: it is one sentence. */
  readonly body: string | null;
}

/** Null: no scene of the style has room for it. A scene that the video lacks comes first. */
export function writeAddedScene(
  { scenes }: PlannerFamily,
  desk: WritingDesk,
  text: string,
  present: readonly number[],
): WrittenScene | null {
  const said = split(text);
  const free = scenes.filter(({ slug }) => !OPENS_OR_ENDS.test(sceneKind(slug)));
  const rank = (scene: PlannerScene) =>
    (HEADED.test(scene.slug) === (said.body !== null) ? 0 : 2) + (present.includes(scene.id) ? 1 : 0);
  for (const scene of [...free].sort((one, other) => rank(one) - rank(other))) {
    const texts = fill(scene, desk, said);
    if (texts && says(Object.values(texts), said.whole)) return { sceneId: scene.id, texts };
  }
  return null;
}

function split(text: string): Said {
  const whole = capitalize(trimPunctuation(text));
  const at = whole.match(FACTS);
  const heading = at?.index === undefined ? '' : trimPunctuation(whole.slice(0, at.index));
  const body = at?.index === undefined ? '' : trimPunctuation(whole.slice(at.index + at[0].length));
  return normalize(heading) === '' || body === '' ? { whole, heading: whole, body: null } : { whole, heading, body };
}

function fill(scene: PlannerScene, desk: WritingDesk, said: Said): Record<string, string> | null {
  const hasBelow = scene.texts.some(({ innerReference }) => BELOW.has(innerReference));
  const words = wordsOf(desk, hasBelow ? said : { ...said, heading: said.whole });
  const texts: Record<string, string> = {};
  for (const field of scene.texts) {
    const text = fitField(words[field.innerReference] ?? [], field, desk.ownWords, new Set());
    if (text === null) return null;
    texts[field.innerReference] = text;
  }
  return texts;
}

function wordsOf({ phrases, voice, facts, points, company }: WritingDesk, { whole, heading, body }: Said) {
  const below = body === null ? phrases.subline : [capitalize(body)];
  const sentence = [asSentence(whole), whole];
  const others = [
    ...new Set([...points, ...facts.points, ...phrases.subline, ...phrases.statement, ...phrases.section]),
  ];
  const from = company ? [company] : phrases.kicker;
  const words: Readonly<Record<string, readonly string[]>> = {
    kicker: phrases.section,
    chapter: phrases.section,
    headline: [heading],
    name: [heading],
    detail: below,
    reply: below,
    'point-a': below,
    'point-b': others,
    'point-c': [...others.slice(1), ...phrases.kicker],
    statement: sentence,
    line: sentence,
    subtitle: sentence,
    first: [heading],
    second: below,
    tag: voice.cheer,
    note: voice.cheer,
    place: facts.places,
    company: from,
    shop: from,
    maker: from,
    host: from,
    agent: from,
  };
  return words;
}
