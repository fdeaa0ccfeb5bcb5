import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { FolderInput, Trash2 } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import type { AssetDialog } from './asset-dialog';

export interface SelectionBarProps {
  store: AssetsStore;
  onDialog: (dialog: AssetDialog) => void;
}

/** How many files are selected, and what can be done with them. */
export function SelectionBar({ store, onDialog }: SelectionBarProps) {
  const t = useTranslator();
  const ids = [...useStore(store.selection.$selected)];
  if (ids.length === 0) return null;
  return (
    <div className="sr-assets__selection">
      <strong role="status">{t('assets.selected', { count: ids.length })}</strong>
      <Button size="sm" icon={<FolderInput aria-hidden />} onClick={() => onDialog({ kind: 'move', ids })}>
        {t('assets.move')}
      </Button>
      <Button size="sm" icon={<Trash2 aria-hidden />} onClick={() => onDialog({ kind: 'delete', ids })}>
        {t('assets.delete')}
      </Button>
      <Button size="sm" variant="quiet" onClick={store.selection.selectAll}>
        {t('assets.selectAll')}
      </Button>
      <Button size="sm" variant="quiet" onClick={store.selection.clear}>
        {t('assets.clear')}
      </Button>
    </div>
  );
}
