import { useStore } from '@nanostores/react';
import type { ProjectSummary } from '@spotreel/sdk/contract';
import { addMessages, projectMessages } from '@spotreel/sdk/i18n';
import { Film, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { startDownload } from '../foundation/start-download';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { ProjectCard } from '../project-card/project-card';
import { Skeleton } from '../skeleton/skeleton';
import { ProjectDialogs } from './project-dialogs';

addMessages(projectMessages);

/** Links from the list of videos to other pages of the host. */
export interface ProjectsViewProps {
  /** The link to a project's editor. */
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  /** Goes to a project's editor, from the menu of its card. */
  onOpen: (projectId: number) => void;
  /** The way to the library, shown when there is no video yet. */
  libraryLink: (label: string, className: string) => ReactNode;
}

const SKELETONS = ['a', 'b', 'c', 'd'];

/** The user's videos with their states; running renders move on by themselves. */
export function ProjectsView({ projectLink, onOpen, libraryLink }: ProjectsViewProps) {
  const t = useTranslator();
  const { projects, downloads } = useSpotreel();
  const filters = useStore(projects.$filters);
  const list = useStore(projects.$projects);
  const busy = useStore(projects.$busy);
  const hasMore = useStore(projects.$hasMore);
  const [deleting, setDeleting] = useState<ProjectSummary>();
  const [renaming, setRenaming] = useState<ProjectSummary>();
  const items = list.data?.data;
  const isFiltered = filters.search !== '' || filters.favourite;

  useEffect(() => {
    void projects.load();
    return () => projects.stop();
  }, [projects]);

  function download({ id, file }: ProjectSummary) {
    if (!file) return;
    startDownload(file.downloadUrl);
    downloads.started(id);
  }

  return (
    <section className="sr-library" aria-busy={list.status === 'loading'}>
      <header className="sr-projects__head">
        <h1 className="sr-page__title">{t('projects.title')}</h1>
        <div className="sr-filters__row">
          <button
            type="button"
            className="sr-chip"
            aria-pressed={filters.favourite}
            onClick={() => projects.filter({ favourite: !filters.favourite })}
          >
            {t('projects.favouritesOnly')}
          </button>
          <label className="sr-filters__search">
            <Search aria-hidden />
            <span className="sr-visually-hidden">{t('projects.search')}</span>
            <input
              type="search"
              className="sr-input"
              placeholder={t('projects.search')}
              value={filters.search}
              onChange={(event) => projects.filter({ search: event.currentTarget.value })}
            />
          </label>
        </div>
      </header>
      {list.failure && (
        <Notice
          tone="danger"
          title={t('projects.errorTitle')}
          action={<RetryButton failure={list.failure} onRetry={() => projects.load()} />}
        >
          {list.failure.message}
        </Notice>
      )}
      {items?.length === 0 ? (
        <EmptyState
          icon={<Film aria-hidden />}
          title={t(isFiltered ? 'projects.emptyFilter' : 'projects.emptyTitle')}
          action={
            isFiltered ? (
              <Button onClick={() => projects.filter({ search: '', favourite: false })}>
                {t('library.clearFilters')}
              </Button>
            ) : (
              libraryLink(t('projects.browse'), 'sr-button sr-button--primary sr-button--md')
            )
          }
        >
          {!isFiltered && t('projects.emptyText')}
        </EmptyState>
      ) : (
        <ul className="sr-cards sr-list">
          {items
            ? items.map((project) => (
                <li key={project.id}>
                  <ProjectCard
                    project={project}
                    link={(label, className) => projectLink(project.id, label, className)}
                    isBusy={busy.has(project.id)}
                    onToggleFavourite={() => projects.toggleFavourite(project.id)}
                    onOpen={() => onOpen(project.id)}
                    onRename={() => setRenaming(project)}
                    onDuplicate={() => projects.duplicate(project.id)}
                    onDownload={() => download(project)}
                    onDelete={() => setDeleting(project)}
                  />
                </li>
              ))
            : !list.failure &&
              SKELETONS.map((key) => (
                <li key={key} className="sr-cards__skeleton">
                  <Skeleton shape="landscape" />
                  <Skeleton shape="title" />
                </li>
              ))}
        </ul>
      )}
      {hasMore && <Button onClick={() => projects.loadMore()}>{t('projects.more')}</Button>}
      <ProjectDialogs
        renaming={renaming}
        deleting={deleting}
        onClose={() => {
          setRenaming(undefined);
          setDeleting(undefined);
        }}
      />
    </section>
  );
}
