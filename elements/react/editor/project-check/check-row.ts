import type { HexColor } from '@spotreel/sdk/internal/base';
import type { Ratio } from '@spotreel/sdk/internal/contract';

/** A way to mend a finding: at once, or in a control that it leads to. */
export interface CheckRemedy {
  readonly label: string;
  readonly onApply: () => void;
}

/** One thing to look at before an export. */
export interface CheckRow {
  readonly key: string;
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** A color that would be better. Undefined: none is known. */
  readonly tried?: { readonly color: HexColor; readonly onTry: () => void } | undefined;
  /** Scene of the finding; undefined for the whole project. */
  readonly scene:
    | { readonly number: number; readonly name: string; readonly posterUrl: string | null; readonly ratio: Ratio }
    | undefined;
  /** The best one first. */
  readonly remedies: readonly CheckRemedy[];
  /** Leads to the place where it is changed. Undefined: a remedy leads there. */
  readonly onFix: (() => void) | undefined;
  /** It is meant so. Undefined where it cannot be. */
  readonly onKeep: (() => void) | undefined;
}
