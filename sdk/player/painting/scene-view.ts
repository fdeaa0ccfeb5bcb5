/** A scene on the stage: its background and its animation. */
import { isSpotreelError, messageOf, SpotreelError } from '../../base/errors';
import type { CompiledScene } from '../../scene/composition';
import type { Size } from '../../scene/cover';
import type { LottieAnimation } from '../../scene/lottie';
import { BackgroundView, type BackgroundViewOptions } from '../background/background-view';
import type { FieldBox, FieldLayer } from '../field-box';
import type { Pace } from '../pace';
import { secondsAt } from '../timeline';
import { coverElement } from './cover-element';
import type { LottieModule } from './lottie-internals';
import { createLottiePainter, type LottiePainter } from './lottie-painter';

/** After this long a scene is shown although a picture is missing. */
const PATIENCE_MS = 2000;
/**
 * Off the stage a scene has no size: it stays styled, and the browser does not paint it. Other ways to hide it take
 * twice as long when it is shown. These are properties that its shapes inherit, and properties that prevent styling or
 * layout.
 */
const ON_STAGE = { inset: '0', width: '', height: '', contentVisibility: '' };
const OFF_STAGE = { inset: '0 auto auto 0', width: '0', height: '0' };

export class SceneView {
  readonly element = coverElement();
  readonly #lottie: LottieModule;
  readonly #onError: (error: SpotreelError) => void;
  readonly #background: BackgroundView;
  #animation: LottieAnimation | undefined;
  #painter: LottiePainter | undefined;
  /** Takes over when its pictures are there. */
  #successor: LottiePainter | undefined;
  #frame = 0;

  constructor(lottie: LottieModule, options: BackgroundViewOptions) {
    this.#lottie = lottie;
    this.#onError = options.onError;
    this.#background = new BackgroundView(options);
    this.element.append(this.#background.element);
  }

  /** Settles when everything that the scene shows is there, or took too long. */
  get whenLoaded(): Promise<unknown> {
    const painter = this.#successor ?? this.#painter;
    return inTime(Promise.all([this.#background.whenLoaded, painter?.whenLoaded]));
  }

  /** Whether all that it has been given is on show. */
  get isComplete(): boolean {
    return this.#successor === undefined;
  }

  update({ background, animation }: Pick<CompiledScene, 'background' | 'animation'>, canvas: Size): void {
    this.#background.update(background, canvas);
    if (animation === this.#animation) return;
    this.#animation = animation;
    this.#dropSuccessor();
    if (!this.#painter?.adopt(animation)) this.#rebuild(animation);
  }

  show(frame: number, pace: Pace): void {
    this.#frame = frame;
    this.#background.show(secondsAt(frame), pace);
    this.#painter?.show(frame);
  }

  /** Where its fields are in the window, from back to front. */
  fields(): Omit<FieldBox, 'ingredientId'>[] {
    const { w, h } = this.#animation ?? { w: 1, h: 1 };
    const frame = this.element.getBoundingClientRect();
    const scaleX = frame.width / w;
    const scaleY = frame.height / h;
    const inWindow = ({ index, matrix: [a, b, c, d, e, f] }: FieldLayer): FieldLayer => ({
      index,
      matrix: [a * scaleX, b * scaleY, c * scaleX, d * scaleY, frame.left + e * scaleX, frame.top + f * scaleY],
    });
    return (this.#painter?.fields() ?? []).map(({ field, kind, left, top, right, bottom, layer }) => ({
      field,
      kind,
      left: frame.left + left * scaleX,
      top: frame.top + top * scaleY,
      width: (right - left) * scaleX,
      height: (bottom - top) * scaleY,
      layer: layer && inWindow(layer),
    }));
  }

  /** Its video pauses; nothing is painted. */
  stop(): void {
    this.#background.show(secondsAt(this.#frame), 'moving');
  }

  /** Opens its video; a scene that is not active shows a still instead. */
  activate(): void {
    this.#background.activate();
  }

  deactivate(): void {
    this.#background.deactivate();
  }

  /** Present by default. */
  setOnStage(isOnStage: boolean): void {
    Object.assign(this.element.style, isOnStage ? ON_STAGE : OFF_STAGE);
  }

  /**
   * Draws ahead, off the stage: the first time takes longest. At its fullest frame that is most. The browser is kept from what
   * it would add to the next frame for it, until the scene comes on or is made ready.
   */
  prebuild(frame: number): void {
    this.show(frame, 'moving');
    this.element.getBoundingClientRect();
    this.element.style.contentVisibility = 'hidden';
  }

  /** To come on within a frame; whether there was anything to do. */
  makeReady(): boolean {
    const isNew = this.element.style.contentVisibility === 'hidden';
    if (isNew) {
      this.element.style.contentVisibility = '';
      this.element.getBoundingClientRect();
    }
    return isNew;
  }

  destroy(): void {
    this.#dropSuccessor();
    this.#painter?.destroy();
    this.#background.destroy();
    this.element.remove();
  }

  /** The old instance stays on show until the new one is complete; both change places within one frame. */
  #rebuild(animation: LottieAnimation): void {
    const painter = this.#create(animation);
    if (!painter || !this.#painter) {
      this.#takeOver(painter);
      return;
    }
    painter.element.style.visibility = 'hidden';
    this.element.append(painter.element);
    painter.show(this.#frame);
    this.#successor = painter;
    const takeOver = () => {
      if (this.#successor === painter) this.#takeOver(painter);
    };
    if (painter.hasPictures) void inTime(painter.whenLoaded).then(takeOver);
    else takeOver();
  }

  #takeOver(painter: LottiePainter | undefined): void {
    const old = this.#painter;
    this.#successor = undefined;
    this.#painter = painter;
    if (painter) {
      this.element.append(painter.element);
      painter.element.style.visibility = '';
      painter.show(this.#frame);
    }
    old?.destroy();
  }

  #create(animation: LottieAnimation): LottiePainter | undefined {
    try {
      return createLottiePainter(this.#lottie, animation);
    } catch (thrown) {
      this.#onError(isSpotreelError(thrown) ? thrown : new SpotreelError('template_invalid', messageOf(thrown)));
      return undefined;
    }
  }

  #dropSuccessor(): void {
    this.#successor?.destroy();
    this.#successor = undefined;
  }
}

function inTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
