/**
 * Stills of the scenes as a machine without timers (docs/rules/editor.md#preview-images). It receives requests and
 * answers, and says in which of the six states they leave the stills. Earlier stills stay until newer ones replace
 * them.
 */
import type { KeyframeState, KeyframeStill } from '../contract/export/render';

/** State of the preview images. `outdated`: the project was saved after they were painted. */
export type KeyframesStatus = 'not_requested' | 'requesting' | 'waiting_for_images' | 'ready' | 'error' | 'outdated';

export interface Keyframes {
  readonly status: KeyframesStatus;
  /** In the order of the scenes; new ones come one by one. */
  readonly stills: readonly KeyframeStill[];
  /** Failed step: asking for them, or painting them. */
  readonly failedAt: 'request' | 'generation' | null;
  /** The server is painting. Also while `outdated`: what was asked for before the save still comes. */
  readonly isPainting: boolean;
}

export const NO_KEYFRAMES: Keyframes = { status: 'not_requested', stills: [], failedAt: null, isPainting: false };

export function keyframesRequested(keyframes: Keyframes): Keyframes {
  return { ...keyframes, status: 'requesting', failedAt: null, isPainting: false };
}

/** The request did not get through, or the server refused it. */
export function keyframesRefused(keyframes: Keyframes): Keyframes {
  return { ...keyframes, status: 'error', failedAt: 'request', isPainting: false };
}

export interface KeyframesAnswer extends Pick<KeyframeState, 'projectRenderMedia'> {
  readonly status: string;
}

/**
 * Applies the server's answer about the stills; of an unknown status only whether it contains `error` may be relied on.
 */
export function keyframesAnswered(
  keyframes: Keyframes,
  { status, projectRenderMedia: stills }: KeyframesAnswer,
): Keyframes {
  if (status.includes('error')) return keyframesFailed({ ...keyframes, stills });
  const isPainting = status === 'processing';
  // A save that came while they were painted has made old what the server speaks of.
  const isOutdated = keyframes.status === 'outdated' && keyframes.isPainting;
  return { status: isOutdated ? 'outdated' : statusOf(status), stills, failedAt: null, isPainting };
}

/** They were being painted, and what became of them cannot be said. */
export function keyframesFailed(keyframes: Keyframes): Keyframes {
  return { ...keyframes, status: 'error', failedAt: 'generation', isPainting: false };
}

/** A save has reached the server. */
export function keyframesSaved(keyframes: Keyframes): Keyframes {
  const { status, stills } = keyframes;
  if (status === 'not_requested' || status === 'error') return keyframes;
  return { ...keyframes, status: 'outdated', stills: stills.map((still) => ({ ...still, isCurrent: false })) };
}

function statusOf(status: string): KeyframesStatus {
  if (status === 'not_requested' || status === 'ready' || status === 'outdated') return status;
  return 'waiting_for_images';
}
