import { LengthsOnTimeline } from './lengths-on-timeline';
import { TransitionsOnTimeline } from './transitions-on-timeline';

/** Handles for lengths, and marks of transitions, over the scenes of the timeline. */
export function TimelineHandles() {
  return (
    <>
      <LengthsOnTimeline />
      <TransitionsOnTimeline />
    </>
  );
}
