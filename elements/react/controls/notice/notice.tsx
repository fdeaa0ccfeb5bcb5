import { AlertTriangle, CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../foundation/styles/class-names';

export interface NoticeProps {
  tone: 'info' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** Buttons or links at the end. */
  action?: ReactNode;
}

const icons = { info: Info, warning: AlertTriangle, danger: CircleAlert };

/** A message in the flow of the page. A danger is announced at once, the others politely. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classNames('sr-notice', `sr-notice--${tone}`)} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden className="sr-notice__icon" />
      <div className="sr-notice__text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

export interface EmptyStateProps {
  className?: string;
  icon?: ReactNode;
  title: string;
  /** 1 where nothing else is on the page. Default: 2. */
  headingLevel?: 1 | 2;
  children?: ReactNode;
  action?: ReactNode;
}

/** Empty state of a list: the reason, and the next step. */
export function EmptyState({ className, icon, title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('sr-empty', className)}>
      {icon && <div className="sr-empty__icon">{icon}</div>}
      <Heading className="sr-empty__title">{title}</Heading>
      {children && <div className="sr-empty__text">{children}</div>}
      {action}
    </div>
  );
}
