import type { AccountServices } from '../account/services';
import type { HelpContent } from './help-content';

export type HelpServices = AccountServices & { readonly help: HelpContent };
