import type { IngredientTemplate, Media } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { PartKind, PartOf } from '@spotreel/sdk/internal/project';
import { findScene, type SceneVersions } from './find-scene';

/** Names by id; undefined is one that is gone, and what is absent is still being fetched. */
export interface PartNames {
  readonly brands: ReadonlyMap<number, string | undefined>;
  readonly kits: ReadonlyMap<number, string | undefined>;
}

/** Context that names a part, and shows its value. */
export interface PartSurrounding extends SceneVersions {
  readonly media: Readonly<Record<number, Media>>;
  readonly names: PartNames;
}

const videoParts = {
  name: 'saving.partName',
  ratio: 'saving.partRatio',
  font: 'saving.partFont',
  language: 'saving.partLanguage',
  palette: 'saving.partPalette',
  brand: 'saving.partBrand',
  music: 'saving.partMusic',
  order: 'saving.partOrder',
} as const;

/** 'Scene 2 · Headline'. */
export function partLabel(part: PartOf<PartKind>, surrounding: PartSurrounding, t: Translator): string {
  const { kind, sceneId, field } = part;
  if (sceneId === null || isVideoPart(kind)) return isVideoPart(kind) ? t(videoParts[kind]) : '';
  const found = findScene(sceneId, surrounding);
  const number = found?.number ?? 0;
  const name = found?.template?.name ?? t('saving.unknownScene');
  if (kind === 'scene') return t('saving.partScene', { number, name });
  if (kind === 'length') return t('saving.partField', { number, name: t('sceneLength.title') });
  if (kind === 'transition') return t('saving.partField', { number, name: t('sceneTransition.title') });
  const fieldName = field === null ? t('saving.partBackground') : nameOf(field, found?.template);
  if (kind === 'shot') return t('saving.partField', { number, name: t('camera.ofField', { name: fieldName }) });
  return t('saving.partField', { number, name: fieldName });
}

function isVideoPart(kind: PartKind): kind is keyof typeof videoParts {
  return Object.hasOwn(videoParts, kind);
}

function nameOf(innerReference: string, template: IngredientTemplate | undefined): string {
  const { texts = [], images = [], colors = [] } = template?.fields ?? {};
  const field = [...texts, ...images, ...colors].find((candidate) => candidate.innerReference === innerReference);
  return field?.name ?? innerReference;
}
