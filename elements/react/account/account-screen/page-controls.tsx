import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface PageControlsProps {
  /** From 1. */
  page: number;
  numPages: number;
  onPage: (page: number) => void;
}

/** Leads through the pages of a list. Nothing while there is one. */
export function PageControls({ page, numPages, onPage }: PageControlsProps) {
  const t = useTranslator();
  if (numPages < 2) return null;
  return (
    <nav className="sr-page-controls" aria-label={t('pages.position', { page, count: numPages })}>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pages.previous')}
      </Button>
      <span>{t('pages.position', { page, count: numPages })}</span>
      <Button size="sm" disabled={page >= numPages} onClick={() => onPage(page + 1)}>
        {t('pages.next')}
      </Button>
    </nav>
  );
}
