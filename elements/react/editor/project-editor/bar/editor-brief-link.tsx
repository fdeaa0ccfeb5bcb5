import { Suspense } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import type { EditorBriefLinkProps } from './brief-of-video';

const BriefOfVideo = lazyPart(() => import('./brief-of-video').then((module) => ({ default: module.BriefOfVideo })));

/** The way back from a video to the brief that the assistant made it from. Nothing for other videos. Only within `ProjectEditor`. */
export function EditorBriefLink(props: EditorBriefLinkProps) {
  return (
    <Suspense>
      <BriefOfVideo {...props} />
    </Suspense>
  );
}
