import type { SupportFile, SupportMessage } from '@spotreel/sdk/internal/contract';
import { File } from 'lucide-react';
import { classNames } from '../foundation/styles/class-names';
import { momentText } from '../foundation/text/dates';
import { useTranslator } from '../foundation/text/translation';

export interface ThreadMessagesProps {
  messages: readonly SupportMessage[];
  files: readonly SupportFile[];
  /** Reader: the person, or the support. Their own messages are at the end of the line. */
  reader: 'person' | 'support';
  /** Name of the person, for the support. */
  personName?: string;
}

/** The messages of a question or an idea, the oldest first, and its files. */
export function ThreadMessages({ messages, files, reader, personName = '' }: ThreadMessagesProps) {
  const t = useTranslator();
  const authorOf = ({ isFromSupport }: SupportMessage) => {
    if (isFromSupport) return t('support.staff');
    return reader === 'person' ? t('support.you') : personName;
  };
  return (
    <>
      <ol className="sr-support-messages" aria-label={t('support.messages')}>
        {messages.map((message) => (
          <li
            key={message.id}
            className={classNames(
              'sr-support-message',
              message.isFromSupport === (reader === 'support') && 'sr-support-message--own',
            )}
          >
            <p className="sr-support-message__head">
              <strong>{authorOf(message)}</strong>{' '}
              <time dateTime={message.createdAt}>{momentText(t, message.createdAt)}</time>
            </p>
            <p className="sr-support-message__text" dir="auto">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
      {files.length > 0 && <ThreadFiles files={files} />}
    </>
  );
}

function ThreadFiles({ files }: { files: readonly SupportFile[] }) {
  const t = useTranslator();
  return (
    <ul className="sr-support-files" aria-label={t('support.files')}>
      {files.map(({ id, name, url, previewUrl }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="sr-support-file">
            {previewUrl ? (
              <img src={previewUrl} alt="" loading="lazy" className="sr-support-file__picture" />
            ) : (
              <File aria-hidden className="sr-support-file__picture" />
            )}
            <span className="sr-support-file__name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
