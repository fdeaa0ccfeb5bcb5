import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../foundation/styles/reduced-motion';
import { useEditor } from '../editor-context/editor-context';
import type { PlaybackState } from '../editor-context/playback';

/**
 * Plays from the first frame as soon as there is a picture, and returns true until it plays. False where nothing plays by
 * itself: an image, an empty or failed video, and a user who asked for less motion.
 */
export function useAutoplay(playback: PlaybackState): boolean {
  const { picture, environment, views } = useEditor();
  const hasPicture = useStore(picture.$hasPicture);
  const isPlaying = useStore(playback.$isPlaying);
  const isVideo = useStore(environment.$kind) === 'video';
  const isEmpty = useStore(views.$duration) === 0;
  const hasFailed = useStore(picture.$failure) !== null;
  const [isStarted, setStarted] = useState(false);
  const mayStart = isVideo && !isEmpty && !hasFailed && !prefersReducedMotion();
  if (isPlaying && !isStarted) setStarted(true);
  useEffect(() => {
    if (hasPicture && mayStart) playback.play();
  }, [playback, hasPicture, mayStart]);
  return mayStart && !isStarted;
}
