import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { QuestionDialog } from '../dialog/question-dialog';
import { SelectField } from '../field/select-field';
import { useTranslator } from '../foundation/translation';
import { folderTree } from './folder-path';

export interface MoveFilesProps {
  store: AssetsStore;
  ids: readonly number[];
  onClose: () => void;
}

/** Before the name of a folder, for each folder around it. */
const INDENT = '\u2003';

/** Asks for the folder that files go into. */
export function MoveFiles({ store, ids, onClose }: MoveFilesProps) {
  const t = useTranslator();
  const { folder } = useStore(store.$view);
  const { data: folders = [] } = useStore(store.$folders);
  const [chosen, setChosen] = useState(String(folder ?? ''));
  const options = [
    { value: '', label: t('assets.all') },
    ...folderTree(folders).map(({ id, name, depth }) => ({
      value: String(id),
      label: INDENT.repeat(depth + 1) + name,
    })),
  ];
  return (
    <QuestionDialog
      open
      title={t('assets.moveTitle')}
      action={t('assets.move')}
      onConfirm={() => void store.move(ids, chosen === '' ? null : Number(chosen))}
      onClose={onClose}
    >
      <SelectField label={t('assets.moveTo')} value={chosen} options={options} onChange={setChosen} />
    </QuestionDialog>
  );
}
