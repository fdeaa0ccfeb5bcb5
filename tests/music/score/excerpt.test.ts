import { expect, test } from 'vitest';
import { arp, drum, kitSection, pads } from '../../../music/score/arrange';
import { between, rootless, swung, upper } from '../../../music/score/excerpt';
import { progression } from '../../../music/score/harmony';

const facts = { slug: 'x', name: 'X', role: 'verse', energy: [2, 2] } as const;
const register = { low: 60, high: 80 };

test('a layer plays only between two beats, and is silent after them', () => {
  const one = kitSection(facts, 2, 'C', ...between(2, 5, arp('harp', '0-------1-------', register, 80)));
  expect(one.parts.harp?.notes.map(({ beat, length }) => [beat, length])).toEqual([
    [2, 2],
    [4, 1],
  ]);
});

test('crowded chords lose their root, and a color keeps only what lies above the third', () => {
  const classes = (layers: ReturnType<typeof rootless>) =>
    layers.flatMap((layer) => layer(progression('Fmaj9', 1), 1).part.notes.map(({ pitch }) => pitch % 12)).sort();
  const pad = pads('pad', register, 80);
  expect(classes(rootless(pad))).toEqual([9, 0, 4, 7].sort());
  expect(classes(upper(pad))).toEqual([0, 4, 7].sort());
});

test('a chord of four tones keeps its root', () => {
  const [layer] = rootless(pads('pad', register, 80));
  expect(layer?.(progression('Gm7', 1), 1).part.notes.length).toBe(4);
});

test('swing moves only the second sixteenth of each eighth', () => {
  const straight = kitSection(facts, 1, 'C', drum('hat', '5555555555555555'));
  const { notes } = swung(straight, 0.6).parts.hat ?? { notes: [] };
  expect(notes.slice(0, 5).map(({ beat }) => beat)).toEqual([0, 0.3, 0.5, 0.8, 1]);
  expect(notes[0]?.length).toBeCloseTo(0.3);
  expect(notes[1]?.length).toBeCloseTo(0.2);
});

test('half is no swing', () => {
  const straight = kitSection(facts, 1, 'C', drum('hat', '5.5-5..55---..55'));
  expect(swung(straight, 0.5)).toEqual(straight);
});
