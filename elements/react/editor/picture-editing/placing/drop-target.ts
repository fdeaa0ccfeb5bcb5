/** Chooses the field or background for a file that is dropped or pasted on the stage. */
import type { IngredientTemplate, Media } from '@spotreel/sdk/internal/contract';
import type { MediaKind } from '../../media-picker/media-kind';
import type { FieldArea } from '../field-area';

export interface DropTarget {
  readonly sceneId: number;
  /** innerReference of a picture field; null: the background. */
  readonly field: string | null;
}

export interface DropScene {
  readonly sceneId: number;
  readonly template: Pick<IngredientTemplate, 'fields' | 'backgrounds'>;
}

/** Point in px of the overlay. */
export interface DropPoint {
  readonly x: number;
  readonly y: number;
}

export interface DroppedFile {
  readonly type: string;
  /** Not known while the file is dragged. */
  readonly name?: string;
}

/** Kinds of files whose type browsers do not know, by the end of the name. */
const ENDINGS: Readonly<Record<string, MediaKind>> = { heic: 'image', heif: 'image', lottie: 'lottie', json: 'lottie' };

/** Undefined for a file that no scene can show. */
export function mediaKindOf({ type, name = '' }: DroppedFile): MediaKind | undefined {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  if (type === 'application/json') return 'lottie';
  return ENDINGS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/**
 * The front picture at the point that takes this kind; else the background. A scene whose background takes nothing
 * gives its first picture of this kind. Undefined where nothing takes it.
 */
export function dropTarget(
  { sceneId, template }: DropScene,
  areas: readonly FieldArea[],
  kind: MediaKind,
  point: DropPoint,
): DropTarget | undefined {
  const under = areas.findLast(
    (area) => area.sceneId === sceneId && contains(area, point) && takes(template, area, kind),
  );
  if (under) return { sceneId, field: under.field };
  if (takesBackground(template, kind)) return { sceneId, field: null };
  const first = template.fields.images.find(({ defaultValue }) => isOfKind(defaultValue.type, kind));
  return first && { sceneId, field: first.innerReference };
}

/** Without a pointer: the only picture of the scene that takes this kind, else the background. */
export function pasteTarget({ sceneId, template }: DropScene, kind: MediaKind): DropTarget | undefined {
  const fields = template.fields.images.filter(({ defaultValue }) => isOfKind(defaultValue.type, kind));
  const [only] = fields;
  if (only && (fields.length === 1 || !takesBackground(template, kind))) return { sceneId, field: only.innerReference };
  return takesBackground(template, kind) ? { sceneId, field: null } : undefined;
}

function takes({ fields }: DropScene['template'], { field, kind: shows }: FieldArea, kind: MediaKind): boolean {
  const own = fields.images.find(({ innerReference }) => innerReference === field);
  return shows === 'image' && own !== undefined && isOfKind(own.defaultValue.type, kind);
}

/** A field of an animation takes animations; every other field takes images. */
function isOfKind(shown: Media['type'], kind: MediaKind): boolean {
  return shown === 'lottie' ? kind === 'lottie' : kind === 'image';
}

function takesBackground({ backgrounds }: DropScene['template'], kind: MediaKind): boolean {
  return backgrounds[kind === 'image' ? 'image' : 'video'];
}

function contains({ left, top, width, height }: FieldArea, { x, y }: DropPoint): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}
