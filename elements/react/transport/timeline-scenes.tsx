import { memo } from 'react';

export interface TimelineScene {
  readonly id: number;
  readonly name: string;
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

export interface TimelineScenesProps {
  scenes: readonly TimelineScene[];
  durationSeconds: number;
  currentIndex: number;
}

/** The scenes as blocks of their length. Rendered when the scene changes, not with every frame. */
export const TimelineScenes = memo(function TimelineScenes(props: TimelineScenesProps) {
  const { scenes, durationSeconds, currentIndex } = props;
  const percent = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <div className="sr-timeline__scenes" aria-hidden>
      {scenes.map((scene, index) => (
        <span
          key={scene.id}
          className={index === currentIndex ? 'sr-timeline__scene sr-timeline__scene--current' : 'sr-timeline__scene'}
          style={{ left: percent(scene.startSeconds), width: percent(scene.durationSeconds) }}
        >
          {scene.name}
        </span>
      ))}
    </div>
  );
});
