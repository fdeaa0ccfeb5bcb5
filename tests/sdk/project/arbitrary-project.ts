/** Random projects, and random edits of which most fit the project that they are made for. */
import fc from 'fast-check';
import type { HexColor } from '../../../sdk/base/color';
import type { BackgroundValue } from '../../../sdk/contract/project/background';
import { CAMERA_MOVES } from '../../../sdk/contract/project/shot';
import { TRANSITION_DIRECTIONS, TRANSITION_KINDS, type Transition } from '../../../sdk/contract/project/transition';
import { applyEdit, type Edit } from '../../../sdk/project/edit';
import type { EditorProject, SceneValues } from '../../../sdk/project/editor-project';

const id = fc.integer({ min: 1, max: 12 });
const bars = fc.option(
  fc.integer({ min: 1, max: 32 }).map((halves) => halves / 2),
  { nil: undefined },
);
const transition: fc.Arbitrary<Transition> = fc.record(
  {
    kind: fc.constantFrom(...TRANSITION_KINDS),
    frames: fc.integer({ min: 4, max: 20 }),
    direction: fc.constantFrom(...TRANSITION_DIRECTIONS),
  },
  { requiredKeys: ['kind', 'frames'] },
);
const field = fc.constantFrom('headline', 'body', 'logo', 'accent', '__proto__x');
const color = fc.integer({ min: 0, max: 0xffffff }).map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`);
const ratio = fc.constantFrom('landscape' as const, 'portrait' as const, 'square' as const);
const text = fc.string({ maxLength: 12, unit: 'grapheme' });
const percent = fc.integer({ min: -5000, max: 5000 }).map((value) => value / 100);

const placement = {
  scale: fc.constantFrom(1, 1.5, 4),
  position: fc.tuple(percent, percent).map(([x, y]) => `${x},${y}`),
};
const camera = fc.constantFrom(...CAMERA_MOVES);
const background: fc.Arbitrary<BackgroundValue> = fc.oneof(
  fc.record({ type: fc.constant('color' as const), value: color }),
  fc.record(
    { type: fc.constant('image' as const), value: id, camera, ...placement },
    { requiredKeys: ['type', 'value'] },
  ),
  fc.record({ type: fc.constant('video' as const), value: id, ...placement }, { requiredKeys: ['type', 'value'] }),
  fc.record(
    { type: fc.constant('lottie' as const), value: id, color, ...placement },
    { requiredKeys: ['type', 'value'] },
  ),
);

const values: fc.Arbitrary<SceneValues> = fc.record({
  texts: fc.dictionary(field, text, { noNullPrototype: true }),
  images: fc.dictionary(field, id, { noNullPrototype: true }),
  colors: fc.dictionary(field, color, { noNullPrototype: true }),
  shots: fc.dictionary(field, camera, { noNullPrototype: true }),
  background: fc.option(background, { nil: null }),
});

const seconds = fc.constantFrom(0, 0.3, 2, 9.5);
const ownMusic = fc.record({ media: id, start: seconds, fadeIn: seconds, fadeOut: seconds });

export const project: fc.Arbitrary<EditorProject> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    ratio,
    scenes: fc.uniqueArray(
      fc.record({ id, templateId: id, bars, transition: fc.option(transition, { nil: undefined }), values }),
      {
        selector: (scene) => scene.id,
        maxLength: 6,
      },
    ),
    musicKitId: fc.option(id, { nil: null }),
    audio: fc.array(id, { maxLength: 4 }),
    ownMusic: fc.option(ownMusic, { nil: null }),
    fontFamily: fc.option(fc.constantFrom('Inter', 'Lora'), { nil: null }),
    language: fc.option(fc.constantFrom('tr', 'pt-BR'), { nil: null }),
    paletteOverride: fc.array(color, { maxLength: 3 }),
    brandId: fc.option(id, { nil: null }),
  })
  .map(({ scenes, ...rest }) => ({
    ...rest,
    id: 7,
    recipeId: 1,
    templateFamilyId: 2,
    bpm: 120,
    scenes: scenes.map(({ values: _values, bars: own, transition: next, ...scene }) => ({
      ...scene,
      ...(own && { bars: own }),
      ...(next && { transition: next }),
    })),
    values: Object.fromEntries(scenes.map((scene) => [scene.id, scene.values])),
  }));

/** Any edit; whether it fits depends on the project. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('set-text' as const), sceneId: id, field, value: fc.option(text, { nil: null }) }),
  fc.record({ type: fc.constant('set-image' as const), sceneId: id, field, value: fc.option(id, { nil: null }) }),
  fc.record({ type: fc.constant('set-color' as const), sceneId: id, field, value: fc.option(color, { nil: null }) }),
  fc.record({ type: fc.constant('set-shot' as const), sceneId: id, field, value: fc.option(camera, { nil: null }) }),
  fc.record({
    type: fc.constant('set-background' as const),
    sceneId: id,
    value: fc.option(background, { nil: null }),
  }),
  fc.record({
    type: fc.constant('trim-background' as const),
    sceneId: id,
    trimStart: fc.nat(5),
    trimEnd: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    type: fc.constant('place-background' as const),
    sceneId: id,
    scale: fc.constantFrom(0.5, 1, 3, 9),
    positionX: fc.integer({ min: -80, max: 80 }),
    positionY: fc.integer({ min: -80, max: 80 }),
  }),
  fc.record({
    type: fc.constant('add-scene' as const),
    index: fc.nat(6),
    scene: fc.record({ id, templateId: id }),
    values,
  }),
  fc.record({ type: fc.constant('remove-scene' as const), sceneId: id }),
  fc.record({ type: fc.constant('duplicate-scene' as const), sceneId: id, copyId: id }),
  fc.record({ type: fc.constant('move-scene' as const), sceneId: id, toIndex: fc.nat(6) }),
  fc.record({ type: fc.constant('set-length' as const), sceneId: id, bars: bars.map((own) => own ?? null) }),
  fc.record({
    type: fc.constant('set-transition' as const),
    sceneId: id,
    transition: fc.option(transition, { nil: null }),
  }),
  fc.record({ type: fc.constant('set-ratio' as const), value: ratio }),
  fc.record({ type: fc.constant('set-font' as const), value: fc.constantFrom('Inter', null) }),
  fc.record({ type: fc.constant('set-language' as const), value: fc.constantFrom('tr', null) }),
  fc.record({ type: fc.constant('set-palette' as const), value: fc.array(color, { maxLength: 3 }) }),
  fc.record({ type: fc.constant('set-brand' as const), value: fc.option(id, { nil: null }) }),
  fc.record({
    type: fc.constant('set-music' as const),
    musicKitId: fc.option(id, { nil: null }),
    audio: fc.array(id, { maxLength: 4 }),
    ownMusic: fc.option(ownMusic, { nil: null }),
  }),
  fc.record({ type: fc.constant('rename' as const), value: text }),
);

/** Edits that fit, each for the project that the ones before it make. */
export function fitting(start: EditorProject, edits: readonly Edit[]): Edit[] {
  let current = start;
  return edits.filter((candidate) => {
    const next = applyEdit(current, candidate);
    current = next ?? current;
    return next !== undefined;
  });
}
