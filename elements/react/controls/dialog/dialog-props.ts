import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  size?: 'sm' | 'md' | 'lg';
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Element with the focus when it opens; without it the first one that can have it. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}
