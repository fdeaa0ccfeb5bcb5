/** `Calm`, `more urgent`: a style of the recipe that has the mood, else music that has it. */
import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { ReplyKey } from '@spotreel/sdk/internal/server-words';
import { moodsOfMessage } from '../chat-words';
import { chooseMusicKit, readMoods } from '../planner/choosing/choose-recipe';
import { findFamily, type PlannerFamily, type PlannerLibrary } from '../planner/planner-library';
import type { ReplySay, ReplySpeech } from '../reply-speech';
import type { MessageAnswer } from './message-answer';

export function replaceMood(
  text: string,
  draft: StoryboardDraft,
  library: PlannerLibrary,
  { say, styleNames }: ReplySpeech,
): MessageAnswer {
  const moods = [...new Set([...readMoods(text), ...moodsOfMessage(text)])];
  const recipe = library.recipes.find(({ families }) => families.some(({ id }) => id === draft.templateFamilyId));
  const fits = (family: PlannerFamily) => moods.filter((mood) => family.moods.includes(mood)).length;
  const best = [...(recipe?.families ?? [])].sort((one, other) => fits(other) - fits(one))[0];
  if (moods.length === 0 || !best) {
    return { kind: 'unchanged', reply: say('notUnderstood', { understood: say('understood') }) };
  }
  const current = findFamily(library, draft.templateFamilyId);
  if (fits(best) > 0 && best.id !== draft.templateFamilyId && fits(best) > (current ? fits(current) : 0)) {
    const reply = say('styleChosen', { style: styleNames[best.id] ?? best.name });
    return { kind: 'plan', reply, familyId: best.id };
  }
  return changeMusic(moods, draft, library, { family: current, say });
}

/** The style has the mood already, or no style of the recipe has it: the music still may. */
function changeMusic(
  moods: readonly string[],
  draft: StoryboardDraft,
  { musicKits }: PlannerLibrary,
  { family, say }: { readonly family: PlannerFamily | undefined; readonly say: ReplySay },
): MessageAnswer {
  const isMost = family?.moods.some((mood) => moods.includes(mood)) ?? false;
  const mood = say(`mood.${moods[0]}` as ReplyKey);
  const why = say(isMost ? 'mostOfMood' : 'noMood', { mood });
  const musicKit = family ? chooseMusicKit(family, moods, musicKits) : draft.musicKit;
  if (musicKit === draft.musicKit) return { kind: 'unchanged', reply: why };
  return { kind: 'changed', reply: say('musicInstead', { why }), draft: { ...draft, musicKit } };
}
