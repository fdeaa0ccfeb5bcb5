import type { ReactNode } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { useTranslator } from '../../foundation/text/translation';
import { AgencyPage } from '../agency-screen/agency-page';
import { useResellerHelpStyles } from './reseller-help-styles';

/** Pages that the help is about. `guide`: the help article with the code of an embedded editor. */
export type ResellerHelpPage = 'snippet' | 'keys' | 'guide' | 'profile' | 'domain' | 'clients' | 'white-labels';

/** Props of `ResellerHelp`. */
export interface ResellerHelpProps {
  /** Draws a link to a page of the host app. */
  link: (page: ResellerHelpPage, label: string, className: string) => ReactNode;
}

const LINK = 'sr-button sr-button--secondary sr-button--sm';

/** Tasks of a reseller, with links. */
export function ResellerHelp({ link }: ResellerHelpProps) {
  useResellerHelpStyles();
  const t = useTranslator();
  return (
    <AgencyPage title={t('resellerHelp.title')} text={t('resellerHelp.text')}>
      <div className="sr-account-page">
        <AccountPanel title={t('resellerHelp.embedTitle')} text={t('resellerHelp.embed')}>
          <ol className="sr-reseller-help__steps">
            <li>{t('resellerHelp.stepKey')}</li>
            <li>{t('resellerHelp.stepServer')}</li>
            <li>{t('resellerHelp.stepPage')}</li>
            <li>{t('resellerHelp.stepWebhook')}</li>
          </ol>
          <div className="sr-reseller-help__links">
            {link('snippet', t('snippet.title'), 'sr-button sr-button--primary sr-button--sm')}
            {link('guide', t('resellerHelp.guide'), LINK)}
            {link('keys', t('keys.title'), LINK)}
          </div>
        </AccountPanel>
        <AccountPanel title={t('resellerHelp.brandTitle')} text={t('resellerHelp.brand')}>
          <div>{link('profile', t('agency.profile'), LINK)}</div>
        </AccountPanel>
        <AccountPanel title={t('resellerHelp.domainTitle')} text={t('resellerHelp.domain')}>
          <div>{link('domain', t('agency.domain'), LINK)}</div>
        </AccountPanel>
        <AccountPanel title={t('resellerHelp.customersTitle')} text={t('resellerHelp.customers')}>
          <div>{link('clients', t('agency.clients'), LINK)}</div>
        </AccountPanel>
        <AccountPanel title={t('resellerHelp.accountsTitle')} text={t('resellerHelp.accounts')}>
          <div>{link('white-labels', t('agency.whiteLabels'), LINK)}</div>
        </AccountPanel>
        <AccountPanel title={t('resellerHelp.contactTitle')} text={t('resellerHelp.contact')} />
      </div>
    </AgencyPage>
  );
}
