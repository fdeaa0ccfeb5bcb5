import { Check, Pause, Play } from 'lucide-react';
import { Button, IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { lateStyles } from '../foundation/late-styles';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { FormSection } from '../scene-form/form-section';
import { Skeleton } from '../skeleton/skeleton';
import { Waveform } from '../waveform/waveform';
import waveformCss from '../waveform/waveform.css?inline';
import musicPanelCss from './music-panel.css?inline';

export interface MusicKitChoice {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  readonly peaks: readonly number[];
  readonly isDefault: boolean;
  /** Its tempo is not the style's. */
  readonly otherTempo: boolean;
}

/** One way to put a kit's samples together. */
export interface ArrangementChoice {
  /** Ids of its samples, in order: what makes it distinct. */
  readonly sampleIds: readonly number[];
  readonly percent: number;
  readonly fit: string;
  readonly peaks: readonly number[];
}

export interface MusicPanelProps {
  /** undefined while loading. */
  kits: readonly MusicKitChoice[] | undefined;
  selectedKitId: number | null;
  arrangements: readonly ArrangementChoice[] | undefined;
  selectedSampleIds: readonly number[];
  playingKitId: number | null;
  /** The scenes have changed since the music was fitted. */
  isOutdated: boolean;
  onPlayKit: (id: number | null) => void;
  onKit: (id: number | null) => void;
  onArrangement: (sampleIds: readonly number[]) => void;
  onRefit: () => void;
}

const useStyles = lateStyles([musicPanelCss, waveformCss]);

/** Choose a kit by ear, then how it is put together for the scenes. */
export function MusicPanel(props: MusicPanelProps) {
  useStyles();
  const { kits, selectedKitId, isOutdated, onKit, onRefit } = props;
  const t = useTranslator();
  return (
    <div className="sr-scene-form">
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
      <FormSection title={t('music.kits')}>
        <ul className="sr-kits sr-list" aria-busy={!kits}>
          {kits ? (
            kits.map((kit) => <KitRow key={kit.id} kit={kit} {...props} />)
          ) : (
            <li>
              <Skeleton shape="title" />
            </li>
          )}
          <li className={classNames('sr-kit', selectedKitId === null && 'sr-kit--selected')}>
            <button
              type="button"
              className="sr-kit__use"
              aria-pressed={selectedKitId === null}
              onClick={() => onKit(null)}
            >
              {t('music.none')}
            </button>
          </li>
        </ul>
      </FormSection>
      {selectedKitId !== null && <Arrangements {...props} />}
    </div>
  );
}

function KitRow({ kit, selectedKitId, playingKitId, onPlayKit, onKit }: MusicPanelProps & { kit: MusicKitChoice }) {
  const t = useTranslator();
  const isSelected = kit.id === selectedKitId;
  const isPlaying = kit.id === playingKitId;
  return (
    <li className={classNames('sr-kit', isSelected && 'sr-kit--selected')}>
      <IconButton
        label={t(isPlaying ? 'music.stopKit' : 'music.playKit', { name: kit.name })}
        variant="secondary"
        onClick={() => onPlayKit(isPlaying ? null : kit.id)}
      >
        {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      </IconButton>
      <button type="button" className="sr-kit__use" aria-pressed={isSelected} onClick={() => onKit(kit.id)}>
        <span className="sr-kit__name">
          {kit.name}
          {isSelected && <Check aria-label={t('music.inUse')} />}
        </span>
        <span className="sr-kit__facts">
          {t('music.kitTempo', { count: kit.bpm })} · {kit.moods.join(', ')}
          {kit.isDefault && ` · ${t('music.default')}`}
        </span>
        <Waveform peaks={kit.peaks} />
        {kit.otherTempo && <span className="sr-kit__warning">{t('music.otherTempo')}</span>}
      </button>
    </li>
  );
}

function Arrangements({ arrangements, selectedSampleIds, onArrangement }: MusicPanelProps) {
  const t = useTranslator();
  const selected = selectedSampleIds.join();
  return (
    <FormSection title={t('music.arrangement')} hint={t('music.arrangementHint')}>
      {arrangements?.length === 0 && <p className="sr-field__hint">{t('music.noFit')}</p>}
      <ul className="sr-kits sr-list" aria-busy={!arrangements}>
        {arrangements?.map((arrangement, index) => (
          <li
            key={arrangement.sampleIds.join()}
            className={classNames('sr-kit', arrangement.sampleIds.join() === selected && 'sr-kit--selected')}
          >
            <button
              type="button"
              className="sr-kit__use"
              aria-pressed={arrangement.sampleIds.join() === selected}
              onClick={() => onArrangement(arrangement.sampleIds)}
            >
              <span className="sr-kit__name">{t('music.variant', { number: index + 1 })}</span>
              <span className="sr-kit__facts">
                {arrangement.fit} · {t('music.match', { percent: Math.round(arrangement.percent) })}
              </span>
              <Waveform peaks={arrangement.peaks} />
            </button>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
