import { useStore } from '@nanostores/react';
import type { ImportedTemplate } from '@spotreel/sdk/contract';
import type { TemplateImport } from '@spotreel/sdk/stores';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { startDownload } from '../foundation/start-download';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { ImportedCard } from './imported-card';
import { RemoveDialog } from './remove-dialog';
import type { TemplateImportProps } from './template-import-props';

export interface ImportedListProps extends TemplateImportProps {
  imports: TemplateImport;
  onReplace: () => void;
}

/** What the team has brought so far. */
export function ImportedList({ imports, templateAction, onReplace }: ImportedListProps) {
  const t = useTranslator();
  const { data, failure, status } = useStore(imports.$templates);
  const busy = useStore(imports.$busy);
  const [removing, setRemoving] = useState<ImportedTemplate>();

  async function download(template: ImportedTemplate) {
    const url = await imports.exportTemplate(template);
    if (url !== undefined) startDownload(url);
  }

  return (
    <section className="sr-imported" aria-labelledby="sr-imported" aria-busy={status === 'loading'}>
      <h2 id="sr-imported" className="sr-package-check__heading">
        {t('import.list')}
      </h2>
      {failure && (
        <Notice tone="danger" action={<Button onClick={imports.load}>{t('app.retry')}</Button>}>
          {failure.message}
        </Notice>
      )}
      {data?.length === 0 && (
        <EmptyState icon={<LayoutTemplate aria-hidden />} title={t('import.emptyTitle')}>
          {t('import.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-list sr-imported__list">
        {!data &&
          !failure &&
          ['a', 'b'].map((key) => (
            <li key={key}>
              <Skeleton shape="line" className="sr-imported__wait" />
            </li>
          ))}
        {data?.map((template) => (
          <li key={template.id}>
            <ImportedCard
              template={template}
              isBusy={busy.has(template.id)}
              templateAction={templateAction}
              onExport={() => download(template)}
              onReplace={onReplace}
              onRemove={() => setRemoving(template)}
            />
          </li>
        ))}
      </ul>
      {removing && (
        <RemoveDialog
          name={removing.name}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            void imports.remove(removing);
          }}
        />
      )}
    </section>
  );
}
