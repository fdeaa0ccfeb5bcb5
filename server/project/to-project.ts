import { DEFAULT_BPM } from '@spotreel/sdk/internal/audio';
import { CANVAS, type Customisation, type Project, type ProjectIngredient } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import { ownBrands } from '../brand/own-brands';
import { toBrand } from '../brand/to-brand';
import type { Catalogue } from '../library/catalogue/catalogue';
import { lookOfProject } from '../library/catalogue/look-of';
import { favourite } from '../library/tables';
import { formatsOf } from '../library/templates/formats-of';
import { toIngredientTemplate } from '../library/templates/to-ingredient-template';
import { toAudioSample, toFamily } from '../library/to-library';
import type { Addresses } from '../media/files/addresses';
import { usableMedia } from '../media/own-media';
import { toMedia } from '../media/to-media';
import type { Database } from '../platform/data/database';
import { blenderAudioList } from './blender-audio';
import { contentMediaIds, orderedScenes, orderedTracks } from './content';
import type { ProjectRow } from './project-row';
import { rendersOf } from './renders/renders-of';
import { projectFeedback } from './tables';

export interface ProjectView {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
}

/** The whole project as the API sends it. */
export async function toProject(row: ProjectRow, user: CurrentUser, view: ProjectView): Promise<Project> {
  const { db, catalogue, addresses } = view;
  const { content } = row;
  const family = row.templateFamilyId === null ? undefined : catalogue.families.get(row.templateFamilyId);
  const media = await usableMedia(db, user, contentMediaIds(content));
  const renders = (await rendersOf(db, [row.id])).get(row.id);
  return {
    id: row.id,
    name: row.name,
    ...(!row.nameGiven && { isNameAutomatic: true }),
    version: row.version,
    renderer: row.renderer,
    kind: row.kind,
    ...(row.renderer === 'blender' && toBlenderState(row, view)),
    status: renders?.[0]?.status ?? 'new',
    favourite: await isFavourite(db, user, row.id),
    draft: row.draft,
    lastBriefId: row.lastBriefId,
    ...toMarkedTexts(row),
    recipe: projectRecipe(row),
    templateFamily: family ? toFamily(family, addresses) : null,
    look: lookOfProject(catalogue, family, orderedScenes(content)),
    ratio: row.ratio,
    // the scenes of a style share its ratios; what Blender renders cannot change its template
    formats: family || row.renderer === 'blender' ? [] : formatsOf(catalogue, content.customisations[0]?.template ?? 0),
    posterUrl: row.posterKey ? addresses.of(row.posterKey) : null,
    ...CANVAS[row.ratio],
    bpm: family?.source.bpm ?? bpmOfKit(content.musicKit, catalogue),
    ingredients: orderedScenes(content).map((scene, position) => toIngredient(scene, position, row, view)),
    ...toMusic(row),
    fontFamily: content.fontFamily,
    language: content.language ?? null,
    paletteOverride: [...content.paletteOverride],
    organisation: await brandOf(row, user, view),
    media: Object.fromEntries([...media].map(([id, item]) => [String(id), toMedia(item, addresses, catalogue.say)])),
    feedback: await feedbackOf(db, row.id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Each list is sent where it has something. */
function toMarkedTexts({ generatedTexts, confirmedTexts }: ProjectRow) {
  return {
    ...(generatedTexts.length > 0 && { generatedTexts: [...generatedTexts] }),
    ...(confirmedTexts.length > 0 && { confirmedTexts: [...confirmedTexts] }),
  };
}

function toMusic({ content: { audio, musicKit, ownMusic } }: ProjectRow) {
  return { audio: audio.map((track) => ({ ...track })), musicKit, ownMusic };
}

function toBlenderState({ content, editorState }: ProjectRow, { catalogue, addresses }: ProjectView) {
  return {
    audioList: blenderAudioList(catalogue, content.customisations[0]?.template ?? 0).map((sample) =>
      toAudioSample(sample, addresses),
    ),
    audioTrack: orderedTracks(content)[0] ?? null,
    editorState,
  };
}

export function projectRecipe({ recipeId, recipeName }: Pick<ProjectRow, 'recipeId' | 'recipeName'>) {
  return recipeId === null ? null : { id: recipeId, name: recipeName ?? '' };
}

function bpmOfKit(kitId: number | null, { kits }: Catalogue): number {
  return (kitId === null ? undefined : kits.get(kitId)?.bpm) ?? DEFAULT_BPM;
}

function toIngredient(
  { ingredient: id, template, images, texts, colors, shots, background, bars, transition }: Customisation,
  position: number,
  { ratio }: ProjectRow,
  { catalogue, addresses }: ProjectView,
): ProjectIngredient {
  const built = catalogue.ingredients.get(template);
  const shown = built && toIngredientTemplate(built, position, ratio, { catalogue, addresses });
  return {
    id,
    ingredientTemplateId: template,
    position,
    images,
    texts,
    colors,
    ...(shots && { shots }),
    ...(background && { background }),
    ...(bars !== undefined && { bars }),
    ...(transition && { transition }),
    template: shown ?? null,
  };
}

async function brandOf({ brandId }: ProjectRow, user: CurrentUser, { db, addresses }: ProjectView) {
  if (brandId === null) return null;
  const [own] = await ownBrands(db, user, brandId);
  return own ? toBrand(own.brand, own.logo, addresses) : null;
}

async function isFavourite(db: Database, user: CurrentUser, projectId: number): Promise<boolean> {
  const mark = and(eq(favourite.userId, user.id), eq(favourite.kind, 'project'), eq(favourite.objectId, projectId));
  return (await db.select({ id: favourite.objectId }).from(favourite).where(mark)).length > 0;
}

async function feedbackOf(db: Database, projectId: number): Promise<Project['feedback']> {
  const { score, industry, comment } = projectFeedback;
  const [given] = await db
    .select({ score, industry, comment })
    .from(projectFeedback)
    .where(eq(projectFeedback.projectId, projectId));
  return given ?? null;
}
