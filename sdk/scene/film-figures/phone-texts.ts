/** Texts of a scene on a phone. The video is as wide as the screen; an upright one lies under the buttons of an app. */
import type { LottieAnimation } from '../lottie';
import { type RestingText, restingAreas } from '../scrims/resting-areas';

/** CSS px: the width of common phones. */
const PHONE_WIDTH_PX = 375;

/** Shares of an upright video that apps cover: account and caption below, tabs above, buttons at the right of the lower half. */
const COVERED = { bottom: 0.18, top: 0.08, right: 0.11 } as const;
/** The area of a line has room around its letters: a smaller share of their size lies under nothing. */
const LEAST_OVERLAP = 0.25;

/** A text in CSS px of a phone. */
export interface PhoneText {
  /** innerReference. */
  readonly field: string;
  /** Size of the type. */
  readonly sizePx: number;
  /** True: buttons of the app cover a part of it. Only of upright videos. */
  readonly isUnderButtons: boolean;
}

type Canvas = Pick<LottieAnimation, 'w' | 'h'>;

/** One entry for each text that has letters. A field on several layers is as small as the smallest. */
export function phoneTexts(animation: LottieAnimation): PhoneText[] {
  return [...restingAreas(animation).texts].flatMap(([field, all]): PhoneText[] => {
    const texts = all.filter(({ area, sizePx }) => area.width > 0 && sizePx > 0);
    if (texts.length === 0) return [];
    const sizePx = (Math.min(...texts.map((text) => text.sizePx)) * PHONE_WIDTH_PX) / animation.w;
    const isUnderButtons = isUpright(animation) && texts.some((text) => isCovered(text, animation));
    return [{ field, sizePx, isUnderButtons }];
  });
}

function isUpright({ w, h }: Canvas): boolean {
  return h > w;
}

function isCovered({ area, sizePx }: RestingText, { w, h }: Canvas): boolean {
  const slack = sizePx * LEAST_OVERLAP;
  const top = area.y + slack;
  const bottom = area.y + area.height - slack;
  const isBeside = area.x + area.width - slack > w * (1 - COVERED.right) && bottom > h / 2;
  return top < h * COVERED.top || bottom > h * (1 - COVERED.bottom) || isBeside;
}
