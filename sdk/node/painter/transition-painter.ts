/** Paints transitions on canvases of Node. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type TransitionMoment, TransitionPainter } from '../../painter/transitions/transition-painter';
import type { TransitionContext } from '../../painter/transitions/transition-pictures';
import { openScenePainter } from './scene-painter';

/** Transitions of one size. Both scenes are painted on its canvases first. */
export interface NodeTransitionPainter {
  /** Empty canvases for the pictures of the two scenes: the same ones each time. */
  open(): { readonly leaving: SKRSContext2D; readonly entering: SKRSContext2D };
  /** Paints over the whole canvas, out of what was painted on those of `open`. */
  paint(context: SKRSContext2D, moment: TransitionMoment): void;
  /** Gives the memory of its canvases back. */
  close(): void;
}

/** Size in px of the picture. */
export function openTransitionPainter(widthPx: number, heightPx: number): NodeTransitionPainter {
  const painter = new TransitionPainter({
    createContext: (width, height) => asTransition(createCanvas(width, height).getContext('2d')),
    openDocument: (animation) => {
      const opened = openScenePainter(animation, () => undefined);
      return (context, frame) => opened.paint(asNode(context), frame);
    },
  });
  painter.resize(widthPx, heightPx);
  return {
    open() {
      const { leaving, entering } = painter.open();
      return { leaving: asNode(leaving), entering: asNode(entering) };
    },
    paint: (context, moment) => painter.paint(asTransition(context), moment),
    close: () => painter.close(),
  };
}

/** Node's context has all that a transition is painted with. */
function asTransition(context: SKRSContext2D): TransitionContext {
  return context as unknown as TransitionContext;
}

function asNode(context: TransitionContext): SKRSContext2D {
  return context as unknown as SKRSContext2D;
}
