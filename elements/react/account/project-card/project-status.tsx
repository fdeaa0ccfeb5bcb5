import type { ProjectSummary } from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { Progress } from '../../controls/progress/progress';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

type State = ProjectSummary['status'] | 'edited';

const statusKeys: Record<State, MessageKey> = {
  edited: 'projects.statusEdited',
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
  const { status } = project;
  const percent = Math.round(project.percentageComplete);
  const isRunning = status === 'queued' || status === 'rendering';
  const state = stateOf(project);
  const words = t(statusKeys[state], { percent });
  return (
    <>
      <span className={classNames('sr-status', `sr-status--${state}`)}>{words}</span>
      {isRunning && (
        <Progress
          percent={status === 'queued' ? undefined : percent}
          label={words}
          className="sr-project-card__progress"
        />
      )}
    </>
  );
}

/** A canceled export does not hide the file that was there before. */
function stateOf({ status, file }: ProjectSummary): State {
  if (file === null || (status !== 'done' && status !== 'cancelled')) return status;
  return file.isCurrent ? 'done' : 'edited';
}
