import type { Parsing } from '../platform/parsing/parsing';
import type { RenderServices } from '../render/services';
import type { packageParsers } from './parsers';

export type TemplatePackageServices = RenderServices & {
  /** The local file behind a key; rejects when there is none. */
  readonly localSource: (key: string) => Promise<string>;
  readonly parsing: Parsing<typeof packageParsers>;
};
