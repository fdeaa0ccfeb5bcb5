import { useStore } from '@nanostores/react';
import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { ReactNode } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { startDownload } from '../../foundation/files/start-download';
import { useSpotreel } from '../../foundation/spotreel-context';
import { ProjectCard } from '../project-card/project-card';

export interface ProjectCardsProps {
  /** Undefined while loading. */
  items: readonly ProjectSummary[] | undefined;
  hasFailed: boolean;
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  onOpen: (projectId: number) => void;
  onOpenBrief: ((briefId: number) => void) | undefined;
  onRename: (project: ProjectSummary) => void;
  /** Absent: sharing is not offered. */
  onShare: ((project: ProjectSummary) => void) | undefined;
  onDelete: (project: ProjectSummary) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd'];

/** The videos as a list of cards. */
export function ProjectCards(props: ProjectCardsProps) {
  const { items, hasFailed, projectLink, onOpen, onOpenBrief, onRename, onShare, onDelete } = props;
  const { projects } = useSpotreel();
  const busy = useStore(projects.$busy);
  const download = useProjectDownload();
  return (
    <ul className="sr-cards sr-list" part="results">
      {!items && !hasFailed && SKELETONS.map((key) => <SkeletonItem key={key} />)}
      {items?.map((project) => (
        <li key={project.id}>
          <ProjectCard
            project={project}
            link={(label, className) => projectLink(project.id, label, className)}
            isBusy={busy.has(project.id)}
            onToggleFavourite={() => projects.toggleFavourite(project.id)}
            onOpen={() => onOpen(project.id)}
            onOpenBrief={onOpenBrief}
            onRename={() => onRename(project)}
            onDuplicate={() => projects.duplicate(project.id)}
            onToggleDraft={() => projects.toggleDraft(project.id)}
            onDownload={() => download(project)}
            onShare={onShare && (() => onShare(project))}
            onDelete={() => onDelete(project)}
          />
        </li>
      ))}
    </ul>
  );
}

function useProjectDownload(): (project: ProjectSummary) => void {
  const { downloads } = useSpotreel();
  return ({ id, file }) => {
    if (!file) return;
    startDownload(file.downloadUrl);
    downloads.started(id);
  };
}

function SkeletonItem() {
  return (
    <li className="sr-cards__skeleton">
      <Skeleton shape="landscape" />
      <Skeleton shape="title" />
    </li>
  );
}
