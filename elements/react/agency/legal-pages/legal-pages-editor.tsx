import { useStore } from '@nanostores/react';
import type { LegalPageKind } from '@spotreel/sdk/internal/contract';
import { createLegalPages, createTenantBySlug } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useHelpScreen } from '../../support/help/help-screen';
import { AgencyPage } from '../agency-screen/agency-page';
import { useAgencyScreen } from '../agency-screen/agency-screen';
import { LoadState } from '../agency-screen/load-state';
import { LegalPageForm, type LegalPageFormProps } from './legal-page-form';

/** Links of the host, and what it shows in place of these pages. */
export interface LegalPagesEditorProps extends Pick<LegalPageFormProps, 'viewLink'> {
  /** The address of another site that menus lead to in place of the page; null: none is configured. */
  linkOf: (kind: LegalPageKind) => string | null;
}

/** The own tenant's terms, privacy and cookies, written by its admins. */
export function LegalPagesEditor(props: LegalPagesEditorProps) {
  useAgencyScreen();
  useHelpScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createTenantBySlug(spotreel, undefined));
  const state = useStore(store.$tenant);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <AgencyPage title={t('legal.title')} text={t('legal.text')} busy={state.status === 'loading'}>
      <LoadState state={state} onRetry={store.load} />
      {state.data && <LegalPageForms tenantId={state.data.id} {...props} />}
    </AgencyPage>
  );
}

interface LegalPageFormsProps extends LegalPagesEditorProps {
  tenantId: number;
}

function LegalPageForms({ tenantId, viewLink, linkOf }: LegalPageFormsProps) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createLegalPages(spotreel, tenantId));
  const state = useStore(store.$pages);

  useEffect(() => {
    void store.load();
  }, [store]);

  if (!state.data) return <LoadState state={state} onRetry={store.load} />;
  return (
    <div className="sr-account-page">
      {state.data.map((page) => (
        <LegalPageForm key={page.kind} page={page} store={store} viewLink={viewLink} link={linkOf(page.kind)} />
      ))}
    </div>
  );
}
