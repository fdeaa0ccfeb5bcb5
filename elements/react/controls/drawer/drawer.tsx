import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';
import { IconButton } from '../button/button';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal panel that slides in from the start edge. */
export function Drawer({ open, onOpenChange, title, closeLabel, children }: DrawerProps) {
  return (
    <PageDirection>
      <ArkDialog.Root open={open} onOpenChange={(details) => onOpenChange(details.open)} lazyMount unmountOnExit>
        <Portal>
          <ArkDialog.Positioner {...inTopLayer} className="sr-drawer__positioner sr-layer">
            <ArkDialog.Backdrop className="sr-dialog__backdrop" />
            <ArkDialog.Content className="sr-drawer">
              <header className="sr-drawer__head">
                <ArkDialog.Title className="sr-dialog__title">{title}</ArkDialog.Title>
                <ArkDialog.CloseTrigger asChild>
                  <IconButton label={closeLabel} size="sm">
                    <X aria-hidden />
                  </IconButton>
                </ArkDialog.CloseTrigger>
              </header>
              {children}
            </ArkDialog.Content>
          </ArkDialog.Positioner>
        </Portal>
      </ArkDialog.Root>
    </PageDirection>
  );
}
