import { expect, test } from 'vitest';
import { compileScene, type SceneContent } from '../../../../sdk/scene/compiling/compile-scene';
import { SceneMemory } from '../../../../sdk/scene/text-layers/scene-memory';
import { plainShaper } from '../plain-shaper';
import { content, document, frozen, layer, template, textLayer } from '../templates';

const scene = frozen(
  template(
    document([
      textLayer('Title', { sid: 'title' }),
      textLayer('Line', { sid: 'line', document: { fcSid: 'ink' } }),
      layer(1, { sc: '#000000', sw: 9, sh: 9 }),
    ]),
    {
      texts: ['title', 'line'].map((name) => ({ innerReference: name, targets: [name] })),
      colors: [{ innerReference: 'ink', targets: ['ink'] }],
    },
  ),
);

const LONG = 'longer than the box is wide by far';
const edits: Partial<SceneContent>[] = [
  {},
  { texts: { title: 'A' } },
  { texts: { title: LONG, line: 'B' } },
  { texts: { title: LONG, line: 'C' }, colors: { ink: '#ff0000' } },
  { texts: { title: LONG, line: 'C' }, colors: { ink: '#00ff00' }, fontFamily: 'Caveat' },
  { texts: { line: 'C' }, fontFamily: 'Caveat', displayFont: 'Anton', languages: ['ar'] },
  {},
];

test('a scene compiled with a memory is the scene compiled without one', () => {
  const memory = new SceneMemory();
  for (const edit of edits) {
    const [quick, whole] = [memory, undefined].map((known) => compileScene(scene, content(edit), plainShaper, known));
    expect(quick).toEqual(whole);
  }
});

test('what a key leaves alone stays the same object', () => {
  const memory = new SceneMemory();
  const compile = (title: string) =>
    compileScene(scene, content({ texts: { title }, colors: { ink: '#ff0000' } }), plainShaper, memory).animation;
  const before = compile('a');
  const after = compile('ab');
  expect(after.layers.map((one, index) => one === before.layers[index])).toEqual([false, true, true]);
});

test('a layer that is tied to a text follows it when the layout is mirrored', () => {
  const line = { text: 'title', lines: [10, 30, 50, 24], x: 'start' as const };
  const holder = layer(3, { ind: 5 });
  const tied = layer(4, { nm: 'Line', shapes: [], parent: 5, tie: line });
  const animation = {
    ...document([tied, holder, textLayer('Title', { sid: 'title' })]),
    rightToLeft: 'mirror' as const,
  };
  const mirrored = frozen(template(animation, { texts: [{ innerReference: 'title', targets: ['title'] }] }));
  const memory = new SceneMemory();
  for (const title of ['abc', 'ابج', 'abc']) {
    const made = (known?: SceneMemory) => compileScene(mirrored, content({ texts: { title } }), plainShaper, known);
    expect(made(memory)).toEqual(made());
  }
});
