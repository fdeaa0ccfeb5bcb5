import { Drawer, useTranslator } from '@spotreel/elements/internal/react';
import type { ReactNode } from 'react';
import { useBrand } from '../look/brand';

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The menu of narrow screens, from the left. */
export function MobileMenu({ open, onOpenChange, children }: MobileMenuProps) {
  const t = useTranslator();
  const { name } = useBrand();
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={name} closeLabel={t('app.closeMenu')}>
      <nav className="sr-mobile-menu">{children}</nav>
    </Drawer>
  );
}
