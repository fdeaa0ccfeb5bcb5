import { Drawer, useTranslator } from '@spotreel/elements/react';
import type { ReactNode } from 'react';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The menu of narrow screens, from the left. */
export function MobileMenu({ open, onOpenChange, children }: MobileMenuProps) {
  const t = useTranslator();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Spotreel" closeLabel={t('app.closeMenu')}>
      <nav className="sr-mobile-menu">{children}</nav>
    </Drawer>
  );
}
