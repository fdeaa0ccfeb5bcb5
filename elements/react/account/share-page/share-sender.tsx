import type { ShareSender } from '@spotreel/sdk/internal/contract';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';

export interface ShareHeadProps {
  /** Null, and undefined until it is known: the host alone is named. */
  sender: ShareSender | null | undefined;
  /** Name or logo of the host. */
  brand: ReactNode;
}

/** Sender of the video: logo or name, below a line in their color. Without a brand, the host. */
export function ShareHead({ sender, brand }: ShareHeadProps) {
  return (
    <header className="sr-share__brand">
      {sender ? (
        <>
          {sender.color && (
            <svg className="sr-share__line" aria-hidden>
              <rect width="100%" height="100%" fill={sender.color} />
            </svg>
          )}
          {sender.logoUrl && <img className="sr-share__logo" src={sender.logoUrl} alt="" />}
          <strong className="sr-share__sender">{sender.name}</strong>
        </>
      ) : (
        brand
      )}
    </header>
  );
}

/** Leads to the sender's own site. */
export function SenderLink({ sender }: { sender: ShareSender | null }) {
  const t = useTranslator();
  if (!sender?.website) return null;
  return (
    <a
      className="sr-button sr-button--secondary sr-button--lg"
      href={sender.website}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {t('shared.visit', { site: hostOf(sender.website) })}
      <ArrowUpRight aria-hidden />
    </a>
  );
}

/** `juniper.example`, of `https://www.juniper.example/menu`. */
function hostOf(website: string): string {
  return URL.parse(website)?.host.replace(/^www\./, '') ?? website;
}
