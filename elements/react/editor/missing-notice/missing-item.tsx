import type { Missing } from '@spotreel/sdk/internal/project';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface MissingEntry {
  readonly missing: Missing;
  /** In a sentence. */
  readonly what: string;
  /** Opens a choice of replacements; undefined: there are none. */
  readonly replace: { readonly label: string; readonly onReplace: () => void } | undefined;
  /** Label of the button that lets the video do without it. */
  readonly repair: string;
}

/** One missing part with its buttons. */
export function MissingItem({ entry, onRepair }: { entry: MissingEntry; onRepair: (missing: Missing) => void }) {
  const t = useTranslator();
  const { missing, what, replace, repair } = entry;
  const named = (action: string) => t('saving.repairOf', { action, what });
  return (
    <li className="sr-missing__item">
      <span className="sr-missing__what">{what}</span>
      <span className="sr-missing__actions">
        {replace && (
          <Button size="sm" aria-label={named(replace.label)} onClick={replace.onReplace}>
            {replace.label}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={named(repair)} onClick={() => onRepair(missing)}>
          {repair}
        </Button>
      </span>
    </li>
  );
}
