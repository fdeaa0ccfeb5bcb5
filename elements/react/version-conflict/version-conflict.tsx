import { useState } from 'react';
import type { Choices, Overlap, Side } from '../../../sdk/project/versions/part';
import type { Conflict } from '../../../sdk/stores/editor/versions';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';
import { OverlapChoice } from './overlap-choice';
import type { PartSurrounding } from './part-label';
import { UnaskedChanges } from './unasked-changes';

export interface VersionConflictProps extends Pick<PartSurrounding, 'templates' | 'media'> {
  conflict: Conflict;
  onResolve: (choices: Choices) => void;
  /** Saves mine as a video of its own. Settles when that is done or has failed. */
  onKeepBoth: () => Promise<unknown>;
}

/** Two versions of one video that changed the same: both are shown, and each part is chosen. Cannot be waved away. */
export function VersionConflict({ conflict, templates, media, onResolve, onKeepBoth }: VersionConflictProps) {
  const t = useTranslator();
  const [choices, setChoices] = useState<Choices>({});
  const [isCopying, setCopying] = useState(false);
  const { base, mine, theirs, overlaps, onlyMine, onlyTheirs } = conflict;
  const surrounding = { versions: [mine, theirs, base], templates, media };
  const all = (side: Side) => setChoices(Object.fromEntries(overlaps.map(({ key }) => [key, side])));

  async function keepBoth() {
    setCopying(true);
    await onKeepBoth();
    setCopying(false);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      role="alertdialog"
      size="lg"
      title={t('saving.conflictTitle')}
      description={`${t('saving.conflictText', { count: overlaps.length })} ${t('saving.conflictUndo')}`}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" busy={isCopying} className="sr-conflict__both" onClick={keepBoth}>
            {t('saving.keepBoth')}
          </Button>
          <Button variant="primary" onClick={() => onResolve(choices)}>
            {t(decisions[decisionOf(overlaps, choices)])}
          </Button>
        </>
      }
    >
      <div className="sr-conflict">
        {overlaps.length > 1 && (
          <div className="sr-conflict__all">
            <Button size="sm" onClick={() => all('mine')}>
              {t('saving.allMine')}
            </Button>
            <Button size="sm" onClick={() => all('theirs')}>
              {t('saving.allTheirs')}
            </Button>
          </div>
        )}
        {overlaps.map((overlap) => (
          <OverlapChoice
            key={overlap.key}
            overlap={overlap}
            surrounding={surrounding}
            side={choices[overlap.key] ?? 'mine'}
            onSide={(side) => setChoices({ ...choices, [overlap.key]: side })}
          />
        ))}
        <UnaskedChanges onlyMine={onlyMine} onlyTheirs={onlyTheirs} surrounding={surrounding} />
      </div>
    </Dialog>
  );
}

const decisions = { mine: 'saving.keepMine', theirs: 'saving.takeTheirs', mixed: 'saving.keepChosen' } as const;

function decisionOf(overlaps: readonly Overlap[], choices: Choices): keyof typeof decisions {
  const sides = new Set(overlaps.map(({ key }) => choices[key] ?? 'mine'));
  const [only] = sides;
  return sides.size === 1 && only ? only : 'mixed';
}
