/** The scenes of a video as a language model writes them, checked against the fields of the style. */
import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { PlannerBrand } from '../planner/plan-video';
import type { PlannerFamily, PlannerField } from '../planner/planner-library';
import { fitField } from '../planner/writing/fit-text';
import { WRITE_SCENES } from './instructions';
import { type LanguageModel, ModelError } from './language-model';

/** Scenes of the longest storyboard of a model. */
export const MOST_SCENES = 8;
const NOTHING_TAKEN: ReadonlySet<string> = new Set();

const writtenScene = z.object({
  sceneId: z.int(),
  texts: z.array(z.object({ id: z.string(), value: z.string() })),
});
const written = z.object({ scenes: z.array(writtenScene) });

type DraftScene = StoryboardDraft['scenes'][number];

export interface WritingRequest {
  readonly brief: string;
  /** Code of the language of the texts. Default: that of the brief. */
  readonly language?: string | undefined;
  readonly brand: PlannerBrand | null;
  readonly family: PlannerFamily;
  /** Scenes by the rules, for fields that the model leaves empty. */
  readonly byRules: readonly DraftScene[];
  readonly signal?: AbortSignal | undefined;
  /** Called with each scene as soon as it is written, in the order of the video. */
  readonly onScene: (scene: DraftScene) => void;
}

/** At least one scene, each with all fields filled within their lengths. Throws `ModelError`. */
export async function writeStoryboard(model: LanguageModel, request: WritingRequest): Promise<DraftScene[]> {
  const { brief, brand, family, language, signal, onScene } = request;
  const scenes: DraftScene[] = [];
  const add = (item: unknown) => {
    const scene = scenes.length < MOST_SCENES && toDraftScene(item, request);
    if (!scene) return;
    scenes.push(scene);
    onScene(scene);
  };
  await model.answer({
    name: 'write_scenes',
    instructions: WRITE_SCENES,
    material: { brief, language, brand, style: family.name, scenes: family.scenes.map(toMaterial) },
    schema: written,
    signal,
    onItem: add,
  });
  if (scenes.length === 0) throw new ModelError('invalid');
  return scenes;
}

/** Undefined: it is no scene of the style, or a field has no text. */
function toDraftScene(item: unknown, { family, byRules, brief }: WritingRequest): DraftScene | undefined {
  const { success, data } = writtenScene.safeParse(item);
  const scene = success ? family.scenes.find(({ id }) => id === data.sceneId) : undefined;
  if (!scene || !data) return undefined;
  const rules = byRules.find(({ template }) => template === scene.id)?.texts ?? [];
  const texts = fillFields(scene.texts, [data.texts, rules], brief);
  return texts ? { template: scene.id, texts } : undefined;
}

function toMaterial({ id, name, seconds, texts }: PlannerFamily['scenes'][number]) {
  return {
    sceneId: id,
    name,
    seconds,
    fields: texts.map(({ innerReference, name: label, maxLength, sample }) => ({
      id: innerReference,
      label,
      maxLength,
      sample,
    })),
  };
}

/** Null: a field has no text. */
function fillFields(
  fields: readonly PlannerField[],
  sources: readonly DraftScene['texts'][],
  brief: string,
): DraftScene['texts'] | null {
  const filled = fields.flatMap((field) => {
    const found = sources.flatMap((texts) => texts.find(({ id }) => id === field.innerReference)?.value ?? []);
    const value = fitField(found, field, brief, NOTHING_TAKEN);
    return value === null ? [] : [{ id: field.innerReference, value }];
  });
  return filled.length === fields.length ? filled : null;
}
