/** Terms, privacy and cookies: as a visitor reads one, and as the admins of a tenant write them. One a screen. */
import type { LegalPage, LegalPageDraft } from '../../contract/schemas/legal-page';
import type { LegalPageKind } from '../../contract/schemas/legal-page-link';
import { createForm } from '../account/form';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** One page as visitors read it. `tenantId`: whose; default: that of the address. */
export function createLegalPage({ editing: { context } }: Spotreel, kind: LegalPageKind, tenantId?: number) {
  const page = createLoader<LegalPage>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  return {
    /** `failure.code` is `not_found` where nothing is written. */
    $page: page.$state,
    load: () =>
      page.load(async (signal) =>
        (await context.accounts()).legalPage({ query: { kind, ...(tenantId && { tenantId }) }, signal }),
      ),
  };
}

/** All pages of a tenant, for its admins. */
export function createLegalPages({ editing: { context } }: Spotreel, tenantId: number) {
  const pages = createLoader<readonly LegalPageDraft[]>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  const form = createForm(context.t);
  const params = { tenantId };
  return {
    $pages: pages.$state,
    $form: form.$state,
    load: () => pages.load(async (signal) => (await context.accounts()).legalPageDrafts({ params, signal })),
    /** Publishes a text; an empty one takes the page away. True: the server has it. */
    save: async (kind: LegalPageKind, text: string): Promise<boolean> => {
      const saved = await form.send(async () =>
        (await context.accounts()).writeLegalPage({ params, query: { kind }, body: { text } }),
      );
      if (saved) pages.update((list) => list.map((page) => (page.kind === kind ? saved : page)));
      return saved !== undefined;
    },
  };
}

/** What `createLegalPages` returns. */
export type LegalPagesStore = ReturnType<typeof createLegalPages>;
