import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<music-picker>`. Each is also an attribute. */
export interface MusicPickerElementProps extends AccountElementProps {
  /** `music-kit-id`: the music that is chosen. Default: none. */
  musicKitId?: number | undefined;
}

/** Events of `<music-picker>` with their `detail`. */
export interface MusicPickerElementEvents extends AccountElementEvents {
  /** Music was chosen; null for none. */
  'music-selected': { musicKitId: number | null; name: string };
}

/** The element `<music-picker>`. */
export type MusicPickerElement = ElementOf<MusicPickerElementProps, MusicPickerElementEvents>;

const EmbeddedMusicPicker = lazyPart(() =>
  import('../react/embed/embedded-music-picker').then((module) => ({ default: module.EmbeddedMusicPicker })),
);

export const musicPicker: ElementDefinition<MusicPickerElementProps, MusicPickerElementEvents> = {
  tag: 'music-picker',
  component: EmbeddedMusicPicker,
  props: { ...accountProps, musicKitId: 'number' },
  events: { ...accountEvents, 'music-selected': {} },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'music-picker': MusicPickerElement;
  }
}
