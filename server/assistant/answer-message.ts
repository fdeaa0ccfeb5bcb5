/**
 * What the rules understand of a message: shorter texts, a ratio, a mood, another language, a scene to leave out, and facts to add. A message
 * changes texts and the choice of scenes, nothing else, whatever it says.
 */
import type { Ratio, StoryboardDraft } from '@spotreel/sdk/contract';
import { namedScene } from './named-scene';
import { readMoods } from './planner/choosing/choose-recipe';
import { findFamily, type PlannerFamily, type PlannerLibrary } from './planner/planner-library';
import { shortenText } from './planner/writing/shorten-text';

export interface ChatMessage {
  readonly text: string;
  /** Position of the only scene that may change. */
  readonly scene: number | undefined;
}

/** What to do, and what people read about it. */
export type MessageAnswer =
  | { readonly kind: 'changed'; readonly reply: string; readonly draft: StoryboardDraft }
  | { readonly kind: 'plan'; readonly reply: string; readonly familyId: number; readonly addition: string | null }
  | { readonly kind: 'unchanged'; readonly reply: string };

const SHORTER =
  /(?<!\p{L})(?:shorter|shorten|less text|too long|brief(?:er|ly)|kürzer|kürzen|zu lang|plus court|raccourci\w*|trop long)(?!\p{L})/iu;
const RATIOS: readonly (readonly [Ratio, RegExp])[] = [
  ['portrait', /(?<!\p{L})(?:portrait|vertical|upright|hochformat|story|stories|reels?|tiktok|9:16)(?!\p{L})/iu],
  ['landscape', /(?<!\p{L})(?:landscape|horizontal|widescreen|querformat|paysage|16:9)(?!\p{L})/iu],
];
const REWRITE =
  /(?<!\p{L})(?:friendlier|friendly|funnier|formal|politer|catchier|rephrase|rewrite|translate|in (?:english|german|french|spanish)|auf (?:deutsch|englisch)|en (?:français|anglais)|freundlicher|plus amical)(?!\p{L})/iu;
const REMOVE = /^(?:please )?(?:remove|delete|leave out|drop|without)\b|^ohne\b|(?:entfernen|löschen)$|^sans\b/iu;
const ADD =
  /^(?:please )?(?:also )?(?:add|mention|include|say)(?: that)?:?\s+|^(?:erwähne|ergänze)(?: auch)?:?\s+|^(?:ajoute|ajoutez|mentionne)[zr]?:?\s+/iu;

export const UNDERSTOOD =
  'I work with rules and understand: “shorter”, “portrait” or “landscape”, a mood such as “calm” or “bold”, “remove scene 2”, and “add …” with a fact.';

export function answerMessage(message: ChatMessage, draft: StoryboardDraft, library: PlannerLibrary): MessageAnswer {
  const { text, scene } = message;
  const ratio = RATIOS.find(([, pattern]) => pattern.test(text))?.[0];
  const addition = ADD.test(text) ? text.replace(ADD, '').trim() : '';
  if (addition !== '') {
    const reply = 'I planned the video again with what you added. Your own changes to texts are replaced.';
    return { kind: 'plan', reply, familyId: draft.templateFamilyId, addition };
  }
  if (SHORTER.test(text)) return shorten(draft, scene, library);
  const leftOut = scene ?? namedScene(text, draft.scenes.length);
  if (REMOVE.test(text) && leftOut !== undefined) return removeScene(draft, leftOut);
  if (REWRITE.test(text)) {
    const reply = `I can't rewrite texts in another tone or language without a language model. Click a text to change it yourself. ${UNDERSTOOD}`;
    return { kind: 'unchanged', reply };
  }
  if (ratio) return { kind: 'changed', reply: `The video is now in ${ratio} format.`, draft: { ...draft, ratio } };
  return changeMood(text, draft, library);
}

/** Longer texts only: names, prices, dates and addresses stay. */
function shorten(draft: StoryboardDraft, position: number | undefined, library: PlannerLibrary): MessageAnswer {
  const family = findFamily(library, draft.templateFamilyId);
  let count = 0;
  const scenes = draft.scenes.map((scene, index) => {
    if (position !== undefined && index !== position) return scene;
    const fields = family?.scenes.find(({ id }) => id === scene.template)?.texts ?? [];
    const texts = scene.texts.map(({ id, value }) => {
      const isData = fields.some(({ innerReference, dataField }) => innerReference === id && dataField !== null);
      const short = isData ? value : shortenText(value);
      if (short !== value) count += 1;
      return { id, value: short };
    });
    return { ...scene, texts };
  });
  if (count === 0) return { kind: 'unchanged', reply: 'These texts are already as short as the rules can make them.' };
  const reply = count === 1 ? 'I shortened one text.' : `I shortened ${count} texts.`;
  return { kind: 'changed', reply, draft: { ...draft, scenes } };
}

function removeScene(draft: StoryboardDraft, position: number): MessageAnswer {
  const scenes = draft.scenes.filter((_, index) => index !== position);
  if (scenes.length === draft.scenes.length) return { kind: 'unchanged', reply: 'This scene is not there.' };
  if (scenes.length === 0) return { kind: 'unchanged', reply: 'A video needs at least one scene.' };
  return { kind: 'changed', reply: 'I removed the scene.', draft: { ...draft, scenes } };
}

function changeMood(text: string, draft: StoryboardDraft, library: PlannerLibrary): MessageAnswer {
  const moods = readMoods(text);
  const recipe = library.recipes.find(({ families }) => families.some(({ id }) => id === draft.templateFamilyId));
  const fits = (family: PlannerFamily) => moods.filter((mood) => family.moods.includes(mood)).length;
  const best = [...(recipe?.families ?? [])].sort((one, other) => fits(other) - fits(one))[0];
  if (moods.length === 0 || !best) return { kind: 'unchanged', reply: `I don't understand this. ${UNDERSTOOD}` };
  if (fits(best) === 0) return { kind: 'unchanged', reply: `This kind of video has no ${moods[0]} style.` };
  if (best.id === draft.templateFamilyId) {
    return { kind: 'unchanged', reply: `This is already the most ${moods[0]} style of this kind of video.` };
  }
  return {
    kind: 'plan',
    reply: `I chose the style “${best.name}” and wrote its scenes.`,
    familyId: best.id,
    addition: null,
  };
}
