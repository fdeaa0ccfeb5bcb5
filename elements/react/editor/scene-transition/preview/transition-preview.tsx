import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../foundation/styles/reduced-motion';
import { previewProgress, ROUND_MS } from './preview-progress';
import type { PaintedKind, TransitionDirection, TransitionPaint } from './transition-paint';

export interface TransitionPreviewProps {
  kind: PaintedKind;
  direction: TransitionDirection;
  /** It plays, unless motion is to be reduced. */
  isActive: boolean;
  paint: TransitionPaint;
}

/** It comes to rest after so many rounds: what moves beside a choice for long is a burden. */
const ROUNDS = 3;
/** The eye cannot resolve more pixels on a tile. */
const MOST_PIXEL_RATIO = 2;
const MIDDLE = 0.5;

/** A small moving picture of a kind of transition: its middle at rest. Painted only while it is in view. */
export function TransitionPreview({ kind, direction, isActive, paint }: TransitionPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isVisible = useVisible(canvas);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!isVisible || !element || !context) return;
    fit(element);
    const show = (progress: number) => paint(context, kind, direction, progress);
    show(MIDDLE);
    if (!isActive || prefersReducedMotion()) return;
    return play(show);
  }, [isVisible, isActive, kind, direction, paint]);

  return <canvas ref={canvas} aria-hidden className="sr-transition-preview" />;
}

function useVisible(canvas: RefObject<HTMLCanvasElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return isVisible;
}

function fit(canvas: HTMLCanvasElement): void {
  const ratio = Math.min(MOST_PIXEL_RATIO, devicePixelRatio);
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
}

/** Answers what stops it. */
function play(show: (progress: number) => void): () => void {
  let request = 0;
  let beganAt: number | undefined;
  const frame = (nowMs: number) => {
    beganAt ??= nowMs;
    const elapsedMs = nowMs - beganAt;
    const isOver = elapsedMs >= ROUNDS * ROUND_MS;
    show(isOver ? MIDDLE : previewProgress(elapsedMs));
    if (!isOver) request = requestAnimationFrame(frame);
  };
  request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}
