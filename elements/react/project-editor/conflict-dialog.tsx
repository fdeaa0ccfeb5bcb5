import { useStore } from '@nanostores/react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';
import { useEditor } from './editor-context';

/** Two tabs have edited one project: nothing is lost before somebody chooses. */
export function ConflictDialog() {
  const t = useTranslator();
  const editor = useEditor();
  const theirs = useStore(editor.versions.$conflict);
  return (
    <Dialog
      open={theirs !== null}
      onOpenChange={() => undefined}
      role="alertdialog"
      title={t('editor.conflictTitle')}
      description={t('editor.conflictText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={() => editor.versions.resolve('theirs')}>{t('editor.takeTheirs')}</Button>
          <Button variant="primary" onClick={() => editor.versions.resolve('mine')}>
            {t('editor.keepMine')}
          </Button>
        </>
      }
    />
  );
}
