import type { AccountServices } from '../account/services';
import type { HelpFiles } from './files/help-files';
import type { HelpContent } from './help-content';
import type { LearningContent } from './learning/learning-content';

export type HelpServices = AccountServices & {
  readonly help: HelpContent;
  readonly learning: LearningContent;
  readonly helpFiles: HelpFiles;
};
