/** Says more in a video: what a message adds is in it afterwards, or the answer says that it is not. */
import { MAX_STORYBOARD_SCENES, type StoryboardDraft } from '@spotreel/sdk/contract';
import type { CurrentUser } from '../account/session/authenticate';
import { withAddition } from './brief-text';
import { type BriefRow, changeBrief } from './briefs';
import type { ChatAnswer, ChatRequest } from './chat-request';
import type { Addition } from './chat-words';
import { planningOf, planStoryboard, toDraftScene } from './plan-storyboard';
import { planAddedScene } from './planner/plan-video';
import { says } from './planner/writing/say-offers';
import type { AssistantServices } from './services';

const NO_ROOM =
  'No scene of this style has room for that text. Make it shorter, choose another style, or write it into a scene yourself.';

/** Throws `validation_failed` for a brief that becomes too long. */
export async function addToStoryboard(
  services: AssistantServices,
  user: CurrentUser,
  brief: BriefRow,
  request: ChatRequest,
  addition: Addition,
): Promise<ChatAnswer> {
  const text = withAddition(brief.text, addition.text);
  const planned = addition.isScene ? null : await planWith(services, user, text, request, addition);
  if (planned) {
    await changeBrief(services.db, user, brief.id, { text, plannedBy: 'rules', storyboard: planned.draft });
    const position = planned.draft.scenes.findIndex((scene) => says(valuesOf(scene), addition.text));
    const where = position === -1 ? '' : ` It is in scene ${position + 1}.`;
    const reply = `I planned the video again with what you added.${where}`;
    return { reply, plan: { ...planned, plannedBy: 'rules' }, isPlannedAnew: true, brief: text };
  }
  const draft = await withScene(services, user, brief, request, addition.text);
  if (!draft) return { reply: NO_ROOM, plan: null };
  await changeBrief(services.db, user, brief.id, { text });
  const { alternatives } = await planStoryboard(services, user, wishesOf(request, text));
  const reply = `I added scene ${draft.scenes.length === 1 ? 1 : draft.scenes.length - 1} with it. All other scenes are as they were.`;
  return { reply, plan: { draft, alternatives, plannedBy: brief.plannedBy }, brief: text };
}

/** The whole video anew, if it then says what was added and people's own texts stay. */
async function planWith(
  services: AssistantServices,
  user: CurrentUser,
  text: string,
  request: ChatRequest,
  addition: Addition,
) {
  const planned = await planStoryboard(services, user, wishesOf(request, text));
  const { scenes } = planned.draft;
  const ownScenes = new Set(request.ownTexts.map(({ scene }) => request.storyboard.scenes[scene]?.template));
  const keepsOwn = [...ownScenes].every((own) => scenes.some(({ template }) => template === own));
  return keepsOwn && scenes.some((scene) => says(valuesOf(scene), addition.text)) ? planned : null;
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
  const { library, brand } = await planningOf(services, user, wishesOf(request, brief.text));
  const present = scenes.map(({ template }) => template);
  const familyId = storyboard.templateFamilyId;
  const added = planAddedScene(brief.text, library, { brand, familyId, text, present });
  if (!added) return null;
  const last = scenes.slice(-1);
  return { ...storyboard, scenes: [...scenes.slice(0, -1), toDraftScene(added), ...last] };
}

function wishesOf({ storyboard, brandId }: ChatRequest, text: string) {
  return { text, ratio: storyboard.ratio, familyId: storyboard.templateFamilyId, brandId };
}

function valuesOf({ texts }: StoryboardDraft['scenes'][number]): string[] {
  return texts.map(({ value }) => value);
}
