/** Terms, privacy and cookies: as a visitor reads one, and as the admins of a tenant write them. One a screen. */

import type { LegalPageDraft } from '../../contract/agency/legal-page';
import type { LegalPageKind } from '../../contract/agency/legal-page-link';
import type { Id } from '../../contract/schemas/ids';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** One page as visitors read it. `tenantId`: whose; default: that of the address. */
export function createLegalPage({ editing: { context } }: Spotreel, kind: LegalPageKind, tenantId?: Id<'tenant'>) {
  const query = { kind, ...(tenantId && { tenantId }) };
  const page = resource(context, (api, signal) => api.legalPage({ query, signal }));
  /** `failure.code` is `not_found` where nothing is written. */
  return { $page: page.$state, load: page.load };
}

/** All pages of a tenant, for its admins. */
export function createLegalPages({ editing: { context } }: Spotreel, tenantId: Id<'tenant'>) {
  const params = { tenantId };
  const pages = resource(
    context,
    (api, signal): Promise<readonly LegalPageDraft[]> => api.legalPageDrafts({ params, signal }),
  );
  return {
    $pages: pages.$state,
    $form: pages.$form,
    load: pages.load,
    /** Publishes a text; an empty one takes the page away. True: the server has it. */
    save: (kind: LegalPageKind, text: string) =>
      pages.save(
        (api) => api.writeLegalPage({ params, query: { kind }, body: { text } }),
        (all, saved) => all.map((page) => (page.kind === kind ? saved : page)),
      ),
  };
}

/** Result of `createLegalPages`. */
export type LegalPagesStore = ReturnType<typeof createLegalPages>;
