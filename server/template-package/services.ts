import type { RenderServices } from '../render/services';

export type TemplatePackageServices = RenderServices & {
  /** The local file behind a key; rejects when there is none. */
  readonly localSource: (key: string) => Promise<string>;
};
