import { useStore } from '@nanostores/react';
import { Film } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Slot } from '../foundation/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';

export interface NoProjectsProps {
  /** The way to the library, for an account without videos. */
  libraryLink: (label: string, className: string) => ReactNode;
}

/** An empty list: no video matches the filters, or there is none yet. */
export function NoProjects({ libraryLink }: NoProjectsProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const { favourite, draft, search } = useStore(projects.$filters);
  const icon = <Film aria-hidden />;
  if (!favourite && !draft && search === '') {
    const browse = libraryLink(t('projects.browse'), 'sr-button sr-button--primary sr-button--md');
    return (
      <Slot name="empty">
        <EmptyState icon={icon} title={t('projects.emptyTitle')} action={browse}>
          {t('projects.emptyText')}
        </EmptyState>
      </Slot>
    );
  }
  const clear = () => projects.filter({ search: '', favourite: false, draft: false });
  const button = <Button onClick={clear}>{t('library.clearFilters')}</Button>;
  return <EmptyState icon={icon} title={t('projects.emptyFilter')} action={button} />;
}
