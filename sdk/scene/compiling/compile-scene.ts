/**
 * Writes what the user chose into a scene template. The result holds shapes, solids, pictures and precomps only, so that
 * every painter draws it alike and none needs a font.
 */
import type { HexColor } from '../../base/color';
import type { CameraMove } from '../../contract/project/shot';
import { assertCompilable } from '../check/check-template';
import type { BackgroundPlacement, CompiledBackground, MediaSource, SceneNotice } from '../composition';
import { layersOf } from '../documents/layer-tree';
import { readsFromRight, rightToLeftLayout } from '../documents/mirrored-layout';
import type { LottieAnimation } from '../lottie';
import { movingBackdrop } from '../pictures/backdrop-picture';
import { coverPlacement } from '../pictures/cover';
import { compileImageSlots, type SlotContent } from '../pictures/image-slots';
import { type AnimationPlacer, type Animations, createAnimationPlacer } from '../pictures/placed-animation';
import { addScrims } from '../scrims/add-scrims';
import { SceneMemory } from '../text-layers/scene-memory';
import { compileTextLayers } from '../text-layers/text-layers';
import { textStyle } from '../text-layers/text-style';
import type { TextShaper, TextStyle } from '../text-shaper';
import { timedDocument } from '../transitions/early-start';
import { joinedDocument, type SceneJoins } from '../transitions/joined-document';
import { compileColorSlots } from './color-slots';

export interface FieldBinding {
  readonly innerReference: string;
  /** Slot ids of the Lottie document that show it. */
  readonly targets: readonly string[];
}

/** A Lottie document and the fields that are written into it. */
export interface SceneTemplate {
  readonly animation: LottieAnimation;
  readonly fields: {
    readonly texts: readonly FieldBinding[];
    readonly images: readonly FieldBinding[];
    readonly colors: readonly FieldBinding[];
  };
  /** Documents of the animations that the content shows, by their `src`; one that is not here shows nothing. */
  readonly animations?: Animations | undefined;
}

/** A media file behind a scene, and how it is placed. */
export type Backdrop = BackgroundPlacement & {
  readonly media: MediaSource;
  /** Movement of the camera over a picture; nothing for an animation. */
  readonly camera?: CameraMove | undefined;
};

/** Values by innerReference; an absent text or color is the template's own, an absent picture shows nothing. */
export interface SceneContent {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, MediaSource>>;
  readonly colors: Readonly<Record<string, HexColor>>;
  /** Movements of the camera over pictures, by innerReference. Absent: all rest. */
  readonly shots?: Readonly<Record<string, CameraMove>> | undefined;
  /** An animation, or a picture over which the camera moves: behind everything, over the scene's background. */
  readonly backdrop?: Backdrop | undefined;
  /** Background that painters show behind the scene: texts on it may need a scrim. Absent: nothing. */
  readonly background?: CompiledBackground | undefined;
  /** Replaces `displayFont`, or the families of all texts where that is absent. */
  readonly fontFamily?: string | undefined;
  /** The family of the template's headlines. */
  readonly displayFont?: string | undefined;
  /** Hints on the texts' language beside their letters: BCP 47, the most telling first. */
  readonly languages?: readonly string[] | undefined;
  /** Length of the scene, frames. Default: that of the document. */
  readonly frames?: number | undefined;
  /** Sides on which a transition takes the place of the document's own wipe. Absent: none. */
  readonly joins?: SceneJoins | undefined;
  /** Fields whose text is still the template's own: in the template's language, not in `languages`. */
  readonly sampleTexts?: readonly string[] | undefined;
}

/** Every animation that the content shows, each as often as it does. */
export function animationsOf({ images, backdrop }: Pick<SceneContent, 'images' | 'backdrop'>): readonly MediaSource[] {
  const shown = backdrop ? [...Object.values(images), backdrop.media] : Object.values(images);
  return shown.filter(({ isAnimation }) => isAnimation);
}

/** A Lottie document without texts and slots, and what the user should know about it. */
export interface CompiledAnimation {
  readonly animation: LottieAnimation;
  readonly notices: readonly SceneNotice[];
}

/**
 * Call `shaper.prepare(textsOf(…))` first. Never changes the template. With `memory`, of this scene alone, only what has changed is
 * done again; the result is the same.
 * @throws SpotreelError `template_invalid` for a document that does not hold together
 */
export function compileScene(
  template: SceneTemplate,
  content: SceneContent,
  shaper: TextShaper,
  memory = new SceneMemory(),
): CompiledAnimation {
  assertCompilable(template.animation);
  const { texts, images } = template.fields;
  const notices = new Map<string, SceneNotice>();
  const fieldOfText = fieldsBySlot(texts);
  const notice = ({ code, letters }: Pick<SceneNotice, 'code' | 'letters'>, field: string | undefined) =>
    notices.set(`${code} ${field}`, { code, ...(field !== undefined && { field }), ...(letters && { letters }) });

  const laidOut = laidOutDocument(template, content, memory);
  const lettered = compileTextLayers(
    laidOut,
    {
      fontFamily: content.fontFamily,
      displayFont: content.displayFont,
      languagesOf: languagesBySlot(texts, content),
      textOf: valueBySlot(texts, content.texts),
      fieldOf: (slot) => fieldOfText.get(slot),
      onNotice: ({ slot, ...found }) => notice(found, fieldOfText.get(slot)),
    },
    shaper,
    memory,
  );
  const placer = createAnimationPlacer(template.animations ?? {}, lettered.op);
  for (const { innerReference } of images)
    if (!content.images[innerReference]) notice({ code: 'image_missing' }, innerReference);
  const pictured = compileImageSlots(lettered, slotContent(template, content), placer);
  const scrimmed = withScrims(withoutMarks(pictured), template.animation, content);
  const animation = joinedDocument(scrimmed, content.joins);
  return { animation: withAnimations(animation, content, placer), notices: [...notices.values()] };
}

