/** A project as it is about to be saved, against the library, the user's media and the account's limits. */

import { type AccountLimits, type Customisation, languageTag, type Ratio } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import { brand } from '../../brand/tables';
import type { Catalogue, FamilyEntry } from '../../library/catalogue/catalogue';
import { fontFamilies } from '../../library/catalogue/fonts';
import { orientations } from '../../library/catalogue/orientations';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { contentMediaIds, type ProjectContent } from '../content';
import { acceptedParts, type RetiredParts } from '../retired/retired-parts';
import { checkOwnMusic } from './check-own-music';
import { checkScenes } from './check-scenes';
import type { Findings } from './findings';
import { createMediaLookup, type MediaLookup } from './media-lookup';

export interface ProjectState {
  readonly renderer: 'lottie' | 'blender';
  readonly kind: 'video' | 'image';
  readonly ratio: Ratio;
  readonly recipeId: number | null;
  readonly templateFamilyId: number | null;
  readonly brandId: number | null;
  readonly content: ProjectContent;
}

/** Context that a state is checked against. */
export interface SaveRules {
  readonly catalogue: Catalogue;
  /** Reads the limits of the account: only for a project that grows. */
  readonly limits: () => Promise<AccountLimits>;
  /** Default: reads for this check alone. */
  readonly media?: MediaLookup;
}

/** Rules for a stored project: parts that a save drops are checked, too. */
export type KeepRules = SaveRules & Required<Pick<SaveRules, 'media'>>;

/**
 * `stored`: the state before the save; what it holds, or held (`retired`), stays acceptable. Throws `validation_failed`, `media_not_found`,
 * `music_not_found` (with field paths), `additional_ingredient_limit` and `audio_limit`.
 */
export async function checkSave(
  db: Database,
  user: CurrentUser,
  rules: SaveRules,
  next: ProjectState,
  stored?: ProjectState & { readonly retired: RetiredParts },
): Promise<void> {
  const { catalogue } = rules;
  const accepted = acceptedParts(stored);
  const lookUp = rules.media ?? createMediaLookup(db, user, catalogue);
  const media = await lookUp(contentMediaIds(next.content));
  const findings = checkScenes(next.content.customisations, { catalogue, media, accepted });
  checkRenderer(next, catalogue, findings);
  checkLook(next, stored, catalogue, findings);
  checkFont(next.content, accepted, catalogue, findings);
  checkLanguage(next.content, findings);
  checkMusic(next.content, accepted, catalogue, findings);
  checkOwnMusic(next, stored, media, findings);
  await checkBrand(db, user, next, stored, findings);
  findings.throwIfAny();
  await checkTrackCount(next, stored, rules);
  await checkSceneCount(next, stored, accepted, rules);
}

/** A Blender template and an image are projects by themselves, with no other scene. */
function checkRenderer(
  { renderer, kind, content }: ProjectState,
  { templates, ingredients }: Catalogue,
  findings: Findings,
): void {
  const { customisations } = content;
  for (const [index, { template }] of customisations.entries()) {
    // nothing is known of a removed template; that it was the project's before has been checked
    if (!ingredients.has(template)) continue;
    const isBlender = templates.get(template)?.renderer === 'blender';
    if (isBlender !== (renderer === 'blender'))
      findings.add('validation_failed', `customisations.${index}.template`, 'Made by another renderer');
  }
  if (renderer === 'blender' || kind === 'image') checkOwnLengths(customisations, findings);
  if ((renderer === 'blender' || kind === 'image') && customisations.length !== 1)
    findings.add('validation_failed', 'customisations', 'Exactly one scene');
  if (kind === 'image' && content.audio.length > 0)
    findings.add('validation_failed', 'audio', 'A picture has no sound');
}

/** A scene of Blender lasts as long as its script says, a picture has no length, neither has a next scene, and their pictures rest. */
function checkOwnLengths(scenes: readonly Customisation[], findings: Findings): void {
  for (const [index, { bars, transition, shots = [] }] of scenes.entries()) {
    if (bars !== undefined) findings.add('validation_failed', `customisations.${index}.bars`, 'Its length is fixed');
    if (transition) findings.add('validation_failed', `customisations.${index}.transition`, 'It has one scene');
    if (shots.length > 0) findings.add('validation_failed', `customisations.${index}.shots`, 'Its pictures rest');
  }
}

