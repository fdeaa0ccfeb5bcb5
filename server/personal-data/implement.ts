import { implementWith } from '../account/implement';
import type { PersonalDataServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<PersonalDataServices>();
