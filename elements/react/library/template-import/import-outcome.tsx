import type { ImportedTemplate } from '@spotreel/sdk/internal/contract';
import type { TemplateImportState } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { useTranslator } from '../../foundation/text/translation';
import { CheckResult } from './check-result';
import type { TemplateImportProps } from './template-import-props';

export interface ImportOutcomeProps extends TemplateImportProps {
  state: TemplateImportState;
  onCancel: () => void;
  onChoose: () => void;
  onImport: () => void;
}

const WORDS = {
  uploading: 'import.uploading',
  checking: 'import.checking',
  sending: 'import.uploading',
  importing: 'import.importing',
} as const;

/** State of the import so far. */
export function ImportOutcome({ state, templateAction, onCancel, onChoose, onImport }: ImportOutcomeProps) {
  const t = useTranslator();
  const { step, fileName, progress, check, imported, failure } = state;
  if (step === 'idle') return null;
  if (step === 'failed')
    return (
      <Notice
        tone="danger"
        title={t('import.failedTitle')}
        action={<Button onClick={onChoose}>{t('import.choose')}</Button>}
      >
        {failure?.message}
      </Notice>
    );
  if (step === 'imported' && imported)
    return <ImportDone imported={imported} templateAction={templateAction} onNext={onCancel} />;
  if (step === 'checked' && check) return <CheckResult check={check} onImport={onImport} />;
  const label = t(WORDS[step as keyof typeof WORDS], { name: fileName });
  const isOut = step === 'checking' || step === 'importing';
  return (
    <div className="sr-import__busy" role="status">
      <p>{label}</p>
      <Progress percent={isOut ? undefined : Math.round(progress * 100)} label={label} />
      <Button variant="quiet" onClick={onCancel}>
        {t('import.cancel')}
      </Button>
    </div>
  );
}

interface ImportDoneProps extends TemplateImportProps {
  imported: ImportedTemplate;
  onNext: () => void;
}

function ImportDone({ imported, templateAction, onNext }: ImportDoneProps) {
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
