import type { StartState } from '../../../sdk/stores/project-start';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface StartActionProps extends StartState {
  label: string;
  onStart: () => void;
}

/** The button that makes a project, and why it could not. */
export function StartAction({ label, isBusy, failure, onStart }: StartActionProps) {
  const t = useTranslator();
  const isPremium = failure?.code === 'premium_required';
  return (
    <div className="sr-detail__start">
      <Button variant="primary" size="lg" busy={isBusy} onClick={onStart}>
        {isBusy ? t('library.creating') : label}
      </Button>
      {failure && (
        <Notice tone={isPremium ? 'warning' : 'danger'} title={t(isPremium ? 'start.premiumTitle' : 'failure.create')}>
          {failure.message !== t('failure.create') && failure.message}
        </Notice>
      )}
    </div>
  );
}
