import type { ReadableAtom } from 'nanostores';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useEachTime } from './use-each-time';
import { useWidth } from './use-width';

export interface TimelineScene {
  readonly id: number;
  readonly name: string;
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

export interface TimelineScenesProps {
  /** Seconds. */
  $time: ReadableAtom<number>;
  scenes: readonly TimelineScene[];
  durationSeconds: number;
}

/** An attribute, not a class: React writes the whole of a class anew when a block gets its name. */
const CURRENT = 'data-current';
/** A narrower block has no room for a word: it would only be cut off, which costs each frame of a drag a clip. */
const NAMED_PX = 40;

/** Position of the scene at a time; -1 without scenes. */
export function timelineIndexAt(scenes: readonly TimelineScene[], seconds: number): number {
  return scenes.findLastIndex(({ startSeconds }) => startSeconds <= seconds + 1e-6);
}

/** The scenes as blocks of their length; the one on show is marked apart from React. */
export const TimelineScenes = memo(function TimelineScenes({ $time, scenes, durationSeconds }: TimelineScenesProps) {
  const list = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(list);
  const marked = useRef<Element>(undefined);
  const mark = useCallback(
    (seconds: number) => {
      const block = list.current?.children[timelineIndexAt(scenes, seconds)];
      if (block === marked.current) return;
      marked.current?.removeAttribute(CURRENT);
      block?.setAttribute(CURRENT, '');
      marked.current = block;
    },
    [scenes],
  );
  useEachTime($time, mark);
  // a block that gets room for its name is given its classes anew
  useLayoutEffect(() => marked.current?.classList.add(CURRENT));
  const percent = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <div ref={list} className="sr-timeline__scenes" aria-hidden>
      {scenes.map(({ id, name, startSeconds, durationSeconds: length }) => {
        const isNamed = (length / durationSeconds) * widthPx >= NAMED_PX;
        return (
          <span
            key={id}
            title={name}
            className={isNamed ? 'sr-timeline__scene sr-timeline__scene--named' : 'sr-timeline__scene'}
            style={{ left: percent(startSeconds), width: percent(length) }}
          >
            {isNamed && name}
          </span>
        );
      })}
    </div>
  );
});
