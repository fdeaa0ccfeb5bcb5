import { Button, useTranslator } from '@spotreel/elements/internal/react';
import { useSpotreel } from '@spotreel/elements/react';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppSettings } from '../app-settings';
import { MenuLink } from './menus/menu-link';
import { helpEntries } from './menus/navigation';

export interface HelpButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Panel = typeof import('./support-panel')['SupportPanel'];

/** Floats above the page, and opens the support. The address opens it too: `?question=5` with that question. */
export function HelpButton({ open, onOpenChange }: HelpButtonProps) {
  const t = useTranslator();
  const settings = useAppSettings();
  const [query, setQuery] = useSearchParams();
  const question = idOf(query.get('question'));
  const Panel = useSupportPanel(open || question !== undefined, () => change(false));

  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (isOpen || question === undefined) return;
    query.delete('question');
    setQuery(query, { replace: true });
  }
  return (
    <div className="sr-help">
      <Button
        className="sr-help__button"
        icon={<CircleQuestionMark aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => change(true)}
      >
        {t('app.help')}
      </Button>
      {Panel && (
        <Panel
          open={open || question !== undefined}
          onOpenChange={change}
          threadId={question}
          widgetUrl={settings.supportWidgetUrl}
        >
          {helpEntries(settings).map((entry) => (
            <MenuLink key={entry.key} entry={entry} className="sr-help__link" onClick={() => change(false)} />
          ))}
        </Panel>
      )}
    </div>
  );
}

/** The panel, downloaded when it opens first. `onFailed`: it could not be had; a notice says so. */
function useSupportPanel(isWanted: boolean, onFailed: () => void): Panel | undefined {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const [panel, setPanel] = useState<{ readonly Panel: Panel }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is downloaded once for each opening
  useEffect(() => {
    if (!isWanted || panel) return;
    import('./support-panel').then(
      ({ SupportPanel }) => setPanel({ Panel: SupportPanel }),
      () => {
        toasts.show({ tone: 'danger', title: t('failure.network') });
        onFailed();
      },
    );
  }, [isWanted]);
  return panel?.Panel;
}

function idOf(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
