import { useStore } from '@nanostores/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

interface ProjectsHeadProps {
  batchLink: ((label: string, className: string) => ReactNode) | undefined;
}

/** The title of the list, and its filters: favorites, drafts and search. */
export function ProjectsHead({ batchLink }: ProjectsHeadProps) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const { favourite, draft } = useStore(projects.$filters);
  return (
    <header className="sr-projects__head" part="header">
      <Slot name="header">
        <h1 className="sr-page__title">{t('projects.title')}</h1>
      </Slot>
      <div className="sr-filters__row">
        <button
          type="button"
          className="sr-chip"
          aria-pressed={favourite}
          onClick={() => projects.filter({ favourite: !favourite })}
        >
          {t('projects.favouritesOnly')}
        </button>
        <button
          type="button"
          className="sr-chip"
          aria-pressed={draft}
          onClick={() => projects.filter({ draft: !draft })}
        >
          {t('projects.draftsOnly')}
        </button>
        <ProjectSearch />
        {batchLink?.(t('projects.fromTable'), 'sr-button sr-button--secondary sr-button--md')}
      </div>
    </header>
  );
}

function ProjectSearch() {
  const t = useTranslator();
  const { projects } = useSpotreel();
  const { search } = useStore(projects.$filters);
  return (
    <label className="sr-filters__search">
      <Search aria-hidden />
      <span className="sr-visually-hidden">{t('projects.search')}</span>
      <input
        type="search"
        className="sr-input"
        placeholder={t('projects.search')}
        value={search}
        onChange={(event) => projects.filter({ search: event.currentTarget.value })}
      />
    </label>
  );
}
