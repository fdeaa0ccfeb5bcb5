/** Writes the scenes of a style: as many as the brief has facts for, each with every field filled within its length. */

import { normalize } from '../facts/wording';
import type { PlannerFamily, PlannerScene } from '../planner-library';
import { writeCallToAction, writeTitle } from './first-and-last';
import { writeStatement } from './points-scenes';
import { fitQuotedField } from './quotation-marks';
import { sayOffers } from './say-offers';
import type { SceneDraft, WritingDesk, WrittenScene } from './scene-draft';
import { findWriter, sceneKind, writingOrder } from './scene-writers';

/** Scenes of which a video needs at most one: each is one free sentence. */
const FREE = new Set(['statement', 'showcase', 'moment', 'window', 'team']);

/** Scenes that a video has once for each step or tip. */
const REPEATED = /^(?:step|tip)-picture/u;

const NOTHING_TAKEN: ReadonlySet<string> = new Set();

/** `maxScenes` with the first and the last one. */
export function writeScenes(family: PlannerFamily, desk: WritingDesk, maxScenes: number): WrittenScene[] {
  const written: WrittenScene[] = [];
  const taken = new Set<string>();
  let rest = desk.points;
  let hasFree = false;

  for (const scene of inTurn(family, desk, maxScenes)) {
    const isFree = FREE.has(sceneKind(scene.slug));
    if (written.length >= maxScenes || (isFree && hasFree)) continue;
    const result = writeScene(scene, { ...desk, points: rest }, taken);
    if (result === null) continue;
    written.push({ sceneId: scene.id, texts: result.texts });
    for (const text of Object.values(result.texts)) taken.add(normalize(text));
    rest = rest.filter((point) => !result.used.includes(point));
    hasFree ||= isFree;
  }

  const scenes = written.length > 0 ? inOrder(family, written) : writeDefaultScenes(family, desk);
  return sayOffers(family, desk, scenes);
}

/** A style of which no scene is known: what a new project has, each field by its name. */
function writeDefaultScenes({ scenes, defaultSceneIds }: PlannerFamily, desk: WritingDesk): WrittenScene[] {
  const taken = new Set<string>();
  return defaultSceneIds.flatMap((id) => {
    const scene = scenes.find((candidate) => candidate.id === id);
    const references = scene?.texts.map(({ innerReference }) => innerReference) ?? [];
    const texts = scene && fillFields(scene, writeAnyScene(desk, references), desk, taken);
    for (const text of Object.values(texts ?? {})) taken.add(normalize(text));
    return texts ? [{ sceneId: id, texts }] : [];
  });
}

/** The scenes of the style that are not among `written` and that the brief has enough for. */
export function writeAlternatives(
  family: PlannerFamily,
  desk: WritingDesk,
  written: readonly WrittenScene[],
): WrittenScene[] {
  const present = new Set(written.map(({ sceneId }) => sceneId));
  return family.scenes.flatMap((scene) => {
    const result = present.has(scene.id) ? null : writeScene(scene, desk, NOTHING_TAKEN);
    return result === null ? [] : [{ sceneId: scene.id, texts: result.texts }];
  });
}

/** The most important scenes first; those for steps in turn, as often as there are steps and room. */
function inTurn(family: PlannerFamily, desk: WritingDesk, maxScenes: number): PlannerScene[] {
  const scenes = byImportance(family);
  const steps = scenes.filter(({ slug }) => REPEATED.test(sceneKind(slug)));
  const others = scenes.filter((scene) => !steps.includes(scene));
  if (steps.length === 0) return others;
  // the first, the last and one free sentence
  const room = maxScenes - 3;
  const count = desk.points.length > room ? 0 : desk.points.length;
  const repeated = Array.from({ length: count }, (_, index) => steps[index % steps.length] as PlannerScene);
  const first = others.findIndex(({ slug }) => writingOrder(slug) > writingOrder('role'));
  return [...others.slice(0, first), ...repeated, ...others.slice(first)];
}

/** One scene with all its fields. Null when the brief has too little for it. */
export function writeScene(
  scene: PlannerScene,
  desk: WritingDesk,
  taken: ReadonlySet<string>,
): { readonly texts: Readonly<Record<string, string>>; readonly used: readonly string[] } | null {
  const hasCustomer = scene.texts.some(({ innerReference }) => innerReference === 'customer');
  const draft = findWriter(scene.slug, hasCustomer)?.(desk) ?? null;
  const texts = draft && fillFields(scene, draft, desk, taken);
  return texts && draft ? { texts, used: draft.used.filter((point) => isSaid(point, texts)) } : null;
}

/** A scene may lack the field that a point was meant for. */
function isSaid(point: string, texts: Readonly<Record<string, string>>): boolean {
  const said = normalize(Object.values(texts).join(' '));
  const [first = '', second = ''] = normalize(point).split(' ');
  return said.includes(`${first} ${second}`.trim()) || /\d/u.test(point);
}

function fillFields(
  scene: PlannerScene,
  { words }: SceneDraft,
  { ownWords, facts }: WritingDesk,
  taken: ReadonlySet<string>,
): Record<string, string> | null {
  const texts: Record<string, string> = {};
  const spoken = { quote: facts.quote?.text, language: facts.language };

  for (const field of scene.texts) {
    const { innerReference } = field;
    const text = fitQuotedField(words[innerReference] ?? [], field, spoken, ownWords, taken);
    if (text === null) return null;
    texts[innerReference] = text;
  }

  return texts;
}

function byImportance({ scenes }: PlannerFamily): PlannerScene[] {
  return [...scenes].sort((one, other) => writingOrder(one.slug) - writingOrder(other.slug));
}

/** As a new project orders them; scenes that it does not have come before the last one, repeated ones beside each other. */
function inOrder({ scenes, defaultSceneIds }: PlannerFamily, written: readonly WrittenScene[]): WrittenScene[] {
  const last = defaultSceneIds.at(-1);
  const others = scenes.map(({ id }) => id).filter((id) => !defaultSceneIds.includes(id));
  const order = [...defaultSceneIds.slice(0, -1), ...others, ...(last === undefined ? [] : [last])];
  const repeated = new Set(scenes.filter(({ slug }) => REPEATED.test(sceneKind(slug))).map(({ id }) => id));
  const first = order.findIndex((id) => repeated.has(id));
  const position = (id: number) => (repeated.has(id) ? first : order.indexOf(id));
  return [...written].sort((one, other) => position(one.sceneId) - position(other.sceneId));
}

/** Every field gets a text; `references` are its fields. */
function writeAnyScene(desk: WritingDesk, references: readonly string[]): SceneDraft {
  const known = { ...writeStatement(desk).words, ...writeCallToAction(desk).words, ...writeTitle(desk)?.words };
  const { phrases, points } = desk;
  const free = [...points, ...phrases.statement, ...phrases.subline, ...phrases.section, ...phrases.kicker];
  const words = references.map((reference, index): [string, readonly string[]] => [
    reference,
    known[reference] ?? [...free.slice(index), ...free.slice(0, index)],
  ]);
  return { words: Object.fromEntries(words), used: points };
}