function checkLook(
  next: ProjectState,
  stored: ProjectState | undefined,
  catalogue: Catalogue,
  findings: Findings,
): void {
  const family = next.templateFamilyId === null ? undefined : catalogue.families.get(next.templateFamilyId);
  if (next.templateFamilyId !== null && !family && next.templateFamilyId !== stored?.templateFamilyId) {
    findings.add('validation_failed', 'templateFamily', 'Unknown template family');
  }
  const isNewPair = next.recipeId !== stored?.recipeId || next.templateFamilyId !== stored?.templateFamilyId;
  if (next.recipeId !== null && isNewPair && next.recipeId !== family?.recipeId) {
    findings.add('validation_failed', 'recipe', 'Not the recipe of the template family');
  }
  if (family && next.ratio !== stored?.ratio && !orientations(family).includes(next.ratio)) {
    findings.add('validation_failed', 'ratio', 'The template family has no layout for it');
  }
}

function checkLanguage({ language = null }: ProjectContent, findings: Findings): void {
  if (language === null || languageTag.safeParse(language).success) return;
  findings.add('validation_failed', 'language', 'Not a language tag like de or pt-BR');
}

function checkFont(
  { fontFamily }: ProjectContent,
  { fonts }: RetiredParts,
  catalogue: Catalogue,
  findings: Findings,
): void {
  if (fontFamily === null || fonts.includes(fontFamily)) return;
  const known = fontFamilies(catalogue).some(({ name }) => name === fontFamily);
  if (!known) findings.add('validation_failed', 'fontFamily', 'Unknown font');
}

function checkMusic(
  { audio, musicKit }: ProjectContent,
  accepted: RetiredParts,
  { kits, samples }: Catalogue,
  findings: Findings,
): void {
  const orders = audio.map(({ order }) => order);
  for (const [index, { audioTrack, order }] of audio.entries()) {
    if (!samples.has(audioTrack) && !accepted.tracks.includes(audioTrack)) {
      findings.add('music_not_found', `audio.${index}.audioTrack`, 'Does not exist');
    }
    if (orders.indexOf(order) < index) {
      findings.add('validation_failed', `audio.${index}.order`, 'Used by another track');
    }
  }
  if (musicKit !== null && !kits.has(musicKit) && !accepted.musicKits.includes(musicKit)) {
    findings.add('music_not_found', 'musicKit', 'Does not exist');
  }
}

async function checkBrand(
  db: Database,
  user: CurrentUser,
  { brandId }: ProjectState,
  stored: ProjectState | undefined,
  findings: Findings,
): Promise<void> {
  if (brandId === null || brandId === stored?.brandId) return;
  const own = and(eq(brand.id, brandId), eq(brand.ownerId, user.id));
  const [row] = await db.select({ id: brand.id }).from(brand).where(own);
  if (!row) findings.add('validation_failed', 'organisation', 'Does not exist');
}

/** Scenes beyond the family's default count against the account. */
async function checkSceneCount(
  next: ProjectState,
  stored: ProjectState | undefined,
  { customisations: had }: RetiredParts,
  rules: SaveRules,
): Promise<void> {
  const count = next.content.customisations.length;
  // A project from better days may shrink step by step, and step by step back.
  const isFormer = ({ ingredient, template }: Customisation) =>
    had.some((scene) => scene.ingredient === ingredient && scene.template === template);
  if (next.content.customisations.every(isFormer)) return;
  if (count <= (stored?.content.customisations.length ?? 0)) return;
  const allowed = await allowedSceneCount(next.templateFamilyId, rules);
  if (count > allowed) {
    throw new ApiError('additional_ingredient_limit', { details: { customisations: [`At most ${allowed} scenes`] } });
  }
}

/** Tracks of the video count against the account. A longer sequence of before may stay, and may shrink. */
async function checkTrackCount(
  next: ProjectState,
  stored: ProjectState | undefined,
  { limits }: SaveRules,
): Promise<void> {
  const count = next.content.audio.length;
  if (count <= (stored?.content.audio.length ?? 0)) return;
  const { audioLimit } = await limits();
  if (audioLimit < 0 || count <= audioLimit) return;
  throw new ApiError('audio_limit', { details: { audio: [`At most ${audioLimit} tracks`] } });
}

/** Infinite without a limit. */
export async function allowedSceneCount(familyId: number | null, { catalogue, limits }: SaveRules): Promise<number> {
  const { additionalIngredientLimit: extra } = await limits();
  return extra < 0 ? Number.POSITIVE_INFINITY : defaultSceneCount(familyId, catalogue) + extra;
}

function defaultSceneCount(familyId: number | null, { families }: Catalogue): number {
  const family: FamilyEntry | undefined = familyId === null ? undefined : families.get(familyId);
  return Math.max(1, family?.source.defaultIngredientIds.length ?? 1);
}
