import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/button';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { classNames } from '../../foundation/styles/class-names';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { type ProjectActions, ProjectMenu } from './project-menu';
import { ProjectStatus } from './project-status';

export interface ProjectCardProps extends ProjectActions {
  project: ProjectSummary;
  /** The link to the editor; the host decides how it navigates. */
  link: (label: ReactNode, className: string) => ReactNode;
  /** An action is under way: a mark, a new name, a copy, its deletion. */
  isBusy?: boolean;
  onToggleFavourite: () => void;
  /** Goes to the brief that the video was made from. Absent: not offered. */
  onOpenBrief?: ((briefId: number) => void) | undefined;
}

/** One video of the user: still, state, favorite mark, and what can be done with it. */
export function ProjectCard({
  project,
  link,
  isBusy = false,
  onToggleFavourite,
  onOpenBrief,
  ...actions
}: ProjectCardProps) {
  const t = useTranslator();
  const { name, draft, file, kind, durationSeconds, lastBriefId } = project;
  const missing = missingParts(project, t);
  const date = shortDayText(t, project.updatedAt);
  return (
    <article className="sr-project-card">
      <div className="sr-project-card__picture">
        <Thumbnail src={project.posterUrl} ratio={project.ratio} className="sr-project-card__still" />
        <ProjectStatus project={project} />
      </div>
      <div className="sr-project-card__foot">
        <div className="sr-project-card__names">
          <h2 className="sr-project-card__name">{link(name, 'sr-project-card__link')}</h2>
          <p className="sr-project-card__facts">
            {/* an export of this version says that it is no draft any more */}
            {draft && !file?.isCurrent && `${t('projects.draft')} · `}
            {t('projects.changed', { date })}
            {' · '}
            {kind === 'image' ? t('projects.image') : t('library.seconds', { count: Math.round(durationSeconds) })}
          </p>
          <BriefLink briefId={lastBriefId} onOpen={onOpenBrief} />
          {missing && <p className="sr-project-card__missing">{missing}</p>}
        </div>
        <FavoriteButton project={project} isBusy={isBusy} onToggle={onToggleFavourite} />
        <ProjectMenu project={project} isBusy={isBusy} {...actions} />
      </div>
    </article>
  );
}

interface BriefLinkProps {
  briefId: number | null;
  onOpen: ProjectCardProps['onOpenBrief'];
}

/** Leads to the brief that the assistant made the video from. */
function BriefLink({ briefId, onOpen }: BriefLinkProps) {
  const t = useTranslator();
  if (!onOpen || briefId === null) return null;
  return (
    <button type="button" className="sr-project-card__brief" onClick={() => onOpen(briefId)}>
      {t('projects.fromBrief')}
    </button>
  );
}

interface FavoriteButtonProps {
  project: ProjectSummary;
  isBusy: boolean;
  onToggle: () => void;
}

function FavoriteButton({ project: { name, favourite }, isBusy, onToggle }: FavoriteButtonProps) {
  const t = useTranslator();
  return (
    <IconButton
      label={t(favourite ? 'projects.unfavourite' : 'projects.favourite', { name })}
      aria-pressed={favourite}
      disabled={isBusy}
      size="sm"
      className={classNames('sr-project-card__star', favourite && 'sr-project-card__star--on')}
      onClick={onToggle}
    >
      <Star aria-hidden />
    </IconButton>
  );
}

/** Missing parts of a project, such as “2 texts missing · 1 image missing”; '' for nothing. */
function missingParts({ completeness }: Pick<ProjectSummary, 'completeness'>, t: Translator): string {
  const { texts = 0, images = 0 } = completeness ?? {};
  return [
    ...(texts > 0 ? [t('projects.textsMissing', { count: texts })] : []),
    ...(images > 0 ? [t('projects.imagesMissing', { count: images })] : []),
  ].join(' · ');
}
