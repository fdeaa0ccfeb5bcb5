import { useStore } from '@nanostores/react';
import type { ImportedTemplate } from '@spotreel/sdk/internal/contract';
import type { TemplateImport } from '@spotreel/sdk/internal/stores';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { startDownload } from '../../foundation/files/start-download';
import { useTranslator } from '../../foundation/text/translation';
import { ImportedCard } from './imported-card';
import type { TemplateImportProps } from './template-import-props';

export interface ImportedListProps extends TemplateImportProps {
  imports: TemplateImport;
  onReplace: () => void;
}

/** The templates that the team has imported. */
export function ImportedList({ imports, templateAction, onReplace }: ImportedListProps) {
  const t = useTranslator();
  const { data, failure, status } = useStore(imports.$templates);
  const [removing, setRemoving] = useState<ImportedTemplate>();

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
      {data?.length === 0 && <NoTemplates />}
      <ul className="sr-list sr-imported__list">
        {!data && !failure && <WaitingRows />}
        <ImportedItems imports={imports} templateAction={templateAction} onReplace={onReplace} onRemove={setRemoving} />
      </ul>
      {removing && (
        <QuestionDialog
          open
          title={t('import.removeTitle', { name: removing.name })}
          text={t('import.removeText')}
          action={t('import.removeConfirm')}
          isDangerous
          onConfirm={() => void imports.remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}

interface ImportedItemsProps extends ImportedListProps {
  onRemove: (template: ImportedTemplate) => void;
}

function ImportedItems({ imports, templateAction, onReplace, onRemove }: ImportedItemsProps) {
  const { data } = useStore(imports.$templates);
  const busy = useStore(imports.$busy);

  async function download(template: ImportedTemplate) {
    const url = await imports.exportTemplate(template);
    if (url !== undefined) startDownload(url);
  }

  return data?.map((template) => (
    <li key={template.id}>
      <ImportedCard
        template={template}
        isBusy={busy.has(template.id)}
        templateAction={templateAction}
        onExport={() => download(template)}
        onReplace={onReplace}
        onRemove={() => onRemove(template)}
      />
    </li>
  ));
}

function NoTemplates() {
  const t = useTranslator();
  return (
    <EmptyState icon={<LayoutTemplate aria-hidden />} title={t('import.emptyTitle')}>
      {t('import.emptyText')}
    </EmptyState>
  );
}

function WaitingRows() {
  return ['a', 'b'].map((key) => (
    <li key={key}>
      <Skeleton shape="line" className="sr-imported__wait" />
    </li>
  ));
}
