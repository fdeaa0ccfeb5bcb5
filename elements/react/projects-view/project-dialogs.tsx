import type { ProjectSummary } from '@spotreel/sdk/contract';
import { useState } from 'react';
import { QuestionDialog } from '../dialog/question-dialog';
import { imageWords } from '../foundation/image-words';
import { useSpotreel } from '../foundation/spotreel-context';
import { TranslationProvider, useTranslator } from '../foundation/translation';
import { RenameDialog } from './rename-dialog';

export interface ProjectDialogsProps {
  renaming: ProjectSummary | undefined;
  deleting: ProjectSummary | undefined;
  onClose: () => void;
}

/** Asks for another name of a video or an image, or whether it is to be deleted. */
export function ProjectDialogs({ renaming, deleting, onClose }: ProjectDialogsProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const open = renaming ?? deleting;
  // a dialog that closes keeps its words until it is gone
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return (
    <TranslationProvider translator={last?.kind === 'image' ? imageWords(t) : t}>
      <RenameDialog
        name={renaming?.name}
        onClose={onClose}
        onRename={(name) => renaming && projects.rename(renaming.id, name)}
      />
      <DeleteQuestion deleting={deleting} name={last?.name ?? ''} onClose={onClose} />
    </TranslationProvider>
  );
}

interface DeleteQuestionProps extends Pick<ProjectDialogsProps, 'deleting' | 'onClose'> {
  /** Also while the dialog closes. */
  name: string;
}

/** In the words of the kind of project. */
function DeleteQuestion({ deleting, name, onClose }: DeleteQuestionProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  return (
    <QuestionDialog
      open={deleting !== undefined}
      title={t('projects.deleteTitle', { name })}
      text={t('projects.deleteText')}
      action={t('projects.deleteConfirm')}
      isDangerous
      onConfirm={() => deleting && void projects.remove(deleting.id)}
      onClose={onClose}
    />
  );
}
