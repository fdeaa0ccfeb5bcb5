/** Puts offers of a brief that no scene says in the place of sentences that the planner has added. */
import { normalize } from '../facts/wording';
import type { PlannerFamily } from '../planner-library';
import { asSentence } from './first-and-last';
import type { WritingDesk, WrittenScene } from './scene-draft';

/** Fields whose text may be any sentence, the most read ones first. */
const FREE_FIELDS = ['statement', 'line', 'subtitle', 'detail', 'subline', 'claim', 'reply', 'note', 'second'];

export function sayOffers(
  { scenes }: PlannerFamily,
  { facts, brief }: WritingDesk,
  written: readonly WrittenScene[],
): WrittenScene[] {
  const result = [...written];
  for (const offer of facts.offers) {
    if (result.some(({ texts }) => says(Object.values(texts), offer))) continue;
    const place = placeFor(scenes, result, brief, offer);
    const scene = place && result[place.index];
    if (scene) result[place.index] = { ...scene, texts: { ...scene.texts, [place.field]: place.text } };
  }
  return result;
}

/** A text that has all words of another one, in one field or in several. */
export function says(texts: readonly string[], offer: string): boolean {
  const said = new Set(normalize(texts.join(' ')).split(' '));
  return normalize(offer)
    .split(' ')
    .every((word) => said.has(word));
}

function placeFor(
  scenes: PlannerFamily['scenes'],
  written: readonly WrittenScene[],
  brief: string,
  offer: string,
): { readonly index: number; readonly field: string; readonly text: string } | undefined {
  for (const field of FREE_FIELDS) {
    for (const [index, { sceneId, texts }] of written.entries()) {
      const known = scenes
        .find(({ id }) => id === sceneId)
        ?.texts.find(({ innerReference }) => innerReference === field);
      const current = texts[field];
      if (!known || current === undefined || quotes(current, brief)) continue;
      const text = [asSentence(offer), offer].find(({ length }) => length <= known.maxLength);
      if (text !== undefined) return { index, field, text };
    }
  }
  return undefined;
}

/** A text of the brief itself is not given up for another one. */
function quotes(text: string, brief: string): boolean {
  return normalize(brief).includes(normalize(text));
}
