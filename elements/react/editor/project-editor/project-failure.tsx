import type { Failure } from '@spotreel/sdk/internal/stores';
import { VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Slot } from '../../foundation/page/slot';
import { useTranslator } from '../../foundation/text/translation';

export interface ProjectFailureProps {
  failure: Failure | undefined;
  back: ReactNode;
  /** The action for a project that does not exist. */
  exit: ReactNode;
  onRetry: () => unknown;
}

/** Reason why the project could not be opened. */
export function ProjectFailure({ failure, back, exit, onRetry }: ProjectFailureProps) {
  const t = useTranslator();
  const action = failure?.code === 'not_found' ? exit : <RetryButton failure={failure} onRetry={onRetry} />;
  return (
    <div className="sr-editor__failed">
      {back ? <header className="sr-editor__bar">{back}</header> : <span />}
      <Slot name="error">
        <EmptyState
          className="sr-editor__failed-state"
          icon={<VideoOff aria-hidden />}
          headingLevel={1}
          title={failure?.message ?? t('failure.unknown')}
          action={action}
        />
      </Slot>
    </div>
  );
}
