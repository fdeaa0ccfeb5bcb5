/** Middle of a place at which the model looks for a face, 0 to 1. */
export interface FaceAnchor {
  readonly x: number;
  readonly y: number;
}

/** Cells a side, and anchors in each cell. The four layers of the model have strides of 8, 16, 16 and 16 px of 128, two anchors each. */
const GRIDS = [
  { cells: 16, anchors: 2 },
  { cells: 8, anchors: 6 },
] as const;

/** In the order of the outputs of `face-detection.tflite`. */
export const faceAnchors: readonly FaceAnchor[] = GRIDS.flatMap(({ cells, anchors }) =>
  Array.from({ length: cells * cells * anchors }, (_, index) => {
    const cell = Math.floor(index / anchors);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);
