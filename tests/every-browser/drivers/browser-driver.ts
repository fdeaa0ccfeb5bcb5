/** What a journey needs of a browser: the same for each way to drive one. */
export type BrowserName = 'chromium' | 'firefox' | 'webkit';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One browser with one page and an empty profile. Positions are CSS px of the viewport. */
export interface BrowserDriver {
  readonly version: string;
  /** Resolves when the page is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs the source of a function without arguments in the page, and answers what it resolves with, as JSON. */
  evaluate(functionSource: string): Promise<unknown>;
  /** Chooses files in the `<input type="file">` that the function answers. */
  chooseFiles(functionSource: string, paths: readonly string[]): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  holdMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  /** Keys as `KeyboardEvent.key` names them. */
  holdKey(key: string): Promise<void>;
  releaseKey(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** Errors that the page had: exceptions, and what it wrote with `console.error`. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}
