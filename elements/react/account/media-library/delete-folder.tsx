import type { MediaFolder } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';

export interface DeleteFolderProps {
  store: AssetsStore;
  folder: MediaFolder;
  onClose: () => void;
}

type Content = 'keep' | 'delete';

/** Asks before a folder is deleted, and what becomes of what is in it. */
export function DeleteFolder({ store, folder, onClose }: DeleteFolderProps) {
  const t = useTranslator();
  const [content, setContent] = useState<Content>('keep');
  const isEmpty = folder.files + folder.folders === 0;
  return (
    <QuestionDialog
      open
      title={t('assets.deleteFolder', { name: folder.name })}
      {...(!isEmpty && { text: t('assets.deleteFolderText') })}
      action={t('assets.delete')}
      isDangerous
      onConfirm={() => void store.removeFolder(folder.id, content)}
      onClose={onClose}
    >
      {!isEmpty && (
        <SelectField<Content>
          label={t('assets.content')}
          value={content}
          options={[
            { value: 'keep', label: t('assets.keepContent') },
            { value: 'delete', label: t('assets.deleteContent') },
          ]}
          onChange={setContent}
        />
      )}
    </QuestionDialog>
  );
}
