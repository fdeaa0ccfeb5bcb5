import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';
import { folderTree } from './folder-path';

export interface MoveDialogProps {
  store: AssetsStore;
  title: string;
  /** The folder that is chosen at first; null: the top. */
  from: number | null;
  /** A folder that is moved: it cannot go into itself or a folder below. */
  without?: number;
  onMove: (folder: number | null) => void;
  onClose: () => void;
}

/** Before the name of a folder, for each folder around it. */
const INDENT = '\u2003';

/** Asks for the folder that something goes into. */
export function MoveDialog({ store, title, from, without, onMove, onClose }: MoveDialogProps) {
  const t = useTranslator();
  const { data: folders = [] } = useStore(store.$folders);
  const [chosen, setChosen] = useState(String(from ?? ''));
  const targets = folderTree(folders.filter(({ id }) => id !== without));
  const options = [
    { value: '', label: t('assets.all') },
    ...targets.map(({ id, name, depth }) => ({ value: String(id), label: INDENT.repeat(depth + 1) + name })),
  ];
  return (
    <QuestionDialog
      open
      title={title}
      action={t('assets.move')}
      onConfirm={() => onMove(chosen === '' ? null : Number(chosen))}
      onClose={onClose}
    >
      <SelectField label={t('assets.moveTo')} value={chosen} options={options} onChange={setChosen} />
    </QuestionDialog>
  );
}
