import { implementInLibrary } from '../library/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { renderDomain } from '../render/domain';
import type { RenderPort } from '../render/engine-port';
import type { packageParsers } from './parsers';

export interface TemplatePackageOptions {
  /** Paints previews in jobs. Without it there are no such jobs here. */
  readonly engine: RenderPort | { readonly unavailable: string };
  readonly parsing: ParsingPool;
}

/** Templates that teams bring themselves. */
export const templatePackageDomain = defineDomain({
  name: 'template-package',
  needs: [renderDomain],
  provide: ({ renders }, { engine, parsing }: TemplatePackageOptions) => ({
    /** Paints in jobs, which do not wait in turn with callers. */
    motionEngine: 'unavailable' in engine ? { motion: renders.paintMotion } : engine,
    parsing: typedParsing<typeof packageParsers>(parsing),
  }),
});

export type TemplatePackageServices = ServicesOf<typeof templatePackageDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<TemplatePackageServices>({ inEnglish: true });
