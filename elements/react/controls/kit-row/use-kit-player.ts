import { AUDIO_FLAGS, type AudioSample, type MusicKit } from '@spotreel/sdk/internal/contract';
import { useEffect, useRef, useState } from 'react';

/** Sound of a kit: its demo, else its first sample. */
export function demoOf(kit: MusicKit): AudioSample | undefined {
  return kit.audioSamples.find(({ flags }) => flags & AUDIO_FLAGS.demo) ?? kit.audioSamples[0];
}

/** Plays one kit at a time; `onPlay` silences what else sounds. Ends when the component goes. */
export function useKitPlayer(kits: readonly MusicKit[] | undefined, onPlay: () => void) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [playingKitId, setPlaying] = useState<number | null>(null);

  useEffect(() => () => audio.current?.pause(), []);

  function playKit(id: number | null) {
    audio.current?.pause();
    const kit = kits?.find((candidate) => candidate.id === id);
    const url = kit && demoOf(kit)?.url;
    setPlaying(url ? id : null);
    if (!url) return;
    onPlay();
    const player = new Audio(url);
    audio.current = player;
    player.onended = () => setPlaying(null);
    player.onerror = () => setPlaying(null);
    void player.play().catch(() => setPlaying(null));
  }

  return { playingKitId, playKit };
}
