import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button';
import kitRowCss from '../../controls/kit-row/kit-row.css?inline';
import { Notice } from '../../controls/notice/notice';
import waveformCss from '../../controls/waveform/waveform.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { KitList, type KitListProps } from './kit-list';
import musicPanelCss from './music-panel.css?inline';
import { ProposalCards, type ProposalCardsProps } from './proposal-cards';
import { TrackEditor, type TrackEditorProps } from './track-editor';

export interface MusicPanelProps extends KitListProps {
  /** The chosen kit is no longer in the library: another one wants to be chosen. */
  isKitGone: boolean;
  /** The scenes have changed since the music was fitted. */
  isOutdated: boolean;
  onRefit: () => void;
  proposals: ProposalCardsProps;
  /** Music of the account. */
  ownMusic: ReactNode;
  /** undefined without music, or where its kit is not known. */
  track: TrackEditorProps | undefined;
}

const useStyles = lazyStyles([waveformCss, kitRowCss, musicPanelCss]);

/** Own music is first: its place is the same with a song and without one, whatever the notices about other music say. Else choose music by ear, then how it is put together for the scenes, then sample by sample. */
export function MusicPanel({ isKitGone, isOutdated, onRefit, proposals, ownMusic, track, ...kits }: MusicPanelProps) {
  useStyles();
  const t = useTranslator();
  return (
    <div className="sr-scene-form">
      {ownMusic}
      {isKitGone && (
        <Notice tone="warning" title={t('saving.missingKit')}>
          {t('repair.chooseKit')}
        </Notice>
      )}
      {isOutdated && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={onRefit}>
              {t('music.refit')}
            </Button>
          }
        >
          {t('music.outdated')}
        </Notice>
      )}
      {typeof kits.selectedKitId === 'number' && !isKitGone && <ProposalCards {...proposals} />}
      {track && <TrackEditor {...track} />}
      <KitList {...kits} />
    </div>
  );
}
