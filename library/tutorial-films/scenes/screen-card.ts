import type { ImageFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneImageField } from '../../fields';
import type { LottieDraft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import type { Animatable } from '../../lottie/property';
import { type Box, inset } from '../../lottie/stage';
import { SCREEN } from '../film';
import { ink, line, white } from '../look';

/** Every scene with a screenshot has it in this field. */
export const screenField: ImageFieldSource = sceneImageField('screen', 'Screenshot', '', {
  landscape: SCREEN.width / SCREEN.height,
  portrait: SCREEN.width / SCREEN.height,
});

const RADIUS = 24;

export interface ScreenCard {
  readonly box: Box;
  /** Moves the card as a whole. */
  readonly parent?: LottieDraft;
  /** Scale of the picture against the card, before `scale`. Default 1. */
  readonly zoom?: number;
  /** Scale of the picture within the card. */
  readonly scale?: Animatable;
  readonly offset?: Animatable;
}

/** A screenshot with round corners and a soft shadow. */
export function screenCard({ box, parent, zoom = 1, scale = 100, offset = [0, 0] }: ScreenCard): LottieDraft[] {
  const held = parent ? { parent } : {};
  const shadows = [28, 18, 10].map((reach) =>
    block(lowered(inset(box, -reach), 16), ink, { name: 'Shadow', radius: RADIUS + reach, opacity: 4, ...held }),
  );
  const edge = block(inset(box, -3), line, { name: 'Edge', radius: RADIUS + 3, ...held });
  const ground = block(box, white, { name: 'Card', radius: RADIUS, ...held });
  const window = block(box, white, { name: 'Window', radius: RADIUS, ...held });
  const large = inset(box, -(box.width * (zoom - 1)) / 2, -(box.height * (zoom - 1)) / 2);
  return [...shadows, edge, ground, picture(screenField, large, { scale, offset, matte: inside(window), ...held })];
}

function lowered(box: Box, by: number): Box {
  return { ...box, y: box.y + by };
}
