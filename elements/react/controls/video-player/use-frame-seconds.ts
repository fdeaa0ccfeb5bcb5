import { useEffect, useState } from 'react';
import type { VideoPlayback } from './use-player';

/** The position of a video, with each frame while it plays, and a way to show another one at once. */
export function useFrameSeconds({ video, state: { isPlaying } }: Pick<VideoPlayback, 'video' | 'state'>) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const show = () => setSeconds(element.currentTime);
    element.addEventListener('timeupdate', show);
    element.addEventListener('seeking', show);
    return () => {
      element.removeEventListener('timeupdate', show);
      element.removeEventListener('seeking', show);
    };
  }, [video]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const next = () => {
      if (video.current) setSeconds(video.current.currentTime);
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [video, isPlaying]);
  return [seconds, setSeconds] as const;
}
