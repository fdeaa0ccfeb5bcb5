/** Views of an open project for screens: everything derived, nothing stored. */

import { computed, type ReadableAtom } from 'nanostores';
import { isEqual } from '../../base/equal';
import type { AccountLimits } from '../../contract/account/user';
import { CANVAS } from '../../contract/canvas';
import type { IngredientTemplate, TemplateFamily } from '../../contract/library/library';
import type { TemplateKind } from '../../contract/library/template';
import type { ProjectFormat, ProjectLook } from '../../contract/project/project';
import type { Transition } from '../../contract/project/transition';
import type { Id } from '../../contract/schemas/ids';
import type { Ratio } from '../../contract/schemas/scalars';
import type { Translator } from '../../i18n/translator';
import type { ProjectContext } from '../../project/context';
import { type EditorProject, type EditorScene, NO_VALUES, type SceneValues } from '../../project/editor-project';
import { formOf } from '../../project/forms/form';
import type { FormItem, MediaById } from '../../project/forms/form-item';
import { type SampleCounts, sampleParts } from '../../project/forms/sample-parts';
import { paletteOf } from '../../project/palette/palette';
import { hasUnsavedEdits } from '../../project/saving/autosave';
import { musicFits } from '../../project/timing/music-fit';
import { type SceneSpan, timelineOf } from '../../project/timing/timeline';
import type { LaidOutTemplates } from './document/editor-environment';
import type { EditorParts } from './editor-parts';
import { stillAddress } from './pictures/still-address';
import { type SaveView, saveViewOf } from './saving/save-view';

/** A scene in the list. */
export interface SceneCard extends SceneSpan {
  readonly index: number;
  readonly templateId: Id<'template'>;
  readonly name: string;
  /** A still of the template; undefined when the library no longer has it. */
  readonly previewUrl: string | undefined;
  readonly isTemplateMissing: boolean;
  /** To the next scene; null: as the templates of both draw it. */
  readonly transition: Transition | null;
}

/** The selected scene with everything that its panel shows. */
export interface SceneItem {
  readonly sceneId: Id<'scene'>;
  /** Null when the library no longer has it. */
  readonly template: IngredientTemplate | null;
  readonly values: SceneValues;
  readonly items: readonly FormItem[];
}

const NO_SCENES: readonly EditorScene[] = [];

/** Used until a project is loaded (docs/rules/audio-composer.md#bars). */
const DEFAULT_BPM = 110;

export class EditorViews {
  readonly $context: ReadableAtom<ProjectContext>;
  readonly $scenes: ReadableAtom<readonly SceneCard[]>;
  /**
   * Number of texts and images of a scene that are still the template's, by scene id; the same object while that does
   * not change.
   */
  readonly $samples: ReadableAtom<Readonly<Record<number, SampleCounts>>>;
  readonly $selectedScene: ReadableAtom<SceneItem | null>;
  /** Scene templates that can be added. */
  readonly $offeredTemplates: ReadableAtom<readonly IngredientTemplate[]>;
  /** Address of a still that the stage shows until the video is painted. */
  readonly $still: ReadableAtom<string | undefined>;
  readonly $name: ReadableAtom<string>;
  readonly $ratio: ReadableAtom<Ratio>;
  readonly $bpm: ReadableAtom<number>;
  /** Seconds. */
  readonly $duration: ReadableAtom<number>;
  readonly $canvas: ReadableAtom<{ readonly width: number; readonly height: number }>;
  readonly $palette;
  /** Ratios in which the project can be shown. */
  readonly $ratios;
  readonly $save: ReadableAtom<SaveView>;
  /** Leaving now would lose edits: ask before the page goes. */
  readonly $hasUnsavedEdits: ReadableAtom<boolean>;
  /** The music reaches the end of the video and no further than its last sample. */
  readonly $musicFits: ReadableAtom<boolean>;

