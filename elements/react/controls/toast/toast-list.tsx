import type { Toast } from '@spotreel/sdk/internal/stores';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { Button, IconButton } from '../button/button';

export interface ToastListProps {
  /** Name of the region. */
  label: string;
  /** Default: that of the page. */
  direction?: 'ltr' | 'rtl' | undefined;
  messages: readonly Toast[];
  dismissLabel: string;
  onDismiss: (id: number) => void;
  /** The pointer or the focus is on it: it stays. */
  onHold: (id: number) => void;
  onRelease: (id: number) => void;
}

/** Notifications, top left (docs/rules/app.md#notifications). Their life time is the store's affair. */
export function ToastList({ label, direction, messages, ...row }: ToastListProps) {
  const list = useRef<HTMLElement>(null);
  usePlace(list, messages[messages.length - 1]?.id);
  return (
    <section
      ref={list}
      popover="manual"
      className="sr-toasts sr-layer"
      aria-label={label}
      aria-live="polite"
      dir={direction}
    >
      {messages.map((message) => (
        <ToastRow key={message.id} message={message} {...row} />
      ))}
    </section>
  );
}

interface ToastRowProps extends Omit<ToastListProps, 'label' | 'direction' | 'messages'> {
  message: Toast;
}

function ToastRow({ message, dismissLabel, onDismiss, onHold, onRelease }: ToastRowProps) {
  const { id, tone, title, text, action } = message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from going
    <div
      className={classNames('sr-toast', `sr-toast--${tone}`)}
      onMouseEnter={() => onHold(id)}
      onMouseLeave={({ currentTarget }) => currentTarget.matches(':focus-within') || onRelease(id)}
      onFocus={() => onHold(id)}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || currentTarget.matches(':hover') || onRelease(id)
      }
    >
      <div className="sr-toast__text">
        <strong>{title}</strong>
        {text && <p>{text}</p>}
        {action && 'href' in action && <a href={action.href}>{action.label}</a>}
      </div>
      {action && 'run' in action && (
        <Button
          size="sm"
          onClick={() => {
            onDismiss(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} size="sm" onClick={() => onDismiss(id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

/** Places the list above all that is open, while it has a message. Again for each further one. */
function usePlace(list: RefObject<HTMLElement | null>, newestId: number | undefined): void {
  useEffect(() => {
    if (newestId === undefined) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('./place-toasts').then(({ placeToasts }) => {
      if (!isOver && list.current) stop = placeToasts(list.current);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [list, newestId]);
}
