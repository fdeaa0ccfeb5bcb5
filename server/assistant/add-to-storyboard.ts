/** Says more in a video: what a message adds is in it afterwards, or the answer says that it is not. */
import { MAX_BRIEF_LENGTH, MAX_STORYBOARD_SCENES, type StoryboardDraft } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../account/session/authenticate';
import { invalidFields } from '../platform/http/api-error';
import { type BriefRow, changeBrief } from './briefs';
import type { ChatAnswer, ChatRequest } from './chat-request';
import type { Addition } from './chat-words';
import type { AssistantServices } from './domain';
import { planningOf, planStoryboard, toDraftScene } from './plan-storyboard';

/** Throws `validation_failed` for a brief that becomes too long. */
export async function addToStoryboard(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
  addition: Addition,
): Promise<ChatAnswer> {
  const { say } = request.speech;
  const text = withAddition(brief.text, addition.text);
  const planned = addition.isScene ? null : await planWith(services, user, { ...brief, text }, request, addition);
  if (planned) {
    await changeBrief(services.db, user, brief.id, { text, plannedBy: 'rules', storyboard: planned.draft });
    const reply = say('addedInScene', { number: planned.position + 1 });
    const { draft: anew, alternatives } = planned;
    return { reply, plan: { draft: anew, alternatives, plannedBy: 'rules' }, isPlannedAnew: true, brief: text };
  }
  const draft = await withScene(services, user, brief, request, addition.text);
  if (!draft) return { reply: say('noRoom'), plan: null };
  await changeBrief(services.db, user, brief.id, { text });
  const { alternatives } = await planStoryboard(services, user, wishesOf(request, { ...brief, text }));
  const reply = say('sceneAdded', { number: Math.max(1, draft.scenes.length - 1) });
  return { reply, plan: { draft, alternatives, plannedBy: brief.plannedBy }, brief: text };
}

/** The whole video anew, if it then says what was added, at a position, and people's own texts stay. */
async function planWith(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
  addition: Addition,
) {
  const planned = await planStoryboard(services, user, wishesOf(request, brief));
  const { scenes } = planned.draft;
  const ownScenes = new Set(request.ownTexts.map(({ scene }) => request.storyboard.scenes[scene]?.template));
  const keepsOwn = [...ownScenes].every((own) => scenes.some(({ template }) => template === own));
  if (!keepsOwn) return null;
  const caller = { account: user.id, field: 'message' };
  const says = await services.parsing.parse('whichSay', caller, scenes.map(valuesOf), addition.text);
  const position = says.indexOf(true);
  return position === -1 ? null : { ...planned, position };
}

/** Before the last scene, which asks people to do something. Null: there is no room. */
async function withScene(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
  text: string,
): Promise<StoryboardDraft | null> {
  const { storyboard } = request;
  const { scenes } = storyboard;
  if (scenes.length >= MAX_STORYBOARD_SCENES) return null;
  const { library, brand } = await planningOf(services, user, wishesOf(request, brief));
  const present = scenes.map(({ template }) => template);
  const familyId = storyboard.templateFamilyId;
  const caller = { account: user.id, field: 'message' };
  const options = { brand, familyId, text, present, language: brief.language ?? undefined };
  const added = await services.parsing.parse('planAddedScene', caller, brief.text, library, options);
  if (!added) return null;
  const last = scenes.slice(-1);
  return { ...storyboard, scenes: [...scenes.slice(0, -1), toDraftScene(added), ...last] };
}

function wishesOf({ storyboard, brandId }: ChatRequest, { text, language }: Pick<BriefRow, 'text' | 'language'>) {
  return {
    text,
    language: language ?? undefined,
    ratio: storyboard.ratio,
    familyId: storyboard.templateFamilyId,
    brandId,
  };
}

function valuesOf({ texts }: StoryboardDraft['scenes'][number]): string[] {
  return texts.map(({ value }) => value);
}

/** A brief that says more. Throws `validation_failed` where it would be too long. */
function withAddition(brief: string, addition: string | null): string {
  if (addition === null) return brief;
  const text = `${withoutEnd(brief)}. ${addition}`;
  if (text.length > MAX_BRIEF_LENGTH) throw invalidFields({ message: ['The brief would be too long with it'] });
  return text;
}

/** Without full stops and spaces at the end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (/[.\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
