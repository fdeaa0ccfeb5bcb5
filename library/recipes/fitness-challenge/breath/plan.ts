import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { group, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { ellipse, fill } from '../../../lottie/shape';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, coral, ink, LINEN, lightColors, lilac, mist, sage, serif } from './look';
import { breathing, dawn, drift, hills, thread } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Week {
  readonly name: TextFieldSource;
  readonly what: TextFieldSource;
  readonly paint: Paint;
}

function week(number: number, name: string, what: string, paint: Paint): Week {
  return {
    name: sceneTextField(`week-${number}`, `Part ${number}`, name, { maxLength: 20 }),
    what: textareaField(`what-${number}`, `Part ${number}: what`, what, { maxLength: 70 }),
    paint,
  };
}

const headline = textareaField('headline', 'Headline', 'Four soft weeks', { maxLength: 50 });
const weeks = [
  week(1, 'Arrive', 'Sit and breathe', lilac),
  week(2, 'Loosen', 'Neck and shoulders', coral),
  week(3, 'Hold', 'Stay where it pulls', sage),
  week(4, 'Let go', 'Long breaths', lilac),
];
const DISC_PX = 220;

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...hills(stage, stage.pick(130, 150), sage, lilac),
    text(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1728, height: 220 }, { x: 84, y: 180, width: 912, height: 260 }),
      type: serif(stage.pick(144, 148)),
      color: ink,
      align: stage.pick('center', 'left'),
      fit: { minSize: 66, align: 'center' },
      animators: [dawn(0.4)],
    }),
    ...weeks.flatMap((entry, index) => part(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A disc with its words: four in a row, in portrait one below the other. */
function part(stage: LottieStage, entry: Week, index: number): LottieDraft[] {
  const at = 0.7 + index * stage.beat * 0.6;
  const area: Box = stage.pick(
    { x: 96 + index * 442, y: 380, width: 402, height: 520 },
    { x: 84, y: 490 + index * 310, width: 912, height: 280 },
  );
  const place: readonly [number, number] = stage.pick(
    [area.x + 201, area.y + DISC_PX / 2],
    [area.x + DISC_PX / 2, area.y + 140],
  );
  return [
    shapes([group([ellipse([0, 0], DISC_PX), fill(entry.paint)])], {
      name: 'Disc',
      at: place,
      scale: breathing(stage, 5),
      opacity: keys([at, 0, 'inOutSine'], [at + 0.8, 100]),
    }),
    ...(stage.isPortrait && index > 0 ? [thread({ ...area, y: area.y - 18, height: 3 }, mist, at)] : []),
    ...words(stage, entry, area, at),
  ];
}

/** Name and text of a part: below its disc, in portrait beside it. */
function words(stage: LottieStage, { name, what }: Week, area: Box, at: number): LottieDraft[] {
  const box: Box = stage.pick(
    { x: area.x, y: area.y + DISC_PX + 36, width: area.width, height: 270 },
    { x: area.x + DISC_PX + 60, y: area.y + 10, width: area.width - DISC_PX - 60, height: 260 },
  );
  const align = stage.pick<'center' | 'left'>('center', 'left');
  return [
    text(name, {
      box: { ...box, height: 96 },
      type: serif(stage.pick(74, 84)),
      color: ink,
      align,
      fit: { maxLines: 1, minSize: 36, align: 'center' },
      animators: [drift(at + 0.2)],
    }),
    text(what, {
      box: { ...box, y: box.y + 106, height: box.height - 106 },
      type: body(stage.pick(44, 50)),
      color: ink,
      align,
      fit: { minSize: 28 },
      animators: [drift(at + 0.4)],
    }),
  ];
}

/** Four parts, each with a disc. */
export const plan: SceneSource = {
  id: 11203,
  slug: 'breath-plan',
  name: 'Plan',
  description: 'Four stages, each with a circle that breathes.',
  bars: 2,
  keyframeSeconds: 4.2,
  texts: [headline, ...weeks.flatMap(({ name, what }) => [name, what])],
  colors: lightColors,
  background: { default: { type: 'color', color: LINEN }, allowed: ['color'] },
  draw,
};
