import { Pause, Play } from 'lucide-react';
import { IconButton } from '../button/button';
import { useSound } from './use-sound';

export interface SoundButtonProps {
  url: string;
  /** Labels while nothing sounds, and while the file does. */
  labels: { readonly play: string; readonly stop: string };
  size?: 'sm' | 'md';
  /** Silences what else sounds. */
  onPlay?: () => void;
}

/** Listens to a file of the account, and stops. */
export function SoundButton({ url, labels, size = 'md', onPlay }: SoundButtonProps) {
  const { isPlaying, toggle } = useSound(url, onPlay);
  return (
    <IconButton label={isPlaying ? labels.stop : labels.play} variant="secondary" size={size} onClick={toggle}>
      {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
    </IconButton>
  );
}
