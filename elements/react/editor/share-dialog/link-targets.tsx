import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { Share2 } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface LinkTargetsProps {
  url: string;
  /** Title of the video. */
  title: string;
}

interface Target {
  readonly name: MessageKey;
  addressOf(url: string, title: string): string;
}

/** Pages of other services that take an address: plain links, nothing of these services runs here. */
const targets: readonly Target[] = [
  {
    name: 'share.email',
    addressOf: (url, title) => `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  },
  {
    name: 'share.whatsApp',
    addressOf: (url, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  },
  {
    name: 'share.linkedIn',
    addressOf: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  },
  {
    name: 'share.facebook',
    addressOf: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: 'share.x',
    addressOf: (url, title) =>
      `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
];

/** Ways to send a link: the device's own, where it has one, and links to other services. */
export function LinkTargets({ url, title }: LinkTargetsProps) {
  const t = useTranslator();
  return (
    <nav className="sr-sharing__targets" aria-label={t('share.sendWith')}>
      <span className="sr-sharing__label" aria-hidden>
        {t('share.sendWith')}
      </span>
      <a className="sr-button sr-button--secondary sr-button--sm" href={url} target="_blank" rel="noopener">
        {t('share.open')}
      </a>
      {targets.map(({ name, addressOf }) => (
        <a
          key={name}
          className="sr-button sr-button--secondary sr-button--sm"
          href={addressOf(url, title)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(name)}
        </a>
      ))}
      {'share' in navigator && (
        // a person who closes the device's dialog has sent nothing, and that is no failure
        <Button
          size="sm"
          icon={<Share2 aria-hidden />}
          onClick={() => void navigator.share({ url, title }).catch(() => {})}
        >
          {t('share.more')}
        </Button>
      )}
    </nav>
  );
}
