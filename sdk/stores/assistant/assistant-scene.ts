/** Scenes of a storyboard on the screen. */

import type { PlannedStoryboard, StoryboardDraft, StoryboardScene } from '../../contract/assistant/assistant';
import type { IngredientTemplate } from '../../contract/library/library';

/** A scene of the storyboard that is being edited. */
export interface AssistantScene {
  /** Stays the same while the scene is edited. */
  readonly key: number;
  readonly template: IngredientTemplate;
  readonly texts: StoryboardScene['texts'];
  /** Pictures in place of those of the template, by the reference of their field. */
  readonly images: NonNullable<StoryboardScene['images']>;
  /** References of the texts that people have written themselves. */
  readonly touched: readonly string[];
}

let lastKey = 0;

export function toAssistantScene({ template, texts, images = [] }: StoryboardScene): AssistantScene {
  lastKey += 1;
  return { key: lastKey, template, texts, images, touched: [] };
}

/** The scene of an earlier visit, whose key may be taken by now. */
export function withNewKey(scene: AssistantScene): AssistantScene {
  lastKey += 1;
  return { ...scene, key: lastKey };
}

/** Scenes of an answer. A scene that was there keeps its key, and with it its still and the focus. */
export function toAnsweredScenes(
  answered: readonly StoryboardScene[],
  before: readonly AssistantScene[],
  /** The video was planned anew: texts that people wrote stay in the scenes that stay. */
  isPlannedAnew: boolean,
): AssistantScene[] {
  const left = [...before];
  return answered.map((scene, index) => {
    const isSame = ({ template }: AssistantScene) => template.templateId === scene.template.templateId;
    // two scenes may be of one template: the one at the same place comes first
    const known = before[index];
    const old = known && isSame(known) && left.includes(known) ? known : left.find(isSame);
    if (!old) return toAssistantScene(scene);
    left.splice(left.indexOf(old), 1);
    return isPlannedAnew ? withOwnTexts(scene, old) : toAnsweredScene(scene, old);
  });
}

/** The scenes of a brief that is opened again. */
export function toOpenedScenes(
  scenes: readonly StoryboardScene[],
  own: readonly { readonly scene: number; readonly id: string }[],
): AssistantScene[] {
  return scenes.map((scene, index) => {
    const touched = own.filter((text) => text.scene === index).map(({ id }) => id);
    return { ...toAssistantScene(scene), touched };
  });
}

/** A new scene in the place of the one before, with the texts that people wrote. */
function withOwnTexts(scene: StoryboardScene, before: AssistantScene): AssistantScene {
  const own = before.texts.filter(({ id }) => before.touched.includes(id));
  const texts = scene.texts.map((text) => own.find(({ id }) => id === text.id) ?? text);
  return { ...toAssistantScene({ ...scene, texts }), key: before.key, touched: before.touched };
}

/** The same scene after an answer: what the assistant has changed is no longer people's own. */
function toAnsweredScene(scene: StoryboardScene, before: AssistantScene): AssistantScene {
  const textOf = ({ texts }: Pick<StoryboardScene, 'texts'>, reference: string) =>
    texts.find(({ id }) => id === reference)?.value;
  const touched = before.touched.filter((reference) => textOf(scene, reference) === textOf(before, reference));
  return { ...toAssistantScene(scene), key: before.key, touched };
}

/** Converts a storyboard to the input of the assistant's calls. */
export function toDraft(storyboard: PlannedStoryboard, scenes: readonly AssistantScene[]): StoryboardDraft {
  const { name, templateFamily, ratio, musicKit } = storyboard;
  return {
    name,
    templateFamilyId: templateFamily.id,
    ratio,
    musicKit: musicKit?.id ?? null,
    scenes: scenes.map(({ template, texts, images }) => ({
      template: template.templateId,
      texts: texts.map(({ id, value }) => ({ id, value })),
      ...(images.length > 0 && { images: images.map(({ id, value }) => ({ id, value })) }),
    })),
  };
}

/** Texts that people wrote themselves, by the position of their scene. */
export function ownTexts(scenes: readonly AssistantScene[]): { scene: number; id: string }[] {
  return scenes.flatMap(({ touched }, scene) => touched.map((id) => ({ scene, id })));
}
