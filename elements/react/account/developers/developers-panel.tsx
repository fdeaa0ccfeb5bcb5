import { useStore } from '@nanostores/react';
import { createAllowedOrigins, createApiKeys, createWebhooks, type Loadable } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';

/** A link to one of the pages for developers. */
export interface DeveloperLinkParts {
  readonly page: 'embed' | 'keys' | 'origins' | 'webhooks';
  readonly label: string;
  /** Accessible name of the link where nothing beside it is seen. */
  readonly name: string;
  readonly className: string;
}

/** Renders the link. */
export type DeveloperLink = (link: DeveloperLinkParts) => ReactNode;

const KINDS = [
  { page: 'keys', title: 'keys.title', count: 'integrations.keys' },
  { page: 'origins', title: 'origins.title', count: 'integrations.origins' },
  { page: 'webhooks', title: 'webhooks.title', count: 'integrations.webhooks' },
] as const;

/** Code to embed, and how many API keys, allowed sites and webhooks the team has. */
export function DevelopersPanel({ link }: { link: DeveloperLink }) {
  const t = useTranslator();
  const { parts, load } = useDeveloperParts();
  const failure = Object.values(parts).find((part) => part.failure)?.failure;
  return (
    <AccountPanel title={t('developers.title')} text={t('integrations.developersText')}>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={load} />}>
          {failure.message}
        </Notice>
      )}
      <ul className="sr-developer-list">
        <LinkRow link={link} page="embed" title={t('snippet.title')} label={t('snippet.open')}>
          <span>{t('snippet.text')}</span>
        </LinkRow>
        {KINDS.map(({ page, title, count }) => {
          const { data, status } = parts[page];
          return (
            <LinkRow key={page} link={link} page={page} title={t(title)} label={t('integrations.manage')}>
              {data && <span>{data.length === 0 ? t('integrations.none') : t(count, { count: data.length })}</span>}
              {!data && status === 'loading' && <Skeleton shape="line" />}
            </LinkRow>
          );
        })}
      </ul>
    </AccountPanel>
  );
}

interface LinkRowProps extends Pick<DeveloperLinkParts, 'page' | 'label'> {
  link: DeveloperLink;
  title: string;
  children: ReactNode;
}

function LinkRow({ link, page, title, label, children }: LinkRowProps) {
  const t = useTranslator();
  return (
    <li className="sr-developer-list__row">
      <div className="sr-developer-list__text">
        <strong>{title}</strong>
        {children}
      </div>
      {link({
        page,
        label,
        name: t(page === 'embed' ? 'snippet.openName' : 'integrations.manageName', { name: title }),
        className: 'sr-button sr-button--secondary sr-button--sm',
      })}
    </li>
  );
}

interface DeveloperParts {
  readonly parts: Readonly<Record<'keys' | 'origins' | 'webhooks', Loadable<readonly unknown[]>>>;
  readonly load: () => Promise<void>;
}

function useDeveloperParts(): DeveloperParts {
  const spotreel = useSpotreel();
  const [stores] = useState(() => ({
    keys: createApiKeys(spotreel),
    origins: createAllowedOrigins(spotreel),
    webhooks: createWebhooks(spotreel),
  }));
  const [load] = useState(() => async () => {
    await Promise.all(Object.values(stores).map((store) => store.load()));
  });
  useEffect(() => {
    void load();
  }, [load]);
  const parts = {
    keys: useStore(stores.keys.$keys),
    origins: useStore(stores.origins.$origins),
    webhooks: useStore(stores.webhooks.$webhooks),
  };
  return { parts, load };
}
