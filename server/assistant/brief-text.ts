import { MAX_BRIEF_LENGTH } from '@spotreel/sdk/contract';
import { invalidFields } from '../platform/http/api-error';

/** A brief that says more. Throws `validation_failed` where it would be too long. */
export function withAddition(brief: string, addition: string | null): string {
  if (addition === null) return brief;
  const text = `${brief.replace(/[.\s]+$/u, '')}. ${addition}`;
  if (text.length > MAX_BRIEF_LENGTH) throw invalidFields({ message: ['The brief would be too long with it'] });
  return text;
}
