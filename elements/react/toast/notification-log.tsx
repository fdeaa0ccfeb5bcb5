import { useStore } from '@nanostores/react';
import type { LoggedToast } from '@spotreel/sdk/stores';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { classNames } from '../foundation/class-names';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';

/** A bell that opens the notifications of this visit, the newest first. */
export function NotificationLog() {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const log = useStore(toasts.$log);
  const [isOpen, setOpen] = useState(false);
  const [seenId, setSeenId] = useState(0);
  const newestId = log[0]?.id ?? 0;
  const unseen = log.filter(({ id }) => id > seenId).length;

  function open(isNowOpen: boolean) {
    setOpen(isNowOpen);
    setSeenId(newestId);
  }
  return (
    <>
      <IconButton
        label={unseen > 0 ? t('app.newNotifications', { count: unseen }) : t('app.notifications')}
        className="sr-bell"
        onClick={() => open(true)}
      >
        <Bell aria-hidden />
        {unseen > 0 && <span className="sr-bell__dot" aria-hidden />}
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={open}
        size="sm"
        title={t('app.notifications')}
        closeLabel={t('app.close')}
        footer={log.length > 0 && <Button onClick={toasts.clearLog}>{t('app.clearNotifications')}</Button>}
      >
        <LogList log={log} />
      </Dialog>
    </>
  );
}

function LogList({ log }: { log: readonly LoggedToast[] }) {
  const t = useTranslator();
  if (log.length === 0)
    return (
      <EmptyState icon={<Bell aria-hidden />} title={t('app.noNotifications')}>
        {t('app.noNotificationsText')}
      </EmptyState>
    );
  return (
    <ul className="sr-toast-log sr-list">
      {log.map(({ id, tone, title, text, action, atMs }) => (
        <li key={id} className={classNames('sr-toast-log__entry', `sr-toast--${tone}`)}>
          <strong>{title}</strong>
          {text && <p>{text}</p>}
          {action && 'href' in action && <a href={action.href}>{action.label}</a>}
          <time dateTime={new Date(atMs).toISOString()}>{new Date(atMs).toLocaleTimeString(t.locale, TIME)}</time>
        </li>
      ))}
    </ul>
  );
}

const TIME = { timeStyle: 'short' } as const;
