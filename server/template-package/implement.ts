import { implementInLibrary } from '../library/implement';
import type { TemplatePackageServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<TemplatePackageServices>({ inEnglish: true });
