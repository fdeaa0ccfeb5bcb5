import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface CodeTabsProps<Kind extends string> {
  label: string;
  kinds: readonly Kind[];
  kind: Kind;
  onKind: (kind: Kind) => void;
  /** Beside the tabs. */
  action: ReactNode;
  /** The code of the chosen kind. */
  children: string;
}

/** Code in several languages; the arrows go from one to the next. */
export function CodeTabs<Kind extends string>({ label, kinds, kind, onKind, action, children }: CodeTabsProps<Kind>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (step === 0) return;
    event.preventDefault();
    const index = (kinds.indexOf(kind) + step + kinds.length) % kinds.length;
    onKind(kinds[index] ?? kind);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div className="sr-snippet__code">
      <div className="sr-snippet__code-head">
        <div role="tablist" aria-label={label} className="sr-segments" onKeyDown={onKeyDown}>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${id}-${one}`}
              aria-selected={one === kind}
              aria-controls={id}
              tabIndex={one === kind ? 0 : -1}
              onClick={() => onKind(one)}
            >
              {one}
            </button>
          ))}
        </div>
        {action}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${kind}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
        <pre className="sr-snippet__text" dir="ltr" tabIndex={0} translate="no">
          <code>{children}</code>
        </pre>
      </div>
    </div>
  );
}

/** -1, 1, or 0 for every other key. */
function stepOf({ key }: KeyboardEvent, isMirrored: boolean): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return isMirrored ? -step : step;
}
