/** Kinds of jobs that render stills and videos of projects. */
import { jobKind } from '../../platform/jobs/job-kind';
import { PRIORITY } from '../../platform/jobs/priority';

/** Queue of the painters. */
const painted = { queue: 'paint', isOfVideo: true };

/** Only machines with a Blender serve this queue, so that its minutes delay no other video. */
const ofBlender = { queue: 'blender', isOfVideo: true };

const { awaitedStill, renderEnd, renderBegun, asked, background } = PRIORITY;

export const keyframesKind = jobKind('keyframes', { ...painted, priority: awaitedStill, isDebounced: true });
export const posterKind = jobKind('poster', { ...painted, priority: background, isDebounced: true });
export const blenderKeyframesKind = jobKind('blender-keyframes', {
  ...ofBlender,
  priority: awaitedStill,
  isDebounced: true,
});
export const blenderPosterKind = jobKind('blender-poster', { ...ofBlender, priority: background, isDebounced: true });

export const renderPrepareKind = jobKind('render-prepare', { ...painted, priority: asked });
export const renderSegmentKind = jobKind('render-segment', { ...painted, priority: renderBegun });
export const renderAssembleKind = jobKind('render-assemble', { ...painted, priority: renderEnd });
export const renderBlenderSegmentKind = jobKind('render-blender-segment', { ...ofBlender, priority: renderBegun });
export const renderBlenderAssembleKind = jobKind('render-blender-assemble', { ...ofBlender, priority: renderEnd });

/** Kinds whose subject is a project. */
export const stillKinds = [keyframesKind, posterKind, blenderKeyframesKind, blenderPosterKind];

/** Kinds whose subject is a render. */
export const renderKinds = [
  renderPrepareKind,
  renderSegmentKind,
  renderAssembleKind,
  renderBlenderSegmentKind,
  renderBlenderAssembleKind,
];
