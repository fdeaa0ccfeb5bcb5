import { useStore } from '@nanostores/react';
import type { Conflict } from '@spotreel/sdk/internal/stores';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { VersionConflict } from '../../version-conflict/version-conflict';
import { usePartNames } from './use-part-names';

export interface OpenConflictProps {
  conflict: Conflict;
  projectUrl: ((projectId: number) => string) | undefined;
}

/** The conflict of the open project, with what its parts are called. */
export function OpenConflict({ conflict, projectUrl }: OpenConflictProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const { versions, environment } = useEditor();
  const isAsking = useStore(versions.$isAsking);
  const { byId: templates } = useStore(environment.$templates);
  const media = useStore(environment.$media);
  const names = usePartNames(conflict);

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
    <VersionConflict
      conflict={conflict}
      open={isAsking}
      onPutOff={versions.putOff}
      templates={templates}
      media={media}
      names={names}
      onResolve={versions.resolve}
      onKeepBoth={keepBoth}
    />
  );
}
