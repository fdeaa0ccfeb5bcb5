import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, caps, colors, display, gold, ivory, ONYX, wine } from './look';
import { appear, divider, frame, gilded, plaque, rays, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Fact {
  readonly name: TextFieldSource;
  readonly value: TextFieldSource;
  readonly detail: TextFieldSource;
}

function fact(number: number, name: string, value: string, detail: string): Fact {
  return {
    name: sceneTextField(`fact-${number}-name`, `Fact ${number}: name`, name, { maxLength: 20 }),
    value: textareaField(`fact-${number}`, `Fact ${number}`, value, { maxLength: 24 }),
    detail: textareaField(`fact-${number}-detail`, `Fact ${number}: detail`, detail, { maxLength: 50 }),
  };
}

const facts = [
  fact(1, 'When', '7 pm', 'Saturday, 12 December'),
  fact(2, 'Where', 'Old Opera', 'Harbor Square 1'),
  fact(3, 'Dress', 'Black tie', 'or your best red shoes'),
];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    rays(
      stage,
      [stage.width / 2, stage.pick(-40, 960)],
      stage.pick(200, 500),
      stage.pick(1100, 1240),
      stage.pick(100, 0),
      stage.pick(260, 360),
      0.3,
    ),
    ...facts.flatMap((entry, index) => column(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A framed card; in portrait the cards are one below the other. */
function column(stage: LottieStage, { name, value, detail }: Fact, index: number): LottieDraft[] {
  const at = 0.5 + index * 0.3;
  const area: Box = stage.pick(
    { x: 96 + index * 592, y: 130, width: 544, height: 820 },
    { x: 84, y: 150 + index * 550, width: 912, height: 510 },
  );
  const x = area.x + 56;
  const width = area.width - 112;
  const top = area.y + stage.pick(120, 60);
  const tall = stage.pick(250, 170);
  return [
    plaque(area, wine, at, 30),
    frame(area, at, 30),
    text(name, {
      box: { x, y: top, width, height: 64 },
      type: caps(38),
      color: ivory,
      align: 'center',
      fit: { group: 'name', maxLines: 1, minSize: 22, align: 'center' },
      animators: [appear(at + 0.4)],
    }),
    gilded(stage, `gilded-${index}`, value, {
      box: { x, y: top + stage.pick(110, 70), width, height: tall },
      type: display(stage.pick(124, 136)),
      color: gold,
      align: 'center',
      fit: { minSize: 56, align: 'center' },
      animators: [unveil(at + 0.4, 80, 0.9)],
    }),
    divider([area.x + area.width / 2, top + stage.pick(420, 268)], width * 0.7, at + 0.7),
    text(detail, {
      box: { x, y: top + stage.pick(470, 296), width, height: stage.pick(150, 100) },
      type: body(stage.pick(42, 42)),
      color: ivory,
      align: 'center',
      fit: { group: 'detail', minSize: 27 },
      animators: [appear(at + 0.9)],
    }),
  ];
}

/** Time, place and dress on three framed cards. */
export const whenWhere: SceneSource = {
  id: 3202,
  slug: 'gala-when-where',
  name: 'When and where',
  description: 'Time, place and dress on three framed cards.',
  bars: 2,
  keyframeSeconds: 4,
  texts: facts.flatMap(({ name, value, detail }) => [name, value, detail]),
  colors,
  background: { default: { type: 'color', color: ONYX }, allowed: ['color'] },
  draw,
};
