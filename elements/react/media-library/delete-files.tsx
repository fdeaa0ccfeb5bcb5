import type { AssetsStore } from '@spotreel/sdk/stores';
import { QuestionDialog } from '../dialog/question-dialog';
import { useTranslator } from '../foundation/translation';
import { useUses } from './use-uses';

export interface DeleteFilesProps {
  store: AssetsStore;
  ids: readonly number[];
  onClose: () => void;
}

/** Asks before files are deleted, and names what shows a single one. */
export function DeleteFiles({ store, ids, onClose }: DeleteFilesProps) {
  const t = useTranslator();
  const [id] = ids;
  const uses = useUses(store, ids.length === 1 ? id : undefined);
  const names = [...(uses?.projects ?? []), ...(uses?.brands ?? [])].map(({ name }) => name);
  const list = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names);
  return (
    <QuestionDialog
      open
      title={t('assets.deleteTitle', { count: ids.length })}
      text={t('assets.deleteText', { count: ids.length })}
      action={t('assets.delete')}
      isDangerous
      onConfirm={() => void store.remove(ids)}
      onClose={onClose}
    >
      {names.length > 0 && <p>{t('assets.deleteUsed', { names: list })}</p>}
    </QuestionDialog>
  );
}
