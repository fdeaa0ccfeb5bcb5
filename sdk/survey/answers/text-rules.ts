import { isHttpUrl, toHttpUrl } from '../../base/link';
import type { TextInputType } from '../../contract/surveys/question';

export type TextProblem = 'invalid_email' | 'invalid_url' | 'invalid_number' | 'invalid_phone';

/** A plus, then digits and spaces (docs/rules/surveys.md#answers). */
const PHONE = /^\+[0-9 ]*[0-9][0-9 ]*$/;
/** As loose as browsers are: a refused true address costs an answer. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

/** Stored form of a typed text: without blanks around it, links with their scheme; undefined for none. */
export function textAnswer(inputType: TextInputType, typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return inputType === 'url' ? toHttpUrl(text) : text;
}

/** Problem of a text that is not empty. */
export function textProblem(inputType: TextInputType, text: string): TextProblem | undefined {
  switch (inputType) {
    case 'email':
      return EMAIL.test(text) ? undefined : 'invalid_email';
    case 'url':
      return isHttpUrl(text) ? undefined : 'invalid_url';
    case 'number':
      return Number.isFinite(Number(text)) ? undefined : 'invalid_number';
    case 'phone':
      return PHONE.test(text) ? undefined : 'invalid_phone';
    default:
      return undefined;
  }
}
