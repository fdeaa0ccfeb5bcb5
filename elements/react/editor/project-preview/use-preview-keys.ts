import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { type RefObject, useEffect } from 'react';
import type { PlaybackState } from '../stage/use-playback';

export interface PreviewKeysOptions {
  readonly playback: PlaybackState;
  readonly editor: EditorStore;
  readonly onFullscreen: () => void;
  readonly onBack: (() => void) | undefined;
  /** Keys go no further than this. Default: the whole page is listened to. */
  readonly within?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Space plays, J and L play backward and forward, K pauses, and F is full screen. Left and Right go by a second; with Shift they go by a scene, as Up and Down do. M
 * is silence, Escape goes back.
 */
export function usePreviewKeys({ playback, editor, onFullscreen, onBack, within }: PreviewKeysOptions): void {
  useEffect(() => {
    const scope = within?.current ?? document;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (within) event.stopPropagation();
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actionOf(event, playback, editor, onFullscreen, onBack);
      if (!act) return;
      event.preventDefault();
      act();
    };
    scope.addEventListener('keydown', onKey);
    return () => scope.removeEventListener('keydown', onKey);
  }, [playback, editor, onFullscreen, onBack, within]);
}

function actionOf(
  event: KeyboardEvent,
  playback: PlaybackState,
  editor: EditorStore,
  onFullscreen: () => void,
  onBack: (() => void) | undefined,
): (() => void) | undefined {
  const { key, shiftKey } = event;
  // the target itself may be inside of an element
  const [target] = event.composedPath();
  const isControl = target instanceof Element && target.matches('button, a');
  const isSlider = target instanceof Element && target.matches('input');
  if (key === ' ') return isControl ? undefined : playback.toggle;
  if (key === 'Escape') return onBack;
  const byLetter = letterActions(playback, onFullscreen)[key.toLowerCase()];
  if (byLetter) return event.repeat ? undefined : byLetter;
  if (isSlider && !shiftKey) return undefined;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const byScene = shiftKey || key === 'ArrowUp' || key === 'ArrowDown';
  return () => playback.seek(byScene ? sceneStart(playback, editor, direction) : secondOn(playback, editor, direction));
}

function letterActions(playback: PlaybackState, onFullscreen: () => void): Readonly<Record<string, () => void>> {
  return {
    f: onFullscreen,
    m: playback.toggleMute,
    j: () => playback.shuttle(-1),
    k: playback.pause,
    l: () => playback.shuttle(1),
  };
}

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

function secondOn(playback: PlaybackState, editor: EditorStore, bySeconds: number): number {
  return Math.min(editor.views.$duration.get(), Math.max(0, playback.$time.get() + bySeconds));
}

/** Start of the next scene, or of the one before the scene on show. */
function sceneStart(playback: PlaybackState, editor: EditorStore, direction: 1 | -1): number {
  const scenes = editor.views.$scenes.get();
  const current = scenes.findLastIndex(({ startSeconds }) => startSeconds <= playback.$time.get() + 1e-6);
  const target = scenes[Math.min(scenes.length - 1, Math.max(0, current + direction))];
  return target?.startSeconds ?? 0;
}
