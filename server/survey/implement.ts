import { implementWith } from '../account/implement';
import type { SurveyServices } from './services';

/** Implements calls for those who make surveys; see `service/implement-service.ts` for those who answer them. */
export const implement = implementWith<SurveyServices>();
