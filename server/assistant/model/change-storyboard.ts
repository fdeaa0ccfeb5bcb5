/**
 * Change of a storyboard by a language model after a message. Only texts, scenes, style and ratio can change, whatever
 * it answers.
 */
import type { Ratio, StoryboardDraft } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { PlannerFamily, PlannerLibrary } from '../planner/planner-library';
import { cutText } from '../planner/writing/fit-text';
import { CHANGE_SCENES } from './instructions';
import type { LanguageModel } from './language-model';

const MOST_OF_REPLY = 500;

const change = z.object({
  reply: z.string(),
  texts: z.array(z.object({ scene: z.int(), id: z.string(), value: z.string() })),
  removedScenes: z.array(z.int()),
  styleId: z.nullable(z.int()),
  ratio: z.nullable(z.enum(['landscape', 'square', 'portrait'])),
});
type Change = z.infer<typeof change>;

export interface ChangeRequest {
  readonly message: string;
  readonly brief: string;
  /** Position of the only scene that may change. */
  readonly scene: number | undefined;
  readonly draft: StoryboardDraft;
  readonly library: PlannerLibrary;
  readonly signal?: AbortSignal | undefined;
}

export interface ModelChange {
  readonly reply: string;
  /** Null: nothing changed. */
  readonly draft: StoryboardDraft | null;
  /** Another style of the recipe, for which the video is planned anew. */
  readonly familyId: number | undefined;
}

/** Throws `ModelError`. */
export async function changeStoryboard(model: LanguageModel, request: ChangeRequest): Promise<ModelChange> {
  const { draft, library, signal } = request;
  const recipe = library.recipes.find(({ families }) => families.some(({ id }) => id === draft.templateFamilyId));
  const family = recipe?.families.find(({ id }) => id === draft.templateFamilyId);
  const styles = recipe?.families ?? [];
  const answer = await model.answer({
    name: 'change_scenes',
    instructions: CHANGE_SCENES,
    material: toMaterial(request, family, styles),
    schema: change,
    signal,
  });
  const reply = answer.reply.trim().slice(0, MOST_OF_REPLY);
  const isOther = answer.styleId !== draft.templateFamilyId && styles.some(({ id }) => id === answer.styleId);
  if (isOther && request.scene === undefined) return { reply, draft: null, familyId: answer.styleId ?? undefined };
  return { reply, draft: changed(request, answer, family), familyId: undefined };
}

function toMaterial(
  { message, brief, scene, draft }: ChangeRequest,
  family: PlannerFamily | undefined,
  styles: readonly PlannerFamily[],
): object {
  const fieldOf = (template: number, id: string) =>
    family?.scenes.find((one) => one.id === template)?.texts.find(({ innerReference }) => innerReference === id);
  return {
    message,
    brief,
    onlyScene: scene ?? null,
    styleId: draft.templateFamilyId,
    ratio: draft.ratio,
    styles: styles.map(({ id, name, moods }) => ({ styleId: id, name, moods })),
    scenes: draft.scenes.map(({ template, texts }, position) => ({
      scene: position,
      texts: texts.map(({ id, value }) => ({ id, value, maxLength: fieldOf(template, id)?.maxLength })),
    })),
  };
}

function changed(
  { draft, scene: only }: ChangeRequest,
  answer: Change,
  family: PlannerFamily | undefined,
): StoryboardDraft | null {
  const isOpen = (position: number) => only === undefined || only === position;
  const removed = answer.removedScenes.filter(isOpen);
  const scenes = draft.scenes.flatMap((scene, position) => {
    if (removed.includes(position)) return [];
    return isOpen(position) ? [withTexts(scene, position, answer.texts, family)] : [scene];
  });
  const ratio: Ratio = (only === undefined ? answer.ratio : null) ?? draft.ratio;
  const next = { ...draft, ratio, scenes };
  const isSame = JSON.stringify(next) === JSON.stringify(draft);
  return isSame || scenes.length === 0 ? null : next;
}

function withTexts(
  scene: StoryboardDraft['scenes'][number],
  position: number,
  changes: Change['texts'],
  family: PlannerFamily | undefined,
): StoryboardDraft['scenes'][number] {
  const fields = family?.scenes.find(({ id }) => id === scene.template)?.texts ?? [];
  const texts = scene.texts.map((text) => {
    const field = fields.find(({ innerReference }) => innerReference === text.id);
    const wanted = changes.findLast((one) => one.scene === position && one.id === text.id)?.value.trim();
    const value = field && wanted ? cutText(wanted, field.maxLength) : '';
    return value === '' ? text : { id: text.id, value };
  });
  return { ...scene, texts };
}
