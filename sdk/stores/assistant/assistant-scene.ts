/** Scenes of a storyboard on the screen. */

import type { PlannedStoryboard, StoryboardDraft, StoryboardScene } from '../../contract/schemas/assistant';
import type { IngredientTemplate } from '../../contract/schemas/library';

/** A scene of the storyboard that is being edited. */
export interface AssistantScene {
  /** Stays the same while the scene is edited. */
  readonly key: number;
  readonly template: IngredientTemplate;
  readonly texts: StoryboardScene['texts'];
  /** References of the texts that people have written themselves. */
  readonly touched: readonly string[];
}

let lastKey = 0;

export function toAssistantScene({ template, texts }: StoryboardScene): AssistantScene {
  lastKey += 1;
  return { key: lastKey, template, texts, touched: [] };
}

/** The scene of an earlier visit, whose key may be taken by now. */
export function withNewKey(scene: AssistantScene): AssistantScene {
  lastKey += 1;
  return { ...scene, key: lastKey };
}

/** The same scene after an answer: what the assistant has changed is no longer people's own. */
export function toAnsweredScene(scene: StoryboardScene, before: AssistantScene): AssistantScene {
  const textOf = ({ texts }: Pick<StoryboardScene, 'texts'>, reference: string) =>
    texts.find(({ id }) => id === reference)?.value;
  const touched = before.touched.filter((reference) => textOf(scene, reference) === textOf(before, reference));
  return { ...toAssistantScene(scene), key: before.key, touched };
}

/** What the calls of the assistant take. */
export function toDraft(storyboard: PlannedStoryboard, scenes: readonly AssistantScene[]): StoryboardDraft {
  const { name, templateFamily, ratio, musicKit } = storyboard;
  return {
    name,
    templateFamilyId: templateFamily.id,
    ratio,
    musicKit: musicKit?.id ?? null,
    scenes: scenes.map(({ template, texts }) => ({
      template: template.templateId,
      texts: texts.map(({ id, value }) => ({ id, value })),
    })),
  };
}

/** Texts that people wrote themselves, by the position of their scene. */
export function ownTexts(scenes: readonly AssistantScene[]): { scene: number; id: string }[] {
  return scenes.flatMap(({ touched }, scene) => touched.map((id) => ({ scene, id })));
}
