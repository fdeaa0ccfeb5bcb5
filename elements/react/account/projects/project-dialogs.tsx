import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import { useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { useSpotreel } from '../../foundation/spotreel-context';
import { imageWords } from '../../foundation/text/image-words';
import { TranslationProvider, useTranslator } from '../../foundation/text/translation';
import { RenameDialog } from './rename-dialog';

/** Action of a dialog, and its project. */
export interface OpenedDialog {
  readonly action: 'rename' | 'delete';
  readonly project: ProjectSummary;
}

export interface ProjectDialogsProps {
  opened: OpenedDialog | undefined;
  onClose: () => void;
}

/** Asks for another name of a video or an image, or whether it is to be deleted. */
export function ProjectDialogs({ opened, onClose }: ProjectDialogsProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const projectOf = (action: OpenedDialog['action']) => (opened?.action === action ? opened.project : undefined);
  const renaming = projectOf('rename');
  // a dialog that closes keeps its words until it is gone
  const [last, setLast] = useState(opened?.project);
  if (opened && opened.project !== last) setLast(opened.project);
  return (
    <TranslationProvider translator={last?.kind === 'image' ? imageWords(t) : t}>
      <RenameDialog
        name={renaming?.name}
        onClose={onClose}
        onRename={(name) => renaming && projects.rename(renaming.id, name)}
      />
      <DeleteQuestion deleting={projectOf('delete')} name={last?.name ?? ''} onClose={onClose} />
    </TranslationProvider>
  );
}

interface DeleteQuestionProps extends Pick<ProjectDialogsProps, 'onClose'> {
  deleting: ProjectSummary | undefined;
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
