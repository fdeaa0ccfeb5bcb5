import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import type { Module } from '../platform/modules/module';
import { closeIn, recordsOf } from '../platform/modules/personal-data';
import { projectDomain } from '../project/domain';
import { accountDeletion } from './removal/account-deletion';

export interface PersonalDataOptions {
  /** All modules: each knows its records about a person. */
  readonly modules: readonly Module[];
}

/** Records about a person, and the end of an account. */
export const personalDataDomain = defineDomain({
  name: 'personal-data',
  needs: [accountDomain, projectDomain],
  provide(needed, { modules }: PersonalDataOptions) {
    const closeInModules = closeIn(modules);
    return {
      closeInModules,
      recordsOfModules: recordsOf(modules),
      deleteAccount: accountDeletion({ ...needed, closeInModules }),
    };
  },
});

export type PersonalDataServices = ServicesOf<typeof personalDataDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<PersonalDataServices>();
