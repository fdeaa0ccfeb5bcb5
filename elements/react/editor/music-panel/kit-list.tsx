import type { Failure } from '@spotreel/sdk/internal/stores';
import { Check, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Waveform } from '../../controls/waveform/waveform';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { FormSection } from '../scene-form/form-section';

export interface MusicKitChoice {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  readonly peaks: readonly number[];
  readonly isDefault: boolean;
  /** Its tempo is not the style's: how many of the cuts still land on a bar line. */
  readonly cuts: { readonly cuts: number; readonly onBar: number } | undefined;
}

export interface KitListProps {
  /** undefined while loading. */
  kits: readonly MusicKitChoice[] | undefined;
  /** Reason why they could not be loaded. */
  failure: Failure | undefined;
  onRetry: () => void;
  /** Null: no music. Undefined: the video plays music that is no kit. */
  selectedKitId: number | null | undefined;
  playingKitId: number | null;
  onPlayKit: (id: number | null) => void;
  onKit: (id: number | null) => void;
}

/** Music to choose by ear, narrowed down by mood and tempo. What is in use stays in sight. */
export function KitList(props: KitListProps) {
  const { kits, failure, onRetry, selectedKitId, onKit } = props;
  const t = useTranslator();
  const [mood, setMood] = useState('');
  const [bpm, setBpm] = useState(0);
  const shown = kits?.filter(
    (kit) => kit.id === selectedKitId || ((!mood || kit.moods.includes(mood)) && (!bpm || kit.bpm === bpm)),
  );
  return (
    <FormSection title={t('music.title')}>
      {kits && <KitFilters kits={kits} mood={mood} bpm={bpm} onMood={setMood} onBpm={setBpm} />}
      {failure && (
        <Notice tone="danger" action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}>
          {failure.message}
        </Notice>
      )}
      <ul className="sr-kits sr-list" aria-busy={!kits && !failure}>
        {shown?.map((kit) => (
          <KitRow key={kit.id} kit={kit} {...props} />
        ))}
        {!shown && !failure && <Loading />}
        {shown?.length === 0 && <li className="sr-field__hint">{t('arrangement.noKits')}</li>}
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
  );
}

interface KitFiltersProps {
  kits: readonly MusicKitChoice[];
  mood: string;
  bpm: number;
  onMood: (mood: string) => void;
  onBpm: (bpm: number) => void;
}

function KitFilters({ kits, mood, bpm, onMood, onBpm }: KitFiltersProps) {
  const t = useTranslator();
  const moods = [...new Set(kits.flatMap((kit) => kit.moods))].sort();
  const tempos = [...new Set(kits.map((kit) => kit.bpm))].sort((a, b) => a - b);
  return (
    <div className="sr-kit-filters">
      <select
        className="sr-input"
        aria-label={t('arrangement.mood')}
        value={mood}
        onChange={(event) => onMood(event.currentTarget.value)}
      >
        <option value="">{t('arrangement.allMoods')}</option>
        {moods.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        className="sr-input"
        aria-label={t('arrangement.tempo')}
        value={bpm}
        onChange={(event) => onBpm(Number(event.currentTarget.value))}
      >
        <option value={0}>{t('arrangement.allTempos')}</option>
        {tempos.map((tempo) => (
          <option key={tempo} value={tempo}>
            {t('music.kitTempo', { count: tempo })}
          </option>
        ))}
      </select>
    </div>
  );
}

function Loading() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="sr-kit">
      <Skeleton shape="title" />
    </li>
  ));
}

function KitRow({ kit, selectedKitId, playingKitId, onPlayKit, onKit }: KitListProps & { kit: MusicKitChoice }) {
  const t = useTranslator();
  const isSelected = kit.id === selectedKitId;
  const isPlaying = kit.id === playingKitId;
  const { cuts } = kit;
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
          <bdi>{kit.name}</bdi>
          {isSelected && <Check aria-label={t('music.inUse')} />}
        </span>
        <span className="sr-kit__facts">
          {t('music.kitTempo', { count: kit.bpm })} · {kit.moods.join(', ')}
          {kit.isDefault && ` · ${t('music.default')}`}
        </span>
        <Waveform peaks={kit.peaks} className="sr-kit__waveform" />
        {cuts && cuts.onBar < cuts.cuts && <span className="sr-kit__warning">{t('arrangement.cuts')}</span>}
      </button>
    </li>
  );
}
