/**
 * What the rules understand of a message: shorter texts, a ratio, a mood, another language, a scene to leave out, and facts to add. A message
 * changes texts and the choice of scenes, nothing else, whatever it says.
 */
import type { Ratio, StoryboardDraft } from '@spotreel/sdk/contract';
import { type Addition, IMAGE, moodsOfMessage, REMOVE, REWRITE, readAddition, SHORTER } from './chat-words';
import { namedScene } from './named-scene';
import { chooseMusicKit, readMoods } from './planner/choosing/choose-recipe';
import { type Language, wishedLanguage } from './planner/facts/language';
import { ratioOfMessage } from './planner/facts/ratio';
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
  /** Plans the video anew. `addition`: what the brief says too from then on. */
  | { readonly kind: 'plan'; readonly reply: string; readonly familyId: number; readonly addition: string | null }
  /** Says more in the video; what comes of it is known when it is tried. */
  | { readonly kind: 'add'; readonly addition: Addition }
  | { readonly kind: 'unchanged'; readonly reply: string };

export const UNDERSTOOD =
  'I work with rules and understand: “shorter”, “portrait” or “landscape”, a mood such as “calm” or “more urgent”, “in German”, “remove scene 2”, and “add …” with a fact or “add a scene with …”.';

const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'German', fr: 'French' };

export function answerMessage(message: ChatMessage, draft: StoryboardDraft, library: PlannerLibrary): MessageAnswer {
  const { text, scene } = message;
  const leftOut = scene ?? namedScene(text, draft.scenes.length);
  if (REMOVE.test(text) && leftOut !== undefined) return removeScene(draft, leftOut);
  if (IMAGE.test(text)) {
    const reply =
      'I can’t choose images yet. Create the video, then select an image in the editor to replace it from the library or your uploads.';
    return { kind: 'unchanged', reply };
  }
  const addition = readAddition(text);
  if (addition) return { kind: 'add', addition };
  if (SHORTER.test(text)) return shorten(draft, scene, library);
  const language = wishedLanguage(text);
  if (language !== undefined) return writeIn(language, draft);
  if (REWRITE.test(text)) {
    const reply = `I can’t rewrite texts in another tone without a language model. Click a text to change it yourself. ${UNDERSTOOD}`;
    return { kind: 'unchanged', reply };
  }
  const ratio = ratioOfMessage(text);
  if (ratio) return changeRatio(ratio, draft, library);
  return changeMood(text, draft, library);
}

function writeIn(language: Language | null, draft: StoryboardDraft): MessageAnswer {
  if (language === null) {
    return { kind: 'unchanged', reply: 'Without a language model I write in English, German and French only.' };
  }
  const name = LANGUAGES[language];
  const reply = `I wrote the texts in ${name}. What I quote from your brief stays as you wrote it.`;
  return { kind: 'plan', reply, familyId: draft.templateFamilyId, addition: `In ${name}` };
}

function changeRatio(ratio: Ratio, draft: StoryboardDraft, library: PlannerLibrary): MessageAnswer {
  const ratios = findFamily(library, draft.templateFamilyId)?.ratios ?? [ratio];
  if (!ratios.includes(ratio)) return { kind: 'unchanged', reply: `This style has no ${ratio} format.` };
  return { kind: 'changed', reply: `The video is now in ${ratio} format.`, draft: { ...draft, ratio } };
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
  const moods = [...new Set([...readMoods(text), ...moodsOfMessage(text)])];
  const recipe = library.recipes.find(({ families }) => families.some(({ id }) => id === draft.templateFamilyId));
  const fits = (family: PlannerFamily) => moods.filter((mood) => family.moods.includes(mood)).length;
  const best = [...(recipe?.families ?? [])].sort((one, other) => fits(other) - fits(one))[0];
  if (moods.length === 0 || !best) return { kind: 'unchanged', reply: `I don’t understand this. ${UNDERSTOOD}` };
  const current = findFamily(library, draft.templateFamilyId);
  if (fits(best) > 0 && best.id !== draft.templateFamilyId && fits(best) > (current ? fits(current) : 0)) {
    const reply = `I chose the style “${best.name}” and wrote its scenes.`;
    return { kind: 'plan', reply, familyId: best.id, addition: null };
  }
  return changeMusic(moods, draft, library, current);
}

/** The style has the mood already, or no style of the recipe has it: the music still may. */
function changeMusic(
  moods: readonly string[],
  draft: StoryboardDraft,
  { musicKits }: PlannerLibrary,
  family: PlannerFamily | undefined,
): MessageAnswer {
  const isMost = family?.moods.some((mood) => moods.includes(mood)) ?? false;
  const why = isMost
    ? `This is already the most ${moods[0]} style of this kind of video.`
    : `This kind of video has no ${moods[0]} style.`;
  const musicKit = family ? chooseMusicKit(family, moods, musicKits) : draft.musicKit;
  if (musicKit === draft.musicKit) return { kind: 'unchanged', reply: why };
  return { kind: 'changed', reply: `${why} I chose music with that mood instead.`, draft: { ...draft, musicKit } };
}
