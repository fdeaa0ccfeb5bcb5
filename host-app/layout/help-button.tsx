import { Menu, useTranslator } from '@spotreel/elements/react';
import { ArrowUpRight, BookOpen, CircleQuestionMark, GraduationCap, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAppSettings } from '../app-settings';
import { openEntry } from './account-menu';
import { isAddress, isExternal, type MenuEntry } from './menu-link';
import { helpEntries } from './navigation';

export interface HelpButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Floats above the page. */
export function HelpButton({ open, onOpenChange }: HelpButtonProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  const entries = helpEntries(useAppSettings());
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
          icon: iconOf(entry),
          onSelect: () => openEntry(entry, navigate),
        }))}
      />
    </div>
  );
}

function iconOf(entry: MenuEntry): ReactNode {
  if (isExternal(entry) || isAddress(entry)) return <ArrowUpRight aria-hidden />;
  if (entry.key === 'app.tutorials' || entry.key === 'app.university') return <GraduationCap aria-hidden />;
  return entry.key === 'app.helpArticles' ? <BookOpen aria-hidden /> : <ReceiptText aria-hidden />;
}
