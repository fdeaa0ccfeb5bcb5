import type { LanguageCode } from '@spotreel/sdk/internal/i18n';
import type { AccountServices } from '../account/services';
import type { HelpFiles } from './files/help-files';
import type { HelpContent } from './help-content';
import type { LearningContent } from './learning/learning-content';

/** What one language has. Texts that are not translated are English. */
export interface HelpContents {
  readonly help: HelpContent;
  readonly learning: LearningContent;
}

export type HelpServices = AccountServices & {
  readonly helpIn: (language: LanguageCode) => Promise<HelpContents>;
  readonly helpFiles: HelpFiles;
};
