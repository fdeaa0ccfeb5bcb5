import type { Ratio } from '@spotreel/sdk/internal/contract';

/** A frame of a scene of the library, at the moment of its still. */
export interface ExampleFrame {
  /** Id of the ingredient. */
  readonly sceneId: number;
  readonly ratio: Ratio;
  /** Texts and colors by `innerReference`. Default: those of the scene. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly colors?: Readonly<Record<string, `#${string}`>>;
}

/** A picture for a lesson: how not to do it, and how to do it. It is painted to `screens/<name>.webp`. */
export interface Example {
  readonly name: string;
  /** Description of the picture for people who do not see it. */
  readonly alt: string;
  /** `stacked`: two landscape frames, one above the other; `phones`: each on the screen of an upright phone. */
  readonly shape: 'stacked' | 'phones';
  readonly before: ExampleFrame;
  readonly after: ExampleFrame;
}
