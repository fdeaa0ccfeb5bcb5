import type { ImportedTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../controls/button/button';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import type { TemplateImportProps } from './template-import-props';

export interface ImportedCardProps extends TemplateImportProps {
  template: ImportedTemplate;
  isBusy: boolean;
  onExport: () => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** An imported template in one line. */
export function ImportedCard(props: ImportedCardProps) {
  const { template, isBusy, templateAction } = props;
  const t = useTranslator();
  const { name, packageId, revision, posters, templates } = template;
  const ratios = Object.keys(templates) as Ratio[];
  const [ratio = 'landscape'] = ratios;
  const id = templates[ratio];
  const facts = [t('import.revision', { revision }), ratios.map((one) => t(`import.${one}`)).join(', '), packageId];
  return (
    <article className="sr-imported__card" aria-busy={isBusy}>
      <div className="sr-imported__stage">
        <Thumbnail src={posters[ratio]} ratio={ratio} className="sr-imported__poster" />
      </div>
      <div className="sr-imported__words">
        <h3 className="sr-imported__name">
          {id === undefined ? name : templateAction({ id }, name, 'sr-imported__link')}
        </h3>
        <p className="sr-imported__facts">{facts.join(' · ')}</p>
      </div>
      <ImportedActions {...props} />
    </article>
  );
}

function ImportedActions({ template: { name }, isBusy, onExport, onReplace, onRemove }: ImportedCardProps) {
  const t = useTranslator();
  return (
    <div className="sr-import__actions">
      <Button
        size="sm"
        busy={isBusy}
        icon={<Download aria-hidden />}
        aria-label={t('import.exportName', { name })}
        onClick={onExport}
      >
        {t('import.export')}
      </Button>
      <Button
        size="sm"
        icon={<RefreshCw aria-hidden />}
        aria-label={t('import.replaceName', { name })}
        onClick={onReplace}
      >
        {t('import.replaceShort')}
      </Button>
      <IconButton size="sm" label={t('import.removeName', { name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
