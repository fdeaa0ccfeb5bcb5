import type { Transition } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';

type Kind = Transition['kind'];

const kindNames = {
  style: 'sceneTransition.kindStyle',
  cut: 'sceneTransition.kindCut',
  fade: 'sceneTransition.kindFade',
  push: 'sceneTransition.kindPush',
  slide: 'sceneTransition.kindSlide',
  cover: 'sceneTransition.kindCover',
  whip: 'sceneTransition.kindWhip',
  zoom: 'sceneTransition.kindZoom',
  wipe: 'sceneTransition.kindWipe',
  circle: 'sceneTransition.kindCircle',
  diamond: 'sceneTransition.kindDiamond',
  clock: 'sceneTransition.kindClock',
  blinds: 'sceneTransition.kindBlinds',
  luma: 'sceneTransition.kindLuma',
  leak: 'sceneTransition.kindLeak',
  split: 'sceneTransition.kindSplit',
  color: 'sceneTransition.kindColor',
  match: 'sceneTransition.kindMatch',
} as const satisfies Record<Kind, string>;

/** Name of a kind. Null: as the templates of both scenes draw it. */
export function transitionName(kind: Kind | null, t: Translator): string {
  return t(kind === null ? 'sceneTransition.inTemplate' : kindNames[kind]);
}

/** 'Push · 0.4 s'; the name alone where nothing lasts. */
export function transitionText(transition: Transition | null, t: Translator): string {
  const name = transitionName(transition?.kind ?? null, t);
  if (!transition || transition.kind === 'cut') return name;
  return t('sceneTransition.value', { name, seconds: secondsText(transition.frames, t) });
}

/** Length of a transition with one decimal. */
export function secondsText(frames: number, t: Translator): string {
  return t('editor.seconds', { count: Math.round(secondsOfTransition(frames) * 10) / 10 });
}

export function secondsOfTransition(frames: number): number {
  return frames / FRAMES_PER_SECOND;
}
