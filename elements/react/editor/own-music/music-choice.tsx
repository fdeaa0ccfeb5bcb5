import type { Media } from '@spotreel/sdk/internal/contract';
import type { Failure } from '@spotreel/sdk/internal/stores';
import { Check } from 'lucide-react';
import { RetryButton } from '../../controls/button/retry-button';
import { Dialog } from '../../controls/dialog/dialog';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { SoundButton } from '../../controls/sound-button/sound-button';
import { timeText } from '../../controls/transport/time-text';
import { Waveform } from '../../controls/waveform/waveform';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

export interface MusicChoiceProps {
  /** Music of the account; undefined while loading. */
  files: readonly Media[] | undefined;
  failure: Failure | undefined;
  chosenId: number | undefined;
  onRetry: () => void;
  /** Silences the video. */
  onPlay: () => void;
  onChoose: (file: Media) => void;
  onClose: () => void;
}

/** Chooses music from the library of the account, by ear. */
export function MusicChoice(props: MusicChoiceProps) {
  const { files, failure, onRetry, onClose } = props;
  const t = useTranslator();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} closeLabel={t('app.close')} title={t('ownMusic.choose')}>
      {!files && failure && (
        <Notice tone="danger" action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}>
          {failure.message}
        </Notice>
      )}
      {files?.length === 0 && <p className="sr-field__hint">{t('ownMusic.empty')}</p>}
      <ul className="sr-kits sr-list" aria-busy={!files && !failure}>
        {files?.map((file) => (
          <MusicRow key={file.id} file={file} {...props} />
        ))}
        {!files && !failure && <Loading />}
      </ul>
    </Dialog>
  );
}

function Loading() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="sr-kit sr-kit--loading">
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </li>
  ));
}

function MusicRow({ file, chosenId, onPlay, onChoose }: MusicChoiceProps & { file: Media }) {
  const t = useTranslator();
  const { id, name, url, props } = file;
  const isChosen = id === chosenId;
  return (
    <li className={classNames('sr-kit', isChosen && 'sr-kit--selected')}>
      <SoundButton
        url={url}
        labels={{ play: t('music.playKit', { name }), stop: t('music.stopKit', { name }) }}
        onPlay={onPlay}
      />
      <button type="button" className="sr-kit__use" aria-pressed={isChosen} onClick={() => onChoose(file)}>
        <span className="sr-kit__name">
          <span className="sr-own-music__title">{name}</span>
          {isChosen && <Check aria-label={t('music.inUse')} />}
        </span>
        <span className="sr-kit__facts">{timeText(props.duration ?? 0)}</span>
        <Waveform peaks={props.peaks ?? []} className="sr-kit__waveform" />
      </button>
    </li>
  );
}