  constructor(
    { document, environment, saver, drafts }: EditorParts,
    $limits: ReadableAtom<AccountLimits>,
    t: Translator,
  ) {
    const { $project, $selectedSceneId } = document;
    const { $templates, $family, $look, $kind, $formats, $media, $kit, $still, $confirmedTexts } = environment;
    this.$context = computed([$templates, $family, $look, $kind, $limits], contextOf);
    this.$name = computed($project, (project) => project?.name ?? '');
    this.$ratio = computed($project, (project) => project?.ratio ?? 'landscape');
    this.$bpm = computed($project, (project) => project?.bpm ?? DEFAULT_BPM);
    const $list = computed($project, (project) => project?.scenes ?? NO_SCENES);
    this.$scenes = computed([$list, this.$context], cardsOf);
    this.$duration = computed(this.$scenes, endOf);
    this.$samples = steady(
      computed([$project, this.$context, $confirmedTexts], (project, context, confirmed) =>
        project ? sampleParts(project, context, confirmed) : {},
      ),
    );
    const $values = computed([$project, $selectedSceneId], valuesOfSelected);
    this.$selectedScene = computed([$selectedSceneId, $list, $values, this.$context, $media], sceneView);
    this.$still = computed([$project, $selectedSceneId, $templates, $still], stillAddress);
    this.$offeredTemplates = computed($templates, ({ offered }) => offered);
    this.$canvas = computed(this.$ratio, (ratio) => CANVAS[ratio]);
    this.$ratios = computed([$family, $formats, this.$ratio], ratiosOf);
    this.$palette = computed([$project, this.$context], (project, context) =>
      project ? paletteOf(project, context) : [],
    );
    this.$hasUnsavedEdits = computed(saver.$autosave, hasUnsavedEdits);
    this.$save = saveViewOf(saver, drafts, t);
    const $audio = computed($project, (project) => project?.audio);
    this.$musicFits = computed([$kit, $audio, this.$duration], (kit, audio, seconds) =>
      Boolean(kit && audio && musicFits(kit, audio, seconds)),
    );
  }
}

function contextOf(
  { byId: templates }: LaidOutTemplates,
  family: TemplateFamily | null,
  look: ProjectLook | null,
  kind: TemplateKind,
  limits: AccountLimits,
): ProjectContext {
  return { templates, family, look, kind, limits };
}

/** The ratios of the family; outside recipes those of the formats, or the one that the project has. */
function ratiosOf(family: TemplateFamily | null, formats: readonly ProjectFormat[], current: Ratio): readonly Ratio[] {
  const ratios = formats.map(({ ratio }) => ratio);
  return family?.orientation ?? (ratios.includes(current) ? ratios : [current]);
}

/** Keeps the value that it had while the new one says the same. */
function steady<Value>($store: ReadableAtom<Value>): ReadableAtom<Value> {
  let kept: Value | undefined;
  return computed($store, (value) => {
    if (kept === undefined || !isEqual(kept, value)) kept = value;
    return kept;
  });
}

function cardsOf(scenes: readonly EditorScene[], context: ProjectContext): readonly SceneCard[] {
  return timelineOf({ scenes }, context).map((span, index) => {
    const { templateId = 0, transition = null } = scenes[index] ?? {};
    const template = context.templates.get(templateId);
    return {
      ...span,
      index,
      templateId,
      name: template?.name ?? '',
      previewUrl: template?.preview,
      isTemplateMissing: !template,
      transition,
    };
  });
}

function valuesOfSelected(project: EditorProject | null, sceneId: Id<'scene'> | null): SceneValues {
  return (sceneId === null ? undefined : project?.values[sceneId]) ?? NO_VALUES;
}

function endOf(scenes: readonly SceneCard[]): number {
  const last = scenes.at(-1);
  return last ? last.startSeconds + last.durationSeconds : 0;
}

function sceneView(
  sceneId: Id<'scene'> | null,
  scenes: readonly EditorScene[],
  values: SceneValues,
  { templates }: ProjectContext,
  media: MediaById,
): SceneItem | null {
  const scene = scenes.find(({ id }) => id === sceneId);
  if (!scene) return null;
  const template = templates.get(scene.templateId) ?? null;
  const items = template ? formOf(scene.id, template, values, media) : [];
  return { sceneId: scene.id, template, values, items };
}
