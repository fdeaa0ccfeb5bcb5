import { storable } from '@spotreel/sdk/internal/base';
import type { FindingCode, PackageFinding } from '@spotreel/sdk/internal/contract';
import { hintOf } from './hints';

interface Place {
  readonly file?: string;
  readonly layer?: string;
  readonly field?: string;
  readonly feature?: string;
  readonly still?: NonNullable<PackageFinding['still']>;
}

/** More than these of one code and severity say nothing new. */
const MOST_OF_A_KIND = 50;

/** Findings of the checker so far; texts are in English, codes are stable. */
export class PackageFindings {
  readonly #list: PackageFinding[] = [];
  readonly #counts = new Map<string, number>();

  error(code: FindingCode, message: string, place: Place = {}): void {
    this.#add('error', code, message, place);
  }

  warning(code: FindingCode, message: string, place: Place = {}): void {
    this.#add('warning', code, message, place);
  }

  note(code: FindingCode, message: string, place: Place = {}): void {
    this.#add('note', code, message, place);
  }

  /** Adds the findings of another checker, in its order. */
  take(list: readonly PackageFinding[]): void {
    this.#list.push(...list);
  }

  /** Errors first, then warnings. */
  get list(): readonly PackageFinding[] {
    const order = ['error', 'warning', 'note'];
    return this.#list.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  }

  get errors(): readonly PackageFinding[] {
    return this.#list.filter(({ severity }) => severity === 'error');
  }

  get hasErrors(): boolean {
    return this.#list.some(({ severity }) => severity === 'error');
  }

  #add(severity: PackageFinding['severity'], code: FindingCode, message: string, place: Place): void {
    const count = (this.#counts.get(`${severity} ${code}`) ?? 0) + 1;
    this.#counts.set(`${severity} ${code}`, count);
    if (count > MOST_OF_A_KIND) return;
    const { file = '', layer = '', field = '', feature = '', still } = place;
    this.#list.push({
      severity,
      code,
      message: clean(message),
      hint: hintOf(code, feature),
      file: clean(file),
      layer: clean(layer),
      field: clean(field),
      feature,
      ...(still && { still }),
    });
  }
}

/** Names of files and layers come from strangers: they are shown, but bounded and without control characters. */
function clean(text: string): string {
  const printable = storable(text).replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
  return printable.length > 300 ? `${storable(printable.slice(0, 299))}…` : printable;
}
