import { LegalPageView } from '@spotreel/elements/internal/account';
import { LanguageField, useTranslator } from '@spotreel/elements/internal/react';
import { LEGAL_PAGES } from '@spotreel/sdk/internal/contract';
import { Link, useLocation, useSearchParams } from 'react-router';
import { rememberLanguage } from '../../layout/language';
import { Wordmark } from '../../layout/look/wordmark';
import { pageLink } from '../page-link';
import { usePageTitle } from '../page-title';

/** Terms, privacy or cookies. It needs no session. `?tenant=3`: of people who are at another domain than their own. */
export function LegalTextPage() {
  const t = useTranslator();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const kind = LEGAL_PAGES.find((one) => pathname === `/${one}`) ?? 'terms';
  usePageTitle(t(`app.${kind}`));
  const id = Number(query.get('tenant'));
  const tenantId = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return (
    <div className="sr-root sr-area sr-app">
      <header className="sr-header">
        <Link to="/" className="sr-header__brand">
          <Wordmark />
        </Link>
      </header>
      <main className="sr-main">
        <LegalPageView key={`${kind} ${tenantId}`} kind={kind} tenantId={tenantId} pageLink={pageLink} />
        <div className="sr-legal__language">
          <LanguageField onChoose={rememberLanguage} />
        </div>
      </main>
    </div>
  );
}
