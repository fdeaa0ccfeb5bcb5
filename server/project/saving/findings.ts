import type { ErrorCode } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';

/** Problems of a save, collected so that one answer names all of them. */
export class Findings {
  readonly #details: Record<string, string[]> = {};
  #code: ErrorCode | undefined;

  /** The answer has the code of the first finding. */
  add(code: ErrorCode, path: string, text: string): void {
    this.#code ??= code;
    this.#details[path] = [...(this.#details[path] ?? []), text];
  }

  /** Field path -> texts; empty when nothing is wrong. */
  get details(): Readonly<Record<string, readonly string[]>> {
    return this.#details;
  }

  throwIfAny(): void {
    if (this.#code) throw new ApiError(this.#code, { details: this.#details });
  }
}
