import type { ReactNode } from 'react';
import { Dialog } from '../controls/dialog/dialog';
import { useTranslator } from '../foundation/text/translation';
import { SupportChat, type SupportChatProps } from './support-chat';
import { useSupportScreen } from './use-support-screen';

/** The links of the panel, and which question is open at first. */
export interface SupportPanelProps extends Omit<SupportChatProps, 'onWidgetStarted'> {
  open: boolean;
  /** Called with false when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** Links to help pages, above the questions. */
  children: ReactNode;
}

/** A dialog with the way to the help pages, the person's questions, and a form for a new one. */
export function SupportPanel({ open, onOpenChange, children, ...chat }: SupportPanelProps) {
  useSupportScreen();
  const t = useTranslator();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('app.help')} closeLabel={t('app.close')} size="md">
      <div className="sr-support-panel">
        <nav className="sr-support-panel__links" aria-label={t('support.links')}>
          {children}
        </nav>
        <SupportChat key={chat.threadId ?? 0} {...chat} onWidgetStarted={() => onOpenChange(false)} />
      </div>
    </Dialog>
  );
}
