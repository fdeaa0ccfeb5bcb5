import type { Watched } from '@spotreel/sdk/internal/stores';
import { type RefObject, useRef, useState } from 'react';
import { type Chapter, chapterAt } from './chapters';

/** Seconds from the start that are not worth continuing from. */
const BARELY_BEGUN = 3;

/** The video of a page, as its chapters and steps control it. */
export interface FilmPlayer {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** Place of the chapter that plays; -1 before the first one and before the video has begun. */
  readonly chapter: number;
  readonly isBroken: boolean;
  /** Plays from there, with the video in view. */
  readonly playFrom: (seconds: number) => void;
  readonly onTime: () => void;
  readonly onEnd: () => void;
  readonly onBroken: () => void;
}

/** `onWatched` hears how far the video is, about four times a second while it plays. */
export function useFilmPlayer(chapters: readonly Chapter[], onWatched: (watched: Watched) => void): FilmPlayer {
  const ref = useRef<HTMLVideoElement>(null);
  const [chapter, setChapter] = useState(-1);
  const [isBroken, setBroken] = useState(false);
  return {
    ref,
    chapter,
    isBroken,
    playFrom(seconds) {
      const video = ref.current;
      if (!video) return;
      video.currentTime = seconds;
      video.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
      // a browser that lets no page play leaves it to the person
      video.play().catch(() => {});
    },
    onTime() {
      const seconds = ref.current?.currentTime ?? 0;
      setChapter(chapterAt(chapters, seconds));
      if (seconds > BARELY_BEGUN) onWatched({ seconds: Math.floor(seconds), isOver: false });
    },
    onEnd: () => onWatched({ seconds: 0, isOver: true }),
    onBroken: () => setBroken(true),
  };
}
