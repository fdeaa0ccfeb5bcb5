import { Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';

const ShareDialog = lazyPart(() =>
  import('../share-dialog/share-dialog').then((module) => ({ default: module.ShareDialog })),
);

export interface ProjectSharingProps {
  /** Undefined: closed. */
  projectId: number | undefined;
  onClose: () => void;
}

/** The link of a video, loaded when it opens. */
export function ProjectSharing({ projectId, onClose }: ProjectSharingProps) {
  return <Suspense fallback={null}>{projectId && <ShareDialog projectId={projectId} onClose={onClose} />}</Suspense>;
}
