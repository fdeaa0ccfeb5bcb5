import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { useEditor } from './editor-context';

const VersionConflict = lazy(() =>
  import('../version-conflict/version-conflict').then((module) => ({ default: module.VersionConflict })),
);

export interface ConflictDialogProps {
  /** Address of another project; undefined: the copy is not linked to. */
  projectUrl: ((projectId: number) => string) | undefined;
}

/** Two tabs have changed the same: nothing is lost before somebody chooses. */
export function ConflictDialog({ projectUrl }: ConflictDialogProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const { versions, surroundings } = useEditor();
  const conflict = useStore(versions.$conflict);
  const isAsking = useStore(versions.$isAsking);
  const { byId: templates } = useStore(surroundings.$templates);
  const media = useStore(surroundings.$media);
  if (!conflict) return null;

  async function keepBoth() {
    const copy = await versions.keepBoth();
    if (!copy) return;
    const action = projectUrl && { label: t('saving.openCopy'), href: projectUrl(copy.id) };
    toasts.show({
      tone: 'success',
      title: t('saving.copied'),
      text: t('saving.copiedText', { name: copy.name }),
      action,
    });
  }

  return (
    <Suspense fallback={null}>
      <VersionConflict
        conflict={conflict}
        open={isAsking}
        onPutOff={versions.putOff}
        templates={templates}
        media={media}
        onResolve={versions.resolve}
        onKeepBoth={keepBoth}
      />
    </Suspense>
  );
}
