import { useStore } from '@nanostores/react';
import type { Failure } from '@spotreel/sdk/internal/stores';
import { Film } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { ProjectCards } from './project-cards';
import { type OpenedDialog, ProjectDialogs } from './project-dialogs';
import { ProjectsHead } from './projects-head';

const ShareDialog = lazyPart(() =>
  import('../../editor/share-dialog/share-dialog').then((module) => ({ default: module.ShareDialog })),
);

/** Links from the list of videos to other pages of the host. */
export interface ProjectsViewProps {
  /** The link to a project's editor. */
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  /** Goes to a project's editor, from the menu of its card. */
  onOpen: (projectId: number) => void;
  /** Goes to the brief that a project was made from. Default: it is not offered. */
  onOpenBrief?: ((briefId: number) => void) | undefined;
  /** The way to the library, shown when there is no video yet. */
  libraryLink: (label: string, className: string) => ReactNode;
  /** The way to making many videos from a table. */
  batchLink?: ((label: string, className: string) => ReactNode) | undefined;
  /** Offers links by which people without an account see a video. The host has to serve their page. Default: false. */
  hasSharing?: boolean;
  /** The project whose sharing is open at first. */
  sharedProjectId?: number | undefined;
}

/**
 * The user's videos with their states. The progress of exports updates by itself.
 *
 * @example
 * ```tsx
 * import { ProjectsView } from '@spotreel/elements/react';
 *
 * const videos = (
 *   <ProjectsView
 *     projectLink={(id, label, className) => <a href={'/videos/' + id} className={className}>{label}</a>}
 *     libraryLink={(label, className) => <a href="/library" className={className}>{label}</a>}
 *     onOpen={(id) => location.assign('/videos/' + id)}
 *   />
 * );
 * ```
 */
export function ProjectsView(props: ProjectsViewProps) {
  const { projectLink, onOpen, onOpenBrief, libraryLink, batchLink, hasSharing = false } = props;
  const t = useTranslator();
  const { projects } = useSpotreel();
  const { status, data, failure } = useStore(projects.$projects);
  const hasMore = useStore(projects.$hasMore);
  const [opened, setOpened] = useState<OpenedDialog>();
  const [sharingId, setSharingId] = useState(props.sharedProjectId);
  const items = data?.data;

  useEffect(() => {
    void projects.load();
    return () => projects.stop();
  }, [projects]);

  return (
    <section className="sr-library" aria-busy={status === 'loading'}>
      <ProjectsHead batchLink={batchLink} />
      {failure && <ProjectsFailure failure={failure} />}
      {items?.length === 0 ? (
        <NoProjects libraryLink={libraryLink} />
      ) : (
        <ProjectCards
          items={items}
          hasFailed={failure !== undefined}
          projectLink={projectLink}
          onOpen={onOpen}
          onOpenBrief={onOpenBrief}
          onRename={(project) => setOpened({ action: 'rename', project })}
          onShare={hasSharing ? ({ id }) => setSharingId(id) : undefined}
          onDelete={(project) => setOpened({ action: 'delete', project })}
        />
      )}
      {hasMore && <Button onClick={() => projects.loadMore()}>{t('projects.more')}</Button>}
      <ProjectDialogs opened={opened} onClose={() => setOpened(undefined)} />
      <ProjectSharing projectId={sharingId} onClose={() => setSharingId(undefined)} />
    </section>
  );
}

function ProjectsFailure({ failure }: { failure: Failure }) {
  const t = useTranslator();
  const { projects } = useSpotreel();
  return (
    <Slot name="error">
      <Notice
        tone="danger"
        title={t('projects.errorTitle')}
        action={<RetryButton failure={failure} onRetry={() => projects.load()} />}
      >
        {failure.message !== t('projects.errorTitle') && failure.message}
      </Notice>
    </Slot>
  );
}

interface NoProjectsProps {
  /** The way to the library, for an account without videos. */
  libraryLink: (label: string, className: string) => ReactNode;
}

/** An empty list: no video matches the filters, or there is none yet. */
function NoProjects({ libraryLink }: NoProjectsProps) {
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

interface ProjectSharingProps {
  /** Undefined: closed. */
  projectId: number | undefined;
  onClose: () => void;
}

/** The link of a video, loaded when it opens. */
function ProjectSharing({ projectId, onClose }: ProjectSharingProps) {
  return <Suspense fallback={null}>{projectId && <ShareDialog projectId={projectId} onClose={onClose} />}</Suspense>;
}
