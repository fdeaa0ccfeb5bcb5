import type { Notification } from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { CircleAlert, CircleCheck, Gauge, HardDrive, LifeBuoy, MessageSquare, UserRound } from 'lucide-react';
import { classNames } from '../../foundation/styles/class-names';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

const icons = {
  export_done: CircleCheck,
  export_failed: CircleAlert,
  comment: MessageSquare,
  answer: LifeBuoy,
  idea_answer: LifeBuoy,
  storage_near: HardDrive,
  survey_near: Gauge,
  visit: UserRound,
} as const;
const words = {
  export_done: 'app.exportDone',
  export_failed: 'app.exportFailed',
  comment: 'app.commented',
  answer: 'app.answered',
  idea_answer: 'app.answered',
  storage_near: 'app.storageNear',
  survey_near: 'app.surveyNear',
  visit: 'app.visited',
} as const satisfies Record<Notification['kind'], MessageKey>;

export interface NotificationEntryProps {
  notification: Notification;
  /** Undefined: no link. */
  href: string | undefined;
  /** The link is followed. */
  onLeave: () => void;
}

/** One thing that happened, with a link to it. */
export function NotificationEntry({ notification, href, onLeave }: NotificationEntryProps) {
  const t = useTranslator();
  const { kind, name, author, text, at, isSeen } = notification;
  const Icon = icons[kind];
  const title = t(words[kind], { name, author: author ?? '' });
  return (
    <li className={classNames('sr-news', `sr-news--${kind}`, !isSeen && 'sr-news--new')}>
      <Icon aria-hidden />
      <div className="sr-news__words">
        {href ? (
          <a href={href} onClick={onLeave}>
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        {text && <p>{text}</p>}
        <time dateTime={at}>{momentText(t, at)}</time>
      </div>
    </li>
  );
}
