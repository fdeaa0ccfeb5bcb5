/** Scenes of a save against their templates: unknown fields, texts too long, pictures that are not there. */

import { isEqual, letterCount } from '@spotreel/sdk/internal/base';
import type { BackgroundValue, BuiltIngredient, Customisation } from '@spotreel/sdk/internal/contract';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { MediaRow } from '../../media/media-row';
import type { RetiredParts } from '../retired/retired-parts';
import { Findings } from './findings';

export interface SceneContext {
  readonly catalogue: Catalogue;
  /** Files that the user may use, by id. */
  readonly media: ReadonlyMap<number, MediaRow>;
  /** Parts that the project holds, or held, stay acceptable: parts of the library may be gone by now. */
  readonly accepted: Pick<RetiredParts, 'customisations'>;
}

export function checkScenes(scenes: readonly Customisation[], context: SceneContext): Findings {
  const findings = new Findings();
  distinct(
    scenes.map(({ order }) => order),
    'order',
    findings,
  );
  distinct(
    scenes.map(({ ingredient }) => ingredient),
    'ingredient',
    findings,
  );
  for (const [index, scene] of scenes.entries()) {
    const path = `customisations.${index}`;
    const template = context.catalogue.ingredients.get(scene.template);
    if (template) checkScene(scene, template, path, context, findings);
    else if (formerScenes(scene, context).length === 0)
      findings.add('validation_failed', `${path}.template`, 'Unknown template');
  }
  return findings;
}

function distinct(values: readonly number[], name: string, findings: Findings): void {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index) {
      findings.add('validation_failed', `customisations.${index}.${name}`, 'Used by another scene');
    }
  }
}

function formerScenes({ ingredient, template }: Customisation, { accepted }: SceneContext): readonly Customisation[] {
  return accepted.customisations.filter((scene) => scene.ingredient === ingredient && scene.template === template);
}

function checkScene(
  scene: Customisation,
  template: BuiltIngredient,
  path: string,
  context: SceneContext,
  findings: Findings,
): void {
  const before = formerScenes(scene, context);
  const checked = { scene, template, before, path };
  for (const kind of ['texts', 'images', 'colors'] as const) checkFields(checked, kind, findings);
  checkShots(checked, findings);
  checkLengths(checked, findings);
  for (const [index, { id, value }] of scene.images.entries()) {
    checkMedia(value, fieldType(id, template, context), `${path}.images.${index}.value`, context, findings);
  }
  // A background that the template has stopped offering stays until another is chosen.
  if (scene.background && !before.some(({ background }) => isEqual(scene.background, background)))
    checkBackground(scene.background, template, `${path}.background`, context, findings);
}

interface CheckedScene {
  readonly scene: Customisation;
  readonly template: BuiltIngredient;
  /** The scene as the project holds, or held, it. */
  readonly before: readonly Customisation[];
  /** Path of the scene in the save. */
  readonly path: string;
}

/** Fields that a newer template no longer has stay until somebody takes them out: they may come back with the next. */
function checkFields(
  { scene, template, before, path }: CheckedScene,
  kind: 'texts' | 'images' | 'colors',
  findings: Findings,
): void {
  const known = new Set([
    ...template[kind].map(({ innerReference }) => innerReference),
    ...before.flatMap((former) => former[kind].map(({ id }) => id)),
  ]);
  for (const [index, { id }] of scene[kind].entries()) {
    if (!known.delete(id))
      findings.add('validation_failed', `${path}.${kind}.${index}.id`, 'Unknown or repeated field');
  }
}

/** A shot is of an image of the scene. */
function checkShots({ scene, template, before, path }: CheckedScene, findings: Findings): void {
  const known = new Set([
    ...template.images.map(({ innerReference }) => innerReference),
    ...before.flatMap(({ shots = [] }) => shots.map(({ id }) => id)),
  ]);
  for (const [index, { id }] of (scene.shots ?? []).entries()) {
    if (!known.delete(id)) findings.add('validation_failed', `${path}.shots.${index}.id`, 'Unknown or repeated field');
  }
}

/** A text that was saved under a more generous template stays until it is changed. */
function checkLengths({ scene, template, before, path }: CheckedScene, findings: Findings): void {
  for (const [index, text] of scene.texts.entries()) {
    const field = template.texts.find(({ innerReference }) => innerReference === text.id);
    const isNew = !before.some(({ texts }) => texts.some((former) => isEqual(former, text)));
    if (field && isNew && letterCount(text.value) > field.maxLength) {
      findings.add('validation_failed', `${path}.texts.${index}.value`, `At most ${field.maxLength} characters`);
    }
  }
}

/** A field whose default is an animation takes animations. */
function fieldType(field: string, { images }: BuiltIngredient, { catalogue }: SceneContext): 'image' | 'lottie' {
  const found = images.find(({ innerReference }) => innerReference === field);
  return found && catalogue.media.get(found.defaultMediaId)?.type === 'lottie' ? 'lottie' : 'image';
}

const NOUNS = { image: 'a picture', video: 'a video', lottie: 'an animation' } as const;

function checkMedia(
  id: number,
  type: keyof typeof NOUNS,
  path: string,
  { media, accepted }: SceneContext,
  findings: Findings,
): void {
  const found = media.get(id);
  if (found?.type === type) return;
  if (found) findings.add('validation_failed', path, `Not ${NOUNS[type]}`);
  else if (!usesMedia(accepted, id)) findings.add('media_not_found', path, 'Does not exist');
}

function usesMedia({ customisations }: SceneContext['accepted'], id: number): boolean {
  return customisations.some(
    ({ images, background }) =>
      images.some(({ value }) => value === id) || (background?.type !== 'color' && background?.value === id),
  );
}

function checkBackground(
  background: BackgroundValue,
  { background: { allowed } }: BuiltIngredient,
  path: string,
  context: SceneContext,
  findings: Findings,
): void {
  // An animation moves, as a video does.
  if (!allowed.includes(background.type === 'lottie' ? 'video' : background.type))
    findings.add('validation_failed', `${path}.type`, 'Not offered by this scene');
  if (background.type === 'color') return;
  checkMedia(background.value, background.type, `${path}.value`, context, findings);
  if (background.type !== 'video') return;
  const { trimStart = 0, trimEnd = Number.POSITIVE_INFINITY } = background;
  if (trimEnd <= trimStart) findings.add('validation_failed', `${path}.trimEnd`, 'Must lie after the start');
  const length = context.media.get(background.value)?.durationSeconds ?? Number.POSITIVE_INFINITY;
  if (trimStart >= length) findings.add('validation_failed', `${path}.trimStart`, 'Lies behind the end of the video');
}
