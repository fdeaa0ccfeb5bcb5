import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

/** Says that the link of an email does not work, and what to do about it. */
export function BrokenLink({ action }: { action: ReactNode }) {
  const t = useTranslator();
  return (
    <EmptyState icon={<Unlink aria-hidden />} title={t('reset.brokenTitle')} action={action}>
      {t('reset.brokenText')}
    </EmptyState>
  );
}
