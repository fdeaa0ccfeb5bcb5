import { Menu, useTranslator } from '@spotreel/elements/react';
import { ArrowUpRight, CircleQuestionMark } from 'lucide-react';
import { useAppSettings } from '../app-settings';
import { openEntry } from './account-menu';
import { helpEntries } from './navigation';

/** Floats above the page. Absent while there is nothing to open. */
export function HelpButton() {
  const t = useTranslator();
  const entries = helpEntries(useAppSettings());
  if (entries.length === 0) return null;
  return (
    <div className="sr-help">
      <Menu
        label={t('app.help')}
        trigger={
          <button type="button" className="sr-button sr-button--secondary sr-button--md sr-help__button">
            <CircleQuestionMark aria-hidden />
            {t('app.help')}
          </button>
        }
        items={entries.map((entry) => ({
          value: entry.key,
          label: t(entry.key),
          icon: <ArrowUpRight aria-hidden />,
          onSelect: () => openEntry(entry, () => {}),
        }))}
      />
    </div>
  );
}
