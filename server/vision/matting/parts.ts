import type { Plane } from './plane';

/** Areas of a mask that touch each other at a side. */
export interface Parts {
  readonly width: number;
  readonly height: number;
  /** Number of the part of each pixel, from 1; 0: none. */
  readonly labels: Int32Array;
  /** Pixels of each part. */
  readonly areas: readonly number[];
}

/** Connected pixels of more than a half. */
export function maskParts({ width, height, data }: Plane): Parts {
  const labels = new Int32Array(data.length);
  const areas: number[] = [];
  const open: number[] = [];
  const visit = (index: number, label: number) => {
    if (labels[index] !== 0 || (data[index] ?? 0) <= 0.5) return 0;
    labels[index] = label;
    open.push(index);
    return 1;
  };
  for (let start = 0; start < data.length; start++) {
    const label = areas.length + 1;
    let area = visit(start, label);
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const column = index % width;
      if (column > 0) area += visit(index - 1, label);
      if (column < width - 1) area += visit(index + 1, label);
      if (index >= width) area += visit(index - width, label);
      if (index < data.length - width) area += visit(index + width, label);
    }
    if (area > 0) areas.push(area);
  }
  return { width, height, labels, areas };
}