function slotContent({ fields: { images } }: SceneTemplate, content: SceneContent): SlotContent {
  const fields = fieldsBySlot(images);
  return {
    imageOf: valueBySlot(images, content.images),
    moveOf: valueBySlot(images, content.shots ?? {}),
    fieldOf: (slot) => fields.get(slot),
  };
}

/** Painters get no marks of the document. */
function withoutMarks({
  slots: _slots,
  markers: _markers,
  rightToLeft: _rightToLeft,
  textsOnPictures: _textsOnPictures,
  ...animation
}: LottieAnimation): LottieAnimation {
  return animation as LottieAnimation;
}

function withScrims(
  animation: LottieAnimation,
  { textsOnPictures }: LottieAnimation,
  { images, shots, colors, backdrop, background }: SceneContent,
): LottieAnimation {
  if (!textsOnPictures) return animation;
  const file = background && background.type !== 'color' ? background : null;
  const backgroundColor = background?.type === 'color' ? background.color : undefined;
  return addScrims(animation, textsOnPictures, { images, shots, colors, behind: backdrop ?? file, backgroundColor });
}

/** The document as long as the scene, in the user's colors, laid out for the direction of the user's words. */
function laidOutDocument(template: SceneTemplate, content: SceneContent, memory: SceneMemory): LottieAnimation {
  const { animation } = template;
  const { frames = animation.op, joins } = content;
  const { colors } = template.fields;
  const timed = memory.document('length', animation, [frames, joins], () =>
    timedDocument(animation, { frames, joins }),
  );
  const colored = memory.document('colors', timed, [colors, content.colors], () =>
    compileColorSlots(timed, valueBySlot(colors, content.colors)),
  );
  const isFromRight = readsFromRight(textsOf(template, content).map(({ text }) => text));
  return memory.document('layout', colored, isFromRight, () => (isFromRight ? rightToLeftLayout(colored) : colored));
}

function withAnimations(
  animation: LottieAnimation,
  { backdrop }: SceneContent,
  placer: AnimationPlacer,
): LottieAnimation {
  const canvas = { widthPx: animation.w, heightPx: animation.h };
  const { camera } = backdrop ?? {};
  if (backdrop && camera) {
    const { asset, layer } = movingBackdrop({ ...backdrop, camera }, canvas, animation.op);
    return {
      ...animation,
      layers: [...animation.layers, layer],
      assets: [...animation.assets, ...placer.assets, asset],
    };
  }
  const behind = backdrop ? placer.place(backdrop.media, coverPlacement(backdrop.media, canvas, backdrop)) : [];
  if (placer.assets.length === 0) return animation;
  return {
    ...animation,
    layers: [...animation.layers, ...behind],
    assets: [...animation.assets, ...placer.assets],
  };
}

/**
 * Every text that the scene will show, with the font it is set in.
 * @throws SpotreelError `template_invalid` for a document that does not hold together
 */
export function textsOf(template: SceneTemplate, content: SceneContent): { text: string; style: TextStyle }[] {
  assertCompilable(template.animation);
  const textOf = valueBySlot(template.fields.texts, content.texts);
  const languagesOf = languagesBySlot(template.fields.texts, content);
  const fonts = template.animation.fonts?.list ?? [];
  return layersOf(template.animation).flatMap(({ t }) =>
    (t?.d.k ?? []).map(({ s }) => {
      const text = (t?.d.sid && textOf(t.d.sid)) ?? s.t;
      return { text, style: textStyle({ ...s, t: text }, fonts, { ...content, languages: languagesOf(t?.d.sid) }) };
    }),
  );
}

function languagesBySlot(
  fields: readonly FieldBinding[],
  { languages = [], sampleTexts = [] }: SceneContent,
): (slot: string | undefined) => readonly string[] {
  const fieldOf = fieldsBySlot(fields);
  const samples = new Set(sampleTexts);
  return (slot) => {
    const field = slot === undefined ? undefined : fieldOf.get(slot);
    return field === undefined || samples.has(field) ? [] : languages;
  };
}

function fieldsBySlot(fields: readonly FieldBinding[]): Map<string, string> {
  return new Map(
    fields.flatMap(({ innerReference, targets }) => targets.map((slot) => [slot, innerReference] as const)),
  );
}

function valueBySlot<Value>(fields: readonly FieldBinding[], values: Readonly<Record<string, Value>>) {
  const bySlot = fieldsBySlot(fields);
  return (slot: string): Value | undefined => {
    const field = bySlot.get(slot);
    return field === undefined ? undefined : values[field];
  };
}
