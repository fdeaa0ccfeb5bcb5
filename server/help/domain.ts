import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { openHelp } from './open-help';

export interface HelpOptions {
  /** Folders with help articles; a later one replaces articles of an earlier one. Default: none. */
  readonly helpFolders?: readonly string[];
}

/** Articles, tutorials and lessons. */
export const helpDomain = defineDomain({
  name: 'help',
  needs: [accountDomain],
  provide: ({ log }, { helpFolders = [] }: HelpOptions) => openHelp(helpFolders, log),
});

export type HelpServices = ServicesOf<typeof helpDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<HelpServices>();
