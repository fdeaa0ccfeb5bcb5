import type { PageSettings } from '../define/page-settings';

/** Command that runs once the loader is there. */
export type SpotreelCommand = (spotreel: SpotreelLoader) => void;

/**
 * The loader of a page, as `window.spotreel`. Before the script has come, pages keep their commands in an array of this
 * name: `(window.spotreel = window.spotreel || []).push((spotreel) => spotreel.configure({ locale: 'de' }))`.
 */
export interface SpotreelLoader {
  /** Version of the elements that it loads. */
  readonly version: string;
  readonly settings: PageSettings;
  /** Changes settings of all elements, those on the page included. What an element was given itself stays. */
  configure(settings: PageSettings): void;
  /**
   * Loads elements before they are on the page, by their tags without prefix: `preload('project-editor')`. It is also the way
   * to load those inside a shadow root. Rejects with a `SpotreelLoadError`.
   */
  preload(...tags: string[]): Promise<void>;
  /** Runs commands at once. One that throws does not keep the next from running. */
  push(...commands: SpotreelCommand[]): void;
}

declare global {
  var spotreel: SpotreelLoader | SpotreelCommand[] | undefined;
}
