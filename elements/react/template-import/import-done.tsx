import type { ImportedTemplate } from '@spotreel/sdk/contract';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import type { TemplateImportProps } from './template-import-props';

export interface ImportDoneProps extends TemplateImportProps {
  imported: ImportedTemplate;
  onNext: () => void;
}

export function ImportDone({ imported, templateAction, onNext }: ImportDoneProps) {
  const t = useTranslator();
  const [id] = Object.values(imported.templates);
  return (
    <Notice
      tone="info"
      title={t('import.done', { name: imported.name })}
      action={
        <span className="sr-import__actions">
          {id !== undefined && templateAction({ id }, t('import.use'), 'sr-button sr-button--primary sr-button--md')}
          <Button onClick={onNext}>{t('import.next')}</Button>
        </span>
      }
    >
      {t('import.doneText', { revision: imported.revision })}
    </Notice>
  );
}
