import type { ProjectSummary } from '../../../sdk/contract/schemas/project';
import type { MessageKey } from '../../../sdk/i18n/translator';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Progress } from '../progress/progress';

const statusKeys: Record<ProjectSummary['status'], MessageKey> = {
  new: 'projects.statusNew',
  queued: 'projects.statusQueued',
  rendering: 'projects.statusRendering',
  done: 'projects.statusDone',
  failed: 'projects.statusFailed',
  cancelled: 'projects.statusCancelled',
};

/** On the picture of a video: how far its export is, and whether the finished file is older than the last edit. */
export function ProjectStatus({ project }: { project: ProjectSummary }) {
  const t = useTranslator();
  const { status, file } = project;
  const percent = Math.round(project.percentageComplete);
  const isRunning = status === 'queued' || status === 'rendering';
  const isEdited = status === 'done' && file !== null && !file.isCurrent;
  const words = t(isEdited ? 'projects.statusEdited' : statusKeys[status], { percent });
  return (
    <>
      <span className={classNames('sr-status', `sr-status--${isEdited ? 'edited' : status}`)}>{words}</span>
      {isRunning && <Progress percent={status === 'queued' ? undefined : percent} label={words} />}
    </>
  );
}
