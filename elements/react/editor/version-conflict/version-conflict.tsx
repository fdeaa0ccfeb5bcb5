import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { PartChoices, VersionSide } from '@spotreel/sdk/internal/project';
import type { Conflict } from '@spotreel/sdk/internal/stores';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { OverlapChoice } from './overlap-choice';
import type { PartSurrounding } from './part-label';
import { UnaskedChanges } from './unasked-changes';
import versionConflictCss from './version-conflict.css?inline';

export interface VersionConflictProps extends Pick<PartSurrounding, 'templates' | 'media' | 'names'> {
  conflict: Conflict;
  open: boolean;
  /** Decides later. */
  onPutOff: () => void;
  onResolve: (choices: PartChoices) => void;
  /** Saves mine as a video of its own. Settles when that is done or has failed. */
  onKeepBoth: () => Promise<unknown>;
}

const useStyles = lazyStyles([versionConflictCss]);

/** Two versions of one video that changed the same: both are shown, and each part is chosen. */
export function VersionConflict(props: VersionConflictProps) {
  useStyles();
  const { conflict, open, templates, media, names, onPutOff, onResolve, onKeepBoth } = props;
  const t = useTranslator();
  const [choices, setChoices] = useState<PartChoices>({});
  const body = useRef<HTMLDivElement>(null);
  const { base, mine, theirs, overlaps, onlyMine, onlyTheirs } = conflict;
  const surrounding = { versions: [mine, theirs, base], templates, media, names };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onPutOff()}
      role="alertdialog"
      // the first choice, not the close button
      initialFocus={() => body.current?.querySelector('input:checked') ?? null}
      size="lg"
      title={t('saving.conflictTitle')}
      description={`${t('saving.conflictText', { count: overlaps.length })} ${t('saving.conflictUndo')}`}
      closeLabel={t('app.close')}
      footer={
        <>
          <KeepBoth onKeepBoth={onKeepBoth} />
          <Button variant="primary" onClick={() => onResolve(choices)}>
            {decisionText(conflict, choices, t)}
          </Button>
        </>
      }
    >
      <div ref={body} className="sr-conflict">
        <Overlaps overlaps={overlaps} surrounding={surrounding} choices={choices} onChoices={setChoices} />
        <UnaskedChanges onlyMine={onlyMine} onlyTheirs={onlyTheirs} surrounding={surrounding} />
      </div>
    </Dialog>
  );
}

interface OverlapsProps {
  overlaps: Conflict['overlaps'];
  surrounding: PartSurrounding;
  choices: PartChoices;
  onChoices: (choices: PartChoices) => void;
}

/** A choice for each part that both versions changed, and one for all parts. */
function Overlaps({ overlaps, surrounding, choices, onChoices }: OverlapsProps) {
  const all = (side: VersionSide) => onChoices(Object.fromEntries(overlaps.map(({ key }) => [key, side])));
  return (
    <>
      {overlaps.length > 1 && <AllOfOneSide onSide={all} />}
      {overlaps.map((overlap) => (
        <OverlapChoice
          key={overlap.key}
          overlap={overlap}
          surrounding={surrounding}
          side={choices[overlap.key] ?? 'mine'}
          onSide={(side) => onChoices({ ...choices, [overlap.key]: side })}
        />
      ))}
    </>
  );
}

function AllOfOneSide({ onSide }: { onSide: (side: VersionSide) => void }) {
  const t = useTranslator();
  return (
    <div className="sr-conflict__all">
      <Button size="sm" onClick={() => onSide('mine')}>
        {t('saving.allMine')}
      </Button>
      <Button size="sm" onClick={() => onSide('theirs')}>
        {t('saving.allTheirs')}
      </Button>
    </div>
  );
}

function KeepBoth({ onKeepBoth }: Pick<VersionConflictProps, 'onKeepBoth'>) {
  const t = useTranslator();
  const [isCopying, setCopying] = useState(false);

  async function keepBoth() {
    setCopying(true);
    await onKeepBoth();
    setCopying(false);
  }

  return (
    <Button variant="quiet" busy={isCopying} className="sr-conflict__both" onClick={keepBoth}>
      {t('saving.keepBoth')}
    </Button>
  );
}

/** Effect of the button, to the last change: changes of the other side alone stay too. */
function decisionText({ overlaps, onlyMine, onlyTheirs }: Conflict, choices: PartChoices, t: Translator): string {
  const sides = new Set(overlaps.map(({ key }) => choices[key] ?? 'mine'));
  if (sides.size > 1) return t('saving.keepChosen');
  if (sides.has('theirs')) {
    const count = onlyMine.length;
    return count > 0 ? t('saving.takeTheirsToo', { count }) : t('saving.takeTheirs');
  }
  const count = onlyTheirs.length;
  return count > 0 ? t('saving.keepMineToo', { count }) : t('saving.keepMine');
}
