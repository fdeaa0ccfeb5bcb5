import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { fill, polygon } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { CHALK, chalk, chalkField, coal, coalField, display, label, lime, limeField } from './look';
import { leaning, shoot, slam } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Lane {
  readonly name: TextFieldSource;
  readonly value: TextFieldSource;
  /** Share of the lane that it fills, 0 to 1. */
  readonly share: number;
}

function lane(number: number, name: string, value: string, share: number): Lane {
  return {
    name: sceneTextField(`lane-${number}`, `Lane ${number}`, name, { maxLength: 24 }),
    value: sceneTextField(`value-${number}`, `Lane ${number}: result`, value, { maxLength: 10 }),
    share,
  };
}

const headline = textareaField('headline', 'Headline', 'Faster every week', { maxLength: 40 });
const lanes = [lane(1, 'Week 1', '31:20', 0.52), lane(2, 'Week 2', '29:05', 0.72), lane(3, 'Week 4', '26:40', 1)];

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick({ x: 0, y: 390, width: 1760, height: 600 }, { x: 0, y: 640, width: 980, height: 1100 });
  const height = list.height / lanes.length;
  return [
    text(headline, {
      box: stage.pick({ x: 90, y: 100, width: 1740, height: 230 }, { x: 80, y: 180, width: 920, height: 400 }),
      type: display(stage.pick(190, 190)),
      color: coal,
      fit: { minSize: 84, align: 'center' },
      animators: slam(0.25, 0.6),
    }),
    ...lanes.flatMap((entry, index) => row(stage, entry, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A lane: its name above, a bar that runs, the result at its head. */
function row(stage: LottieStage, { name, value, share }: Lane, index: number, area: Box): LottieDraft[] {
  const at = 0.5 + index * stage.beat * 0.5;
  const isBest = share === 1;
  const barHeight = stage.pick(120, 180);
  const top = area.y + area.height - barHeight - stage.pick(0, 20);
  const bar: Box = { x: -120, y: top, width: area.width * share + 120, height: barHeight };
  const head: Box = {
    x: bar.x + bar.width - stage.pick(380, 330),
    y: top + 6,
    width: stage.pick(330, 290),
    height: barHeight - 12,
  };
  const run = keys([at, [-2000, 0], 'outExpo'], [at + 1.1, [0, 0]]);
  return [
    keptClear(shapes([group([polygon(leaning(bar)), fill(isBest ? lime : coal)])], { name: 'Lane', offset: run }), bar),
    text(name, {
      box: { x: stage.margin, y: top - stage.pick(66, 96), width: 600, height: stage.pick(62, 84) },
      type: label(stage.pick(50, 60)),
      color: coal,
      fit: { group: 'name', maxLines: 1, minSize: 28, align: 'center' },
      animators: shoot(at + 0.1),
    }),
    text(value, {
      box: head,
      type: display(stage.pick(100, 116)),
      color: isBest ? coal : chalk,
      align: 'right',
      fit: { group: 'value', maxLines: 1, minSize: 40, align: 'center' },
      animators: slam(at + 0.7, 0.35),
    }),
  ];
}

/** Three lanes: each gets further. */
export const lanesScene: SceneSource = {
  id: 11108,
  slug: 'lanes',
  name: 'Progress',
  description: 'Three lanes race, each getting further than the last.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, ...lanes.flatMap(({ name, value }) => [name, value])],
  colors: [coalField, chalkField, limeField],
  background: { default: { type: 'color', color: CHALK }, allowed: ['color'] },
  draw,
};
