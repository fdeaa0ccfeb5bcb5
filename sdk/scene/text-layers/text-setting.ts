/** Settings for the texts of a document. */
import type { SceneNotice } from '../composition';
import type { LottieFont } from '../lottie';
import type { TextShaper } from '../text-shaper';
import type { SceneMemory } from './scene-memory';
import type { StyleOverrides } from './text-style';

export interface TextContent extends Omit<StyleOverrides, 'languages'> {
  /** Hints on the language of a slot's text beside its letters: BCP 47, the most telling first. */
  readonly languagesOf: (slot: string | undefined) => readonly string[];
  /** Text of a slot; undefined: the template's own. */
  readonly textOf: (slot: string) => string | undefined;
  /** Field of a slot; undefined: none. */
  readonly fieldOf: (slot: string) => string | undefined;
  /** Reports a text that does not fit its box or touches what it has to keep clear of, and letters that no font has. */
  readonly onNotice: (notice: Pick<SceneNotice, 'code' | 'letters'> & { slot: string }) => void;
}

export interface TextSetting {
  readonly fonts: readonly LottieFont[];
  readonly content: TextContent;
  readonly shaper: TextShaper;
  readonly memory: SceneMemory;
  /** The frame at which places count. */
  readonly restFrame: number;
}
