/** The ruled box at the foot of a drawing that says what it is, by whom, and how long it takes. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import type { Point } from '../../lottie/shape';
import type { Box } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, label } from './look';
import { drawn, type } from './motifs';

export interface Cell {
  readonly name: TextFieldSource;
  readonly value: TextFieldSource;
}

/** Cells side by side; each is as wide as its share of the box. */
export function titleBlock(cells: readonly Cell[], box: Box, at: number, paint: Paint, size = 44): LottieDraft[] {
  const width = box.width / cells.length;
  return [
    drawn(frameOf(box, cells.length), paint, at),
    ...cells.flatMap(({ name, value }, index) => {
      const left = box.x + index * width + (index === 0 ? 0 : 30);
      const inner = width - (index === 0 ? 24 : 54);
      const head = { x: left, y: box.y + 18, width: inner, height: 48 };
      return [
        text(name, {
          box: head,
          type: body(34),
          color: paint,
          fit: { group: 'name', maxLines: 1, minSize: 20 },
          animators: [type(at + 0.3 + index * 0.1, 0.3)],
        }),
        text(value, {
          box: { ...head, y: head.y + 46, height: box.height - 74 },
          type: label(size),
          color: paint,
          fit: { group: 'value', maxLines: 1, minSize: 22, align: 'center' },
          animators: [type(at + 0.4 + index * 0.1, 0.4)],
        }),
      ];
    }),
  ];
}

/** The lines above and below the cells, and between them. */
function frameOf(box: Box, count: number): readonly (readonly Point[])[] {
  const width = box.width / count;
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  return [
    [
      [box.x, box.y],
      [right, box.y],
    ],
    [
      [box.x, bottom],
      [right, bottom],
    ],
    ...Array.from({ length: count - 1 }, (_, index): readonly Point[] => [
      [box.x + (index + 1) * width, box.y],
      [box.x + (index + 1) * width, bottom],
    ]),
  ];
}
