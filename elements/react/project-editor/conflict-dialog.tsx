import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { useEditor } from './editor-context';

const OpenConflict = lazyPart(() => import('./open-conflict').then((module) => ({ default: module.OpenConflict })));

export interface ConflictDialogProps {
  /** Address of another project; undefined: the copy is not linked to. */
  projectUrl: ((projectId: number) => string) | undefined;
}

/** Two tabs have changed the same part: nothing is lost before the user chooses. */
export function ConflictDialog({ projectUrl }: ConflictDialogProps) {
  const conflict = useStore(useEditor().versions.$conflict);
  if (!conflict) return null;
  return (
    <Suspense fallback={null}>
      <OpenConflict conflict={conflict} projectUrl={projectUrl} />
    </Suspense>
  );
}
