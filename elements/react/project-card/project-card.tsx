import { Download, EllipsisVertical, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectSummary } from '../../../sdk/contract/schemas/project';
import type { MessageKey } from '../../../sdk/i18n/translator';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Menu } from '../menu/menu';
import { Progress } from '../progress/progress';
import { Thumbnail } from '../thumbnail/thumbnail';

export interface ProjectCardProps {
  project: ProjectSummary;
  /** The link to the editor; the host decides how it navigates. */
  link: (label: ReactNode, className: string) => ReactNode;
  isFavouriteBusy?: boolean;
  onToggleFavourite: () => void;
  onDelete: () => void;
  onDownload: () => void;
}

const statusKeys: Record<ProjectSummary['status'], MessageKey> = {
  new: 'projects.statusNew',
  queued: 'projects.statusQueued',
  rendering: 'projects.statusRendering',
  done: 'projects.statusDone',
  failed: 'projects.statusFailed',
  cancelled: 'projects.statusCancelled',
};

/** One video of the user: still, state, favourite, and what can be done with it. */
export function ProjectCard({
  project,
  link,
  isFavouriteBusy = false,
  onToggleFavourite,
  onDelete,
  onDownload,
}: ProjectCardProps) {
  const t = useTranslator();
  const { name, status, favourite } = project;
  const percent = Math.round(project.percentageComplete);
  const isRunning = status === 'queued' || status === 'rendering';
  return (
    <article className="sr-project-card">
      <div className="sr-project-card__picture">
        <Thumbnail src={project.posterUrl} ratio={project.ratio} className="sr-project-card__still" />
        <span className={classNames('sr-status', `sr-status--${status}`)}>{t(statusKeys[status], { percent })}</span>
        {isRunning && <Progress percent={status === 'queued' ? undefined : percent} label={t('render.rendering')} />}
      </div>
      <div className="sr-project-card__foot">
        <div className="sr-project-card__names">
          <h2 className="sr-project-card__name">{link(name, 'sr-project-card__link')}</h2>
          <p className="sr-project-card__facts">
            {t('projects.changed', {
              date: new Date(project.updatedAt).toLocaleDateString(undefined, { dateStyle: 'medium' }),
            })}
            {' · '}
            {t('library.seconds', { count: Math.round(project.durationSeconds) })}
          </p>
        </div>
        <IconButton
          label={t(favourite ? 'projects.unfavourite' : 'projects.favourite', { name })}
          aria-pressed={favourite}
          busy={isFavouriteBusy}
          size="sm"
          className={classNames('sr-project-card__star', favourite && 'sr-project-card__star--on')}
          onClick={onToggleFavourite}
        >
          <Star aria-hidden />
        </IconButton>
        <Menu
          label={t('projects.actions', { name })}
          trigger={
            <IconButton label={t('projects.actions', { name })} size="sm">
              <EllipsisVertical aria-hidden />
            </IconButton>
          }
          items={[
            {
              value: 'download',
              label: t('projects.download'),
              icon: <Download aria-hidden />,
              disabled: project.videoUrls.length === 0,
              onSelect: onDownload,
            },
            {
              value: 'delete',
              label: t('projects.delete'),
              icon: <Trash2 aria-hidden />,
              danger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </div>
    </article>
  );
}
