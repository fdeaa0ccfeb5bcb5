import type { StartState } from '@spotreel/sdk/stores';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { StartRefusal } from './start-refusal';

export interface StartActionProps extends StartState {
  label: string;
  onStart: () => void;
}

/** The button that makes a project, and why it could not. */
export function StartAction({ label, isBusy, failure, onStart }: StartActionProps) {
  const t = useTranslator();
  return (
    <div className="sr-detail__start">
      <Button variant="primary" size="lg" busy={isBusy} onClick={onStart}>
        {isBusy ? t('library.creating') : label}
      </Button>
      {failure && <StartRefusal failure={failure} />}
    </div>
  );
}
