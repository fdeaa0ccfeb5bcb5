/** Paints transitions on a canvas of the host: a browser's, or Node's. */
import type { CompiledTransition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import { paintTransition } from './paint-transition';
import { sharedPictureOf } from './shared-picture';
import type { StyleWipe, TransitionContext } from './transition-pictures';

/** A moment in which two scenes are seen. Both are on the painter's canvases. */
export interface TransitionMoment {
  readonly transition: CompiledTransition;
  /** From 0, where the leaving scene alone is seen, to 1. */
  readonly progress: number;
  readonly leaving: LottieAnimation;
  readonly entering: LottieAnimation;
}

export interface TransitionHost {
  /** An empty canvas of a size in px. */
  readonly createContext: (width: number, height: number) => TransitionContext;
  /** Prepares a document: the result draws one of its frames over a whole canvas. */
  readonly openDocument: (animation: LottieAnimation) => (context: TransitionContext, frame: number) => void;
}

/** Painter of transitions with canvases of its host, which it keeps from frame to frame. */
export class TransitionPainter {
  readonly #host: TransitionHost;
  /** By what it is for. Made when they are needed. */
  readonly #contexts = new Map<string, TransitionContext>();
  readonly #wipes = new WeakMap<LottieAnimation, (progress: number) => StyleWipe>();
  #width = 0;
  #height = 0;

  constructor(host: TransitionHost) {
    this.#host = host;
  }

  /** Size in px of the picture. */
  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.close();
    this.#width = width;
    this.#height = height;
  }

  /** Empty canvases for the pictures of the two scenes. */
  open(): { readonly leaving: TransitionContext; readonly entering: TransitionContext } {
    return { leaving: this.#empty('leaving'), entering: this.#empty('entering') };
  }

  /** Paints over the whole canvas, out of what was drawn on the canvases of `open`. */
  paint(context: TransitionContext, { transition, progress, leaving, entering }: TransitionMoment): void {
    const { kind } = transition;
    paintTransition(context, transition, progress, {
      leaving: this.#canvas('leaving').canvas,
      entering: this.#canvas('entering').canvas,
      width: this.#width,
      height: this.#height,
      scratch: () => this.#empty('scratch'),
      wipe: kind === 'style' ? this.#wipeOf(leaving)?.(progress) : undefined,
      shared: kind === 'match' ? sharedPictureOf(leaving, entering) : undefined,
    });
  }

  /** Gives the memory of its canvases back. They are made again when they are needed. */
  close(): void {
    for (const { canvas } of this.#contexts.values()) Object.assign(canvas, { width: 0, height: 0 });
    this.#contexts.clear();
  }

  #canvas(name: string): TransitionContext {
    const known = this.#contexts.get(name);
    if (known) return known;
    const context = this.#host.createContext(this.#width, this.#height);
    this.#contexts.set(name, context);
    return context;
  }

  #empty(name: string): TransitionContext {
    const context = this.#canvas(name);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, this.#width, this.#height);
    return context;
  }

  #wipeOf(animation: LottieAnimation): ((progress: number) => StyleWipe) | undefined {
    const { leavingWipe } = animation;
    if (!leavingWipe) return undefined;
    const known = this.#wipes.get(animation) ?? this.#openWipe(animation, leavingWipe);
    this.#wipes.set(animation, known);
    return known;
  }

  /** A wipe of any length takes as long as the transition. */
  #openWipe(
    animation: LottieAnimation,
    { ahead, cover }: NonNullable<LottieAnimation['leavingWipe']>,
  ): (progress: number) => StyleWipe {
    const drawAhead = this.#host.openDocument({ ...animation, layers: [...ahead] });
    const drawCover = this.#host.openDocument({ ...animation, layers: [...cover] });
    const start = Math.min(...[...ahead, ...cover].map(({ ip }) => Math.max(0, ip)));
    return (progress) => {
      const frame = start + progress * (animation.op - 1 - start);
      return { paintAhead: (context) => drawAhead(context, frame), paintCover: (context) => drawCover(context, frame) };
    };
  }
}
