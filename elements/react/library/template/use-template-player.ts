import { useStore } from '@nanostores/react';
import type { Template } from '@spotreel/sdk/internal/contract';
import type { Player, PlayerState } from '@spotreel/sdk/internal/player';
import type { Composition } from '@spotreel/sdk/internal/scene';
import type { TemplatePageStore } from '@spotreel/sdk/internal/stores';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../foundation/styles/reduced-motion';

export interface TemplatePlayer {
  /** The element that the player puts its picture into. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** The template itself is visible, not its poster. */
  readonly isOn: boolean;
  readonly isPlaying: boolean;
  /** The template cannot be played: only its posters are shown. */
  readonly isBroken: boolean;
  readonly toggle: () => void;
}

/** Plays the template itself, sharp at any size, in a loop. With reduced motion it plays after a click. */
export function useTemplatePlayer(page: TemplatePageStore, template: Template): TemplatePlayer {
  const { kind, id } = template;
  const container = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(() => kind === 'image' || !prefersReducedMotion());
  const { data: sample, failure } = useStore(page.$sample);
  const composition = sample?.templateId === id ? sample.composition : undefined;

  useEffect(() => {
    if (isWanted && id) void page.loadSample();
  }, [page, id, isWanted]);
  const { player, state, isBroken } = useLoopingPlayer(container, composition, template);

  return {
    container,
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

/** The player of a composition; `off` without one. An image stays at its still. */
function useLoopingPlayer(
  container: RefObject<HTMLDivElement | null>,
  composition: Composition | undefined,
  { kind, name, ingredient }: Template,
) {
  const player = useRef<Player>(undefined);
  const [state, setState] = useState<PlayerState | 'off'>('off');
  const [isBroken, setBroken] = useState(false);
  const isImage = kind === 'image';
  const stillSeconds = ingredient.keyframes[0] ?? 0;
  useEffect(() => {
    const element = container.current;
    if (!composition || !element) return;
    let isOver = false;
    import('@spotreel/sdk/internal/player')
      .then(({ createPlayer }) => {
        if (isOver) return;
        const created = createPlayer({ container: element, label: name, loop: true, muted: true });
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
  }, [container, composition, name, isImage, stillSeconds]);
  return { player, state, isBroken };
}
