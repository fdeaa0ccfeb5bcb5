/** The layers that are not text: shapes, pictures, and the invisible ones that others hang on. */

import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import type { Paint } from './color';
import { draft, type LayerOptions, type LottieDraft } from './draft';
import { type Animatable, property } from './property';
import { fill, rect } from './shape';
import { type Box, center } from './stage';

export interface GroupOptions {
  readonly at?: readonly [number, number];
  readonly offset?: Animatable;
  readonly anchor?: readonly [number, number];
  readonly scale?: Animatable;
  readonly rotation?: Animatable;
  readonly opacity?: Animatable;
}

/** Outlines with their modifiers and paints, in that order; it moves on its own within its layer. */
export function group(items: readonly LottieShape[], options: GroupOptions = {}): LottieShape {
  const scale = options.scale ?? 100;
  const transform: LottieShape = {
    ty: 'tr',
    p: property(options.offset ?? options.at ?? [0, 0]),
    a: property(options.anchor ?? [0, 0]),
    s: property(typeof scale === 'number' ? [scale, scale] : scale),
    r: property(options.rotation ?? 0),
    o: property(options.opacity ?? 100),
  };
  return { ty: 'gr', nm: 'Group', it: [...items, transform] };
}

/** A layer of groups in painting order, the last one in front. */
export function shapes(groups: readonly LottieShape[], options: LayerOptions = {}): LottieDraft {
  return draft({ ty: 4, shapes: groups.toReversed() }, options, { name: 'Shape' });
}

/** A filled rectangle. It turns and scales about `pivot` (0 to 1 of its size, its middle unless given). */
export function block(
  box: Box,
  paint: Paint,
  options: LayerOptions & { readonly radius?: Animatable; readonly pivot?: readonly [number, number] } = {},
): LottieDraft {
  const [pivotX, pivotY] = options.pivot ?? [0.5, 0.5];
  const at = [box.x + box.width * pivotX, box.y + box.height * pivotY] as const;
  const local = { x: -box.width * pivotX, y: -box.height * pivotY, width: box.width, height: box.height };
  const content = group([rect(local, options.radius ?? 0), fill(paint)]);
  return draft({ ty: 4, shapes: [content] }, options, { name: 'Block', at });
}

/** The picture of an image field, which fills `box`. */
export function picture(field: ImageFieldSource, box: Box, options: LayerOptions = {}): LottieDraft {
  return image(field, box, 'cover', options);
}

/** The picture of an image field, whole and as large as `box` allows. */
export function logoOf(field: ImageFieldSource, box: Box, options: LayerOptions = {}): LottieDraft {
  return image(field, box, 'contain', options);
}

function image(field: ImageFieldSource, box: Box, fit: 'cover' | 'contain', options: LayerOptions): LottieDraft {
  const id = `${field.innerReference}-${Math.round(box.width)}x${Math.round(box.height)}`;
  const layer = draft({ ty: 2, refId: id }, options, {
    name: field.name,
    at: center(box),
    anchor: [box.width / 2, box.height / 2],
  });
  const asset = {
    id,
    w: box.width,
    h: box.height,
    u: '',
    p: field.defaultFile,
    e: 0 as const,
    sid: field.targets?.[0] ?? field.innerReference,
    fit,
  };
  return { ...layer, assets: [asset] };
}

/** Draws nothing; others move with it. */
export function anchor(options: LayerOptions = {}): LottieDraft {
  return draft({ ty: 3 }, options, { name: 'Anchor' });
}
