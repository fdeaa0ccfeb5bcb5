import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useMemo } from 'react';
import type { PlaybackState } from '../editor-context/playback';
import { EditorPlayback } from './editor-playback';

export type { PlaybackState } from '../editor-context/playback';

/**
 * The player of an editor: painted while its stage is there, following the picture of the project. With `rests`, the
 * scene under a resting playhead is selected and shows its content. A screen that only plays leaves the playhead where
 * it is.
 */
export function usePlayback(editor: EditorStore, rests = false): PlaybackState {
  const playback = useMemo(() => new EditorPlayback(editor, rests), [editor, rests]);
  useEffect(() => playback.follow(), [playback]);
  return playback;
}
