import { type BackgroundValue, backgroundValue } from '../../../contract/project/background';

/** By the contract's own schema, so that what is read can be saved. */
export function readBackground(value: unknown): BackgroundValue | undefined {
  const result = backgroundValue['~standard'].validate(value);
  return result instanceof Promise || result.issues ? undefined : result.value;
}
