import { useStore } from '@nanostores/react';
import type { Template } from '@spotreel/sdk/contract';
import type { Player, PlayerState } from '@spotreel/sdk/player';
import type { TemplatePageStore } from '@spotreel/sdk/stores';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../foundation/reduced-motion';

export interface TemplatePlayer {
  /** Goes around the picture. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** The template itself is on show, not its poster. */
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  /** Something went wrong: there is nothing but pictures of it. */
  readonly isBroken: boolean;
  readonly toggle: () => void;
}

/** Plays the template itself, sharp at any size, again and again; where motion is to be reduced, once it is asked for. */
export function useTemplatePlayer(page: TemplatePageStore, template: Template): TemplatePlayer {
  const { kind, name, ingredient, id } = template;
  const isImage = kind === 'image';
  const room = useRef<HTMLDivElement>(null);
  const player = useRef<Player>(undefined);
  const [state, setState] = useState<PlayerState | 'off'>('off');
  const [isBroken, setBroken] = useState(false);
  const [isWanted, setWanted] = useState(() => isImage || !prefersReducedMotion());
  const { data: sample, failure } = useStore(page.$sample);
  const composition = sample?.templateId === id ? sample.composition : undefined;
  const stillSeconds = ingredient.keyframes[0] ?? 0;

  useEffect(() => {
    if (isWanted && id) void page.loadSample();
  }, [page, id, isWanted]);
  useEffect(() => {
    const container = room.current;
    if (!composition || !container) return;
    let isOver = false;
    import('@spotreel/sdk/player')
      .then(({ createPlayer }) => {
        if (isOver) return;
        const created = createPlayer({ container, label: name, loop: true, muted: true });
        player.current = created;
        created.on('state', setState);
        created.on('error', () => setBroken(true));
        created.setComposition(composition);
        if (isImage) created.seek(stillSeconds);
        else void created.play();
      })
      .catch(() => setBroken(true));
    return () => {
      isOver = true;
      player.current?.destroy();
      player.current = undefined;
      setState('off');
    };
  }, [composition, name, isImage, stillSeconds]);

  return {
    room,
    isOn: state !== 'off' && state !== 'idle' && state !== 'loading',
    isPlaying: state === 'playing',
    isBroken: isBroken || failure !== undefined,
    toggle: () => {
      setWanted(true);
      if (state === 'playing') player.current?.pause();
      else void player.current?.play();
    },
  };
}
