import { describe, expect, it } from 'vitest';
import { EDIT_TYPES, type Edit, readEdit, serializeEdit } from '../../../sdk/project/edit';

const values = {
  texts: { headline: 'Sale' },
  images: { logo: 50 },
  colors: { accent: '#ff0000' },
  shots: {},
  background: { type: 'color', value: '#ffffff' },
} as const;
const ownMusic = { media: 60, start: 0, fadeIn: 0.5, fadeOut: 2 };

/** One edit of each type, and what each of its fields cannot be. */
const EDITS: readonly (readonly [Edit, Readonly<Record<string, readonly unknown[]>>])[] = [
  [
    { type: 'set-text', sceneId: 1, field: 'headline', value: 'Sale' },
    { sceneId: [0], field: ['', 3], value: [3] },
  ],
  [
    { type: 'set-image', sceneId: 1, field: 'logo', value: 50 },
    { sceneId: [-1], field: [null], value: [0, 1.5, '50'] },
  ],
  [
    { type: 'set-color', sceneId: 1, field: 'accent', value: '#ff0000' },
    { sceneId: ['1'], value: ['red', 3] },
  ],
  [
    { type: 'set-shot', sceneId: 1, field: 'photo', value: 'zoom-in' },
    { sceneId: [0], field: ['', 3], value: ['spin', 'toString', 3] },
  ],
  [
    { type: 'set-background', sceneId: 1, value: values.background },
    { sceneId: [0], value: ['#fff', { type: 'sound' }] },
  ],
  [
    { type: 'trim-background', sceneId: 1, trimStart: 0, trimEnd: 2.5 },
    { sceneId: [0], trimStart: ['0', null], trimEnd: ['2.5', null] },
  ],
  [
    { type: 'place-background', sceneId: 1, scale: 2, positionX: -10, positionY: 0 },
    { sceneId: [0], scale: ['2'], positionX: ['1'], positionY: [null] },
  ],
  [
    { type: 'add-scene', index: 0, scene: { id: 3, templateId: 11 }, values },
    {
      index: [-1, 0.5, '0'],
      scene: [null, { id: 3 }, { templateId: 11 }, { id: 0, templateId: 11 }],
      values: [
        'none',
        [],
        { ...values, texts: undefined },
        { ...values, texts: { headline: 3 } },
        { ...values, images: [50] },
        { ...values, images: { logo: '50' } },
        { ...values, colors: null },
        { ...values, colors: { accent: 'red' } },
        { ...values, background: undefined },
        { ...values, background: { type: 'sound' } },
      ],
    },
  ],
  [{ type: 'remove-scene', sceneId: 1 }, { sceneId: [0, null] }],
  [
    { type: 'duplicate-scene', sceneId: 1, copyId: 3 },
    { sceneId: [0], copyId: [0, '3'] },
  ],
  [
    { type: 'move-scene', sceneId: 1, toIndex: 0 },
    { sceneId: [0], toIndex: [-1, 1.5, '0'] },
  ],
  [
    { type: 'set-length', sceneId: 1, bars: 2.5 },
    { sceneId: [0], bars: [0, 0.25, 16.5, -1, '2', true] },
  ],
  [
    { type: 'set-transition', sceneId: 1, transition: { kind: 'push', frames: 12, direction: 'up' } },
    {
      sceneId: [0],
      transition: [
        'push',
        {},
        { kind: 'toString', frames: 12 },
        { kind: 'push' },
        { kind: 'push', frames: 3 },
        { kind: 'push', frames: 21 },
        { kind: 'push', frames: 7.5 },
        { kind: 'push', frames: 12, direction: 'in' },
      ],
    },
  ],
  [{ type: 'set-ratio', value: 'portrait' }, { value: ['wide', 'toString', 3] }],
  [{ type: 'set-font', value: 'Lora' }, { value: [3] }],
  [{ type: 'set-language', value: 'pt-BR' }, { value: [3] }],
  [{ type: 'set-palette', value: ['#ff0000', '#00ff00'] }, { value: ['#ff0000', ['#ff0000', 'red'], [3]] }],
  [{ type: 'set-brand', value: 9 }, { value: [0, '9'] }],
  [
    { type: 'set-music', musicKitId: 30, audio: [301, 302], ownMusic },
    {
      musicKitId: [0, '30'],
      audio: [301, [301, 0], ['301']],
      ownMusic: [
        'none',
        { ...ownMusic, media: 0 },
        { ...ownMusic, start: -1 },
        { ...ownMusic, start: undefined },
        { ...ownMusic, fadeIn: '0' },
        { ...ownMusic, fadeOut: null },
      ],
    },
  ],
  [{ type: 'rename', value: 'Launch' }, { value: [3, null] }],
];

describe.each(EDITS)('an edit that was written down: $type', (edit, wrong) => {
  it('is read as it was', () => {
    expect(readEdit(serializeEdit(edit))).toEqual(edit);
  });

  it('is not read with a field that it cannot have, or without one', () => {
    for (const [field, others] of Object.entries(wrong)) {
      for (const other of others) {
        const text = JSON.stringify({ ...edit, [field]: other });
        expect([text, readEdit(text)]).toEqual([text, undefined]);
      }
      if (field === 'ownMusic') continue; // projects of earlier versions have none
      const { [field]: _, ...rest } = { ...edit } as Record<string, unknown>;
      expect([field, readEdit(JSON.stringify(rest))]).toEqual([field, undefined]);
    }
  });
});

it('every type of edit is among them', () => {
  expect(EDITS.map(([{ type }]) => type)).toEqual(EDIT_TYPES);
});

it.each<Edit>([
  { type: 'set-text', sceneId: 1, field: 'headline', value: null },
  { type: 'set-background', sceneId: 1, value: null },
  { type: 'add-scene', index: 2, scene: { id: 3, templateId: 11 }, values: null },
  { type: 'set-font', value: null },
  { type: 'set-language', value: null },
  { type: 'set-music', musicKitId: null, audio: [], ownMusic: null },
])('nothing is a value where a field can be without one: %j', (edit) => {
  expect(readEdit(serializeEdit(edit))).toEqual(edit);
});

it.each(['', '{', '3', 'null', '[]', '{}', '{"type":3}', '{"type":null,"value":"a"}', '{"type":"toString"}'])(
  'nothing is read of %j',
  (text) => expect(readEdit(text)).toBeUndefined(),
);
