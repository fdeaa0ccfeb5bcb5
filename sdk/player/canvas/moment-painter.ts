/** Paints a moment of a composition on a canvas: one scene, or two with the transition between them. */
import type { CanvasPool } from '../../painter/canvas-pool';
import { sceneDrawing } from '../../painter/scene-drawing';
import type { TransitionHost, TransitionPainter } from '../../painter/transitions/transition-painter';
import type { CompiledTransition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { ImageCache } from './image-cache';
import { drawScenePicture, type ScenePicture } from './scene-picture';

type Context = OffscreenCanvasRenderingContext2D;

export interface MomentPainterPorts {
  readonly pictures: ImageCache;
  readonly createPool: () => CanvasPool;
  readonly createContext: (width: number, height: number) => Context;
  /** Undefined while its code is not here: then scenes are cut to. */
  readonly openTransitions: (host: TransitionHost) => TransitionPainter | undefined;
}

/** A scene of a transition. */
export interface JoinedPicture extends ScenePicture {
  readonly animation: LottieAnimation;
}

export interface JoinedPictures {
  readonly leaving: JoinedPicture;
  readonly entering: JoinedPicture;
  readonly transition: CompiledTransition;
  /** More than 0 and less than 1. */
  readonly progress: number;
}

export class MomentPainter {
  readonly #ports: MomentPainterPorts;
  #opened: TransitionPainter | undefined;
  #pool: CanvasPool;

  constructor(ports: MomentPainterPorts) {
    this.#ports = ports;
    this.#pool = ports.createPool();
  }

  /** Size in px of the canvas. */
  resize(width: number, height: number): void {
    this.#pool.resize(width, height);
    this.#opened?.resize(width, height);
  }

  /** Over the whole canvas. */
  paint(context: Context, picture: ScenePicture): void {
    const { width, height } = context.canvas;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    this.#draw(context, picture);
  }

  get canJoin(): boolean {
    return this.#transitions !== undefined;
  }

  /** Over the whole canvas. Nothing while it cannot join. */
  paintTransition(context: Context, { leaving, entering, transition, progress }: JoinedPictures): void {
    const { width, height } = context.canvas;
    const transitions = this.#transitions;
    if (!transitions) return;
    transitions.resize(width, height);
    const canvases = transitions.open();
    this.#draw(canvases.leaving, leaving);
    this.#draw(canvases.entering, entering);
    const moment = { transition, progress, leaving: leaving.animation, entering: entering.animation };
    transitions.paint(context, moment);
  }

  /** An error while drawing leaves the states of the contexts as they were then. */
  startAnew(width: number, height: number): void {
    this.#pool = this.#ports.createPool();
    this.#pool.resize(width, height);
    this.close();
  }

  close(): void {
    this.#opened?.close();
  }

  get #transitions(): TransitionPainter | undefined {
    this.#opened ??= this.#ports.openTransitions({
      createContext: this.#ports.createContext,
      openDocument: (animation) => this.#openDocument(animation),
    });
    return this.#opened;
  }

  #draw(context: Context, picture: ScenePicture): void {
    const pictures = (address: string) => this.#ports.pictures.at(address) ?? undefined;
    drawScenePicture(context, picture, { pool: this.#pool, pictures });
  }

  #openDocument(animation: LottieAnimation): (context: Context, frame: number) => void {
    const drawing = sceneDrawing(animation, (address) => this.#ports.pictures.at(address) ?? undefined);
    return (context, frame) => {
      const { width, height } = context.canvas;
      context.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
      drawing.draw(context, frame, { pool: this.#pool });
    };
  }
}
