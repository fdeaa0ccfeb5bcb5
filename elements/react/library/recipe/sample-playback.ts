/** The player of a recipe's page: created by the first `watch`, one for all styles and formats. */

import type { Player, PlayerState } from '@spotreel/sdk/internal/player';
import type { Composition } from '@spotreel/sdk/internal/scene';
import { atom } from 'nanostores';

type PlayerCode = typeof import('@spotreel/sdk/internal/player');

export class SamplePlayback {
  /** `off`: no video was asked for, or another style was chosen since. */
  readonly $state = atom<PlayerState | 'off'>('off');
  readonly $seconds = atom(0);
  readonly $isMuted = atom(false);
  #code: PlayerCode | undefined;
  #player: Player | undefined;

  /** Fetches the player ahead: browsers let sound out while a click is handled, not after a download. */
  readonly prepare = async (): Promise<void> => {
    this.#code ??= await import('@spotreel/sdk/internal/player');
  };

  /** Plays in `container` what `show` gives it next. Call it while a click is handled. Rejects when the player cannot be loaded. */
  readonly watch = async (container: HTMLElement, label: string): Promise<void> => {
    this.$state.set('loading');
    if (!this.#code) await this.prepare();
    if (this.$state.get() === 'off' || !this.#code) return;
    const player = this.#player ?? this.#create(this.#code, container, label);
    player.setLabel(label);
    player.setComposition(null);
    this.$state.set('loading');
    void player.play();
  };

  readonly show = (composition: Composition): void => this.#player?.setComposition(composition);
  readonly play = (): void => void this.#player?.play();
  readonly pause = (): void => this.#player?.pause();
  readonly toggle = (): void => (this.$state.get() === 'playing' ? this.pause() : this.play());
  readonly seek = (seconds: number): void => this.#player?.seek(seconds);

  readonly toggleMute = (): void => {
    this.$isMuted.set(!this.$isMuted.get());
    this.#player?.setMuted(this.$isMuted.get());
  };

  /** Back to the poster. */
  readonly stop = (): void => {
    this.#player?.setComposition(null);
    this.$state.set('off');
    this.$seconds.set(0);
  };

  readonly close = (): void => {
    this.#player?.destroy();
    this.#player = undefined;
    this.$state.set('off');
  };

  #create({ createPlayer }: PlayerCode, container: HTMLElement, label: string): Player {
    const player = createPlayer({ container, label, muted: this.$isMuted.get() });
    player.on('time', ({ seconds }) => this.$seconds.set(seconds));
    // without a video it idles, while the next one is made
    player.on('state', (state) => {
      if (state !== 'idle') this.$state.set(state);
    });
    this.#player = player;
    return player;
  }
}
