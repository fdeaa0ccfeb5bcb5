import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';

export interface ResponsePagesProps {
  /** From 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
}

/** Previous and next page of the responses. */
export function ResponsePages({ page, count, onPage }: ResponsePagesProps) {
  const t = useTranslator();
  return (
    <nav className="sr-results__pages" aria-label={t('results.answers')}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('results.previous')}
      </Button>
      <span>{t('results.page', { page, count })}</span>
      <Button disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('results.next')}
      </Button>
    </nav>
  );
}
