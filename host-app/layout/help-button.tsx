import { Menu, useTranslator } from '@spotreel/elements/react';
import { ArrowUpRight, CircleQuestionMark, ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAppSettings } from '../app-settings';
import { openEntry } from './account-menu';
import { isAddress, isExternal } from './menu-link';
import { helpEntries } from './navigation';

export interface HelpButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Floats above the page. Absent while there is nothing to open. */
export function HelpButton({ open, onOpenChange }: HelpButtonProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  const entries = helpEntries(useAppSettings());
  if (entries.length === 0) return null;
  return (
    <div className="sr-help">
      <Menu
        label={t('app.help')}
        open={open}
        onOpenChange={onOpenChange}
        trigger={
          <button type="button" className="sr-button sr-button--secondary sr-button--md sr-help__button">
            <CircleQuestionMark aria-hidden />
            {t('app.help')}
          </button>
        }
        items={entries.map((entry) => ({
          value: entry.key,
          label: t(entry.key),
          icon: isExternal(entry) || isAddress(entry) ? <ArrowUpRight aria-hidden /> : <ReceiptText aria-hidden />,
          onSelect: () => openEntry(entry, navigate),
        }))}
      />
    </div>
  );
}
