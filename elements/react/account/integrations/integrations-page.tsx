import type { SocialProvider } from '@spotreel/sdk/internal/contract';
import { SOCIAL_NAMES } from '@spotreel/sdk/internal/stores';
import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { IdentitiesPanel } from '../account-security/identities-panel';
import { type DeveloperLink, DevelopersPanel } from '../developers/developers-panel';
import { ProductsPanel } from '../products/products-panel';
import { ChannelsPanel } from '../publishing/channels-panel';
import type { PublishingReturn } from '../publishing/login-notice';
import { ReviewsPanel } from '../reviews/reviews-panel';
import { useIntegrationsStyles } from './integrations-styles';

/** Props of `IntegrationsPage`. */
export interface IntegrationsPageProps {
  /** Other sites whose accounts people can log in with. */
  providers: readonly SocialProvider[];
  /** Link to a page for developers. Default: the person manages no team, so there is none. */
  developerLink?: DeveloperLink | undefined;
  /**
   * Parameters that a platform added to the address of the page, after the person has allowed it to publish. Default:
   * none.
   */
  publishingReturn?: PublishingReturn | undefined;
}

/**
 * Connections of the account: logins of other sites, channels, reviews and products. Managers of a team see its server
 * and websites too.
 */
export function IntegrationsPage({ providers, developerLink, publishingReturn }: IntegrationsPageProps) {
  useIntegrationsStyles();
  const t = useTranslator();
  const names = providers.map((provider) => SOCIAL_NAMES[provider]);
  return (
    <div className="sr-account-page">
      <h1 className="sr-page__title">{t('integrations.title')}</h1>
      <IdentitiesPanel empty={names.length > 0 && <NoLogins names={names} />} />
      <ChannelsPanel publishingReturn={publishingReturn} />
      <ReviewsPanel />
      <ProductsPanel />
      {developerLink && <DevelopersPanel link={developerLink} />}
    </div>
  );
}

function NoLogins({ names }: { names: readonly string[] }): ReactNode {
  const t = useTranslator();
  const list = new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(names);
  return <p className="sr-account-panel__text">{t('integrations.howToLink', { names: list })}</p>;
}
