import { useStore } from '@nanostores/react';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import type { SamplePlayback } from './sample-playback';

export interface SampleButtonProps {
  playback: SamplePlayback;
  /** Name of what is played. */
  style: string;
  isMaking: boolean;
  onWatch: () => void;
}

/** Watch, pause, go on, watch again: one button, which keeps the focus through all of it. */
export function SampleButton({ playback, style, isMaking, onWatch }: SampleButtonProps) {
  const t = useTranslator();
  const state = useStore(playback.$state);
  const isPlaying = state === 'playing' || state === 'loading';
  if (state === 'off' || state === 'ended') {
    const isNew = state === 'off';
    return (
      <Button
        key="sample"
        icon={isNew ? <Play aria-hidden fill="currentColor" /> : <RotateCcw aria-hidden />}
        aria-label={isNew ? t('recipe.watchStyle', { style }) : undefined}
        onClick={onWatch}
      >
        {t(isNew ? 'recipe.watch' : 'recipe.watchAgain')}
      </Button>
    );
  }
  return (
    <Button
      key="sample"
      variant="quiet"
      size="sm"
      className="sr-button--icon"
      icon={isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      aria-label={t(isPlaying ? 'editor.pause' : 'editor.play')}
      busy={isMaking}
      onClick={playback.toggle}
    />
  );
}
