import { X } from 'lucide-react';
import { IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';

export interface ToastMessage {
  id: number;
  tone: 'success' | 'info' | 'danger';
  title: string;
  text?: string | undefined;
}

export interface ToastListProps {
  /** Name of the region. */
  label: string;
  messages: readonly ToastMessage[];
  dismissLabel: string;
  onDismiss: (id: number) => void;
}

/** Notifications, top left (document, section 2). Their life time is the store's affair. */
export function ToastList({ label, messages, dismissLabel, onDismiss }: ToastListProps) {
  return (
    <section className="sr-toasts sr-layer" aria-label={label} aria-live="polite">
      {messages.map((message) => (
        <div
          key={message.id}
          className={classNames('sr-toast', `sr-toast--${message.tone}`)}
          role={message.tone === 'danger' ? 'alert' : undefined}
        >
          <div className="sr-toast__text">
            <strong>{message.title}</strong>
            {message.text && <p>{message.text}</p>}
          </div>
          <IconButton label={dismissLabel} size="sm" onClick={() => onDismiss(message.id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
