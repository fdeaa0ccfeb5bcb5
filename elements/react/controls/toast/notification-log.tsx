import { useStore } from '@nanostores/react';
import type { Notification } from '@spotreel/sdk/internal/contract';
import { createNotifications, type LoggedToast } from '@spotreel/sdk/internal/stores';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { Button, IconButton } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../notice/notice';
import { NotificationEntry } from './notification-entry';

export interface NotificationLogProps {
  /** Address of what a notification is about. Default: entries are no links. */
  hrefOf?: ((notification: Notification) => string) | undefined;
}

/** A bell that opens what happened while the person was away, and the notifications of this visit, the newest first. */
export function NotificationLog({ hrefOf }: NotificationLogProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const log = useStore(toasts.$log);
  const news = useNews();
  const [isOpen, setOpen] = useState(false);
  const [seenId, setSeenId] = useState(0);
  const newestId = log[0]?.id ?? 0;
  const unseen = news.unseen + log.filter(({ id }) => id > seenId).length;

  function open(isNowOpen: boolean) {
    setOpen(isNowOpen);
    setSeenId(newestId);
    if (!isNowOpen) void news.see();
  }
  return (
    <>
      <BellButton
        unseen={unseen}
        onPress={() => {
          open(true);
          void news.load();
        }}
      />
      <Dialog
        open={isOpen}
        onOpenChange={open}
        size="sm"
        title={t('app.notifications')}
        closeLabel={t('app.close')}
        footer={log.length > 0 && <Button onClick={toasts.clearLog}>{t('app.clearNotifications')}</Button>}
      >
        <LogList log={log} news={news.list} hrefOf={hrefOf} onLeave={() => open(false)} />
      </Dialog>
    </>
  );
}

/** `unseen`: how many notifications the person has not looked at; a dot says that there are some. */
function BellButton({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useTranslator();
  return (
    <IconButton
      label={unseen > 0 ? t('app.newNotifications', { count: unseen }) : t('app.notifications')}
      className="sr-bell"
      onClick={onPress}
    >
      <Bell aria-hidden />
      {unseen > 0 && <span className="sr-bell__dot" aria-hidden />}
    </IconButton>
  );
}

/** Fetched at first, and each time that the person comes back to the page. */
function useNews() {
  const spotreel = useSpotreel();
  const [notifications] = useState(() => createNotifications(spotreel));
  const list = useStore(notifications.$list);
  const unseen = useStore(notifications.$unseen);
  useEffect(() => {
    const { load } = notifications;
    const look = () => void (document.visibilityState === 'visible' && load());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [notifications]);
  return { list, unseen, load: notifications.load, see: notifications.see };
}

interface LogListProps extends NotificationLogProps {
  log: readonly LoggedToast[];
  news: readonly Notification[];
  /** A link is followed. */
  onLeave: () => void;
}

function LogList({ log, news, hrefOf, onLeave }: LogListProps) {
  const t = useTranslator();
  if (log.length + news.length === 0)
    return (
      <EmptyState icon={<Bell aria-hidden />} title={t('app.noNotifications')}>
        {t('app.noNotificationsText')}
      </EmptyState>
    );
  const entries = [
    ...news.map((one) => ({ key: one.id, atMs: Date.parse(one.at), news: one, toast: undefined })),
    ...log.map((one) => ({ key: `visit-${one.id}`, atMs: one.atMs, news: undefined, toast: one })),
  ].toSorted((a, b) => b.atMs - a.atMs);
  return (
    <ul className="sr-toast-log sr-list">
      {entries.map(({ key, news: one, toast }) =>
        one ? (
          <NotificationEntry key={key} notification={one} href={hrefOf?.(one)} onLeave={onLeave} />
        ) : (
          toast && <ToastEntry key={key} toast={toast} />
        ),
      )}
    </ul>
  );
}

function ToastEntry({ toast: { tone, title, text, action, atMs } }: { toast: LoggedToast }) {
  const t = useTranslator();
  return (
    <li className={classNames('sr-toast-log__entry', `sr-toast--${tone}`)}>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
      {action && 'href' in action && <a href={action.href}>{action.label}</a>}
      <time dateTime={new Date(atMs).toISOString()}>{new Date(atMs).toLocaleTimeString(t.locale, TIME)}</time>
    </li>
  );
}

const TIME = { timeStyle: 'short' } as const;
