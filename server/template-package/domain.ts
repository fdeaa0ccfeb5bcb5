import { implementInLibrary } from '../library/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { renderDomain } from '../render/services';
import type { packageParsers } from './parsers';

export interface TemplatePackageOptions {
  readonly parsing: ParsingPool;
}

/** Templates that teams bring themselves. */
export const templatePackageDomain = defineDomain({
  name: 'template-package',
  needs: [renderDomain],
  provide: (_needed, { parsing }: TemplatePackageOptions) => ({
    parsing: typedParsing<typeof packageParsers>(parsing),
  }),
});

export type TemplatePackageServices = ServicesOf<typeof templatePackageDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<TemplatePackageServices>({ inEnglish: true });
