import type { StartState } from '@spotreel/sdk/internal/stores';
import { Lock } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import { useIsLocked } from '../../foundation/use-session';
import { PremiumNote } from './premium-note';
import { StartRefusal } from './start-refusal';

export interface StartActionProps extends StartState {
  label: string;
  /** Tier of the recipe or template that the project is made of. */
  tier: 'free' | 'premium';
  onStart: () => void;
}

/** The button that makes a project, what it takes, and why it could not. */
export function StartAction({ label, tier, isBusy, failure, onStart }: StartActionProps) {
  const t = useTranslator();
  const isLocked = useIsLocked(tier);
  return (
    <div className="sr-detail__start">
      <Button variant="primary" size="lg" busy={isBusy} icon={isLocked && <Lock aria-hidden />} onClick={onStart}>
        {isBusy ? t('library.creating') : label}
      </Button>
      {failure ? <StartRefusal failure={failure} /> : <PremiumNote tier={tier} />}
    </div>
  );
}
