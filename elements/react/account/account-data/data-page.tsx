import { createPersonalData } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useAccountScreen } from '../account-screen/account-screen';
import { DeletionPanel } from './deletion-panel';
import { ExportPanel } from './export-panel';

/** Props of `DataPage`. */
export interface DataPageProps {
  /** The account is deleted, and the user is logged out. */
  onDeleted: () => void;
}

/** Exports everything about the account, and deletes it. */
export function DataPage({ onDeleted }: DataPageProps) {
  useAccountScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createPersonalData(spotreel));
  return (
    <div className="sr-account-page">
      <h1 className="sr-page__title">{t('data.title')}</h1>
      <ExportPanel store={store} />
      <DeletionPanel store={store} onDeleted={onDeleted} />
    </div>
  );
}
