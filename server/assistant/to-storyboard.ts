/** A storyboard as the API sends it: what was planned, with the templates of the library that the caller sees. */
import { parseHexColor } from '@spotreel/sdk/internal/base';
import type {
  PlannedBy,
  PlannedStoryboard,
  PlanningFallback,
  ProjectBrief,
  StoryboardDraft,
  StoryboardPiece,
  StoryboardScene,
  TextLanguage,
} from '@spotreel/sdk/internal/contract';
import { templateLength } from '@spotreel/sdk/internal/project';
import type { Catalogue, FamilyEntry } from '../library/catalogue/catalogue';
import { familyOf, recipeOf } from '../library/catalogue/find-in-catalogue';
import { orientations } from '../library/catalogue/orientations';
import { toIngredientTemplate } from '../library/templates/to-ingredient-template';
import type { Addresses } from '../media/files/addresses';
import type { BriefRow } from './briefs';
import type { PlanListener } from './plan-with-model';

export interface StoryboardView {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
}

type DraftScenes = StoryboardDraft['scenes'];

/** Details that are not stored with a brief. */
export interface PlanDetails {
  readonly alternatives: DraftScenes;
  readonly fallback?: PlanningFallback | undefined;
  readonly logoMediaId?: number | undefined;
  readonly language: TextLanguage;
  /** Media ids. */
  readonly pictureMatches: readonly number[];
}

export function toProjectBrief(row: BriefRow, details: PlanDetails, view: StoryboardView): ProjectBrief {
  const { id, text, tags, plannedBy, storyboard, ownTexts, brandId, messages, createdAt, updatedAt } = row;
  return {
    id,
    text,
    tags,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    storyboard: toStoryboard(storyboard, plannedBy, details, view),
    ownTexts,
    placeId: brandId,
    messages,
  };
}

/** Throws `not_found` when the library no longer has the style. */
export function toStoryboard(
  draft: StoryboardDraft,
  plannedBy: PlannedBy,
  { alternatives, fallback, logoMediaId, language, pictureMatches }: PlanDetails,
  view: StoryboardView,
): PlannedStoryboard {
  const { catalogue } = view;
  const family = familyOf(catalogue, draft.templateFamilyId);
  const recipe = recipeOf(catalogue, family.recipeId);
  const kit = catalogue.kits.get(draft.musicKit ?? 0);
  const scenes = toScenes(draft.scenes, draft, family, view);
  return {
    name: draft.name,
    language,
    plannedBy,
    ...(fallback && { fallback }),
    recipe: { id: recipe.id, name: recipe.name },
    templateFamily: { id: family.id, name: family.source.name },
    styles: recipe.families.map(({ id, source }) => ({ id, name: source.name })),
    ratio: draft.ratio,
    ratios: orientations(family),
    musicKit: kit ? { id: kit.id, name: kit.name } : null,
    ...(logoMediaId !== undefined && { logoMediaId }),
    pictureMatches: [...pictureMatches],
    palette: family.source.palette.flatMap((color) => parseHexColor(color) ?? []),
    seconds: scenes.reduce((sum, { template }) => sum + templateLength(template).durationSeconds, 0),
    scenes,
    alternatives: toScenes(alternatives, draft, family, view),
  };
}

/** Reports a plan while it is made. Scenes that the library does not show are left out, as in the plan. */
export function pieceListener(
  view: StoryboardView,
  details: Pick<PlanDetails, 'language' | 'pictureMatches'>,
  send: (piece: StoryboardPiece) => void,
): PlanListener {
  let style: StoryboardDraft | undefined;
  let count = 0;
  return {
    onStyle(draft, plannedBy) {
      style = draft;
      send({ storyboard: toStoryboard(draft, plannedBy, { ...details, alternatives: [] }, view) });
    },
    onScene(scene) {
      if (!style) return;
      const shown = toScene(scene, count, style, familyOf(view.catalogue, style.templateFamilyId), view);
      count += 1;
      if (shown) send({ scene: shown });
    },
  };
}

/** Scenes of other styles, and those that the library no longer has, are left out. */
function toScenes(
  scenes: DraftScenes,
  draft: StoryboardDraft,
  family: FamilyEntry,
  view: StoryboardView,
): StoryboardScene[] {
  return scenes.flatMap((scene, position) => toScene(scene, position, draft, family, view) ?? []);
}

function toScene(
  { template: id, texts, images }: DraftScenes[number],
  position: number,
  { ratio }: StoryboardDraft,
  { ingredients }: FamilyEntry,
  view: StoryboardView,
): StoryboardScene | undefined {
  const built = ingredients.find((ingredient) => ingredient.id === id);
  const template = built && toIngredientTemplate(built, position, ratio, view);
  return template && { template, texts: [...texts], ...(images && { images: [...images] }) };
}
