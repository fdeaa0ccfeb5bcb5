import { useStore } from '@nanostores/react';
import type { RecipePageStore } from '@spotreel/sdk/internal/stores';
import { Pause, Play } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../controls/button/button';
import { demoOf, useKitPlayer } from '../../controls/kit-row/use-kit-player';
import { Waveform } from '../../controls/waveform/waveform';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { useLatest } from '../../foundation/use-latest';

export interface RecipeKitProps {
  page: RecipePageStore;
  /** Something else on the page sounds. */
  isSilenced: boolean;
  onSound: () => void;
}

/** The music of the chosen style, to be heard. A library without it shows nothing here. */
export function RecipeKit({ page, isSilenced, onSound }: RecipeKitProps) {
  const t = useTranslator();
  const { data: kit, failure } = useStore(page.$kit);
  const { playingKitId, playKit } = useKitPlayer(kit && [kit], onSound);
  const silence = useLatest(() => playKit(null));
  useEffect(() => {
    if (isSilenced) silence();
  }, [isSilenced, silence]);
  if (!kit || failure) return null;
  const isPlaying = playingKitId === kit.id;
  return (
    <section className="sr-detail__part">
      <header>
        <h2 className="sr-page__heading">{t('recipe.music')}</h2>
        <p className="sr-page__text sr-detail__text">{t('recipe.musicText')}</p>
      </header>
      <div className={classNames('sr-detail__kit', isPlaying && 'sr-detail__kit--playing')}>
        <IconButton
          label={t(isPlaying ? 'music.stopKit' : 'music.playKit', { name: kit.name })}
          variant="primary"
          size="lg"
          onClick={() => playKit(isPlaying ? null : kit.id)}
        >
          {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
        </IconButton>
        <div>
          <strong>{kit.name}</strong>
          <p className="sr-detail__scene-facts">
            {[t('music.kitTempo', { count: kit.bpm }), ...kit.moods].join(' · ')}
          </p>
        </div>
        <Waveform peaks={demoOf(kit)?.peaks ?? []} className="sr-detail__waveform" />
      </div>
    </section>
  );
}
