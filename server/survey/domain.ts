import type { Call } from '@spotreel/sdk/internal/contract';
import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import type { CurrentUser } from '../account/session/authenticate';
import { createSigner } from '../account/session/signer';
import { mediaDomain } from '../media/domain';
import type { Handler } from '../platform/http/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { createExportLinks } from './export/export-links';
import { createPageTokens } from './page/page-tokens';
import { createEnvironmentSyncs } from './service/environment-syncs';
import { createUploadSigner } from './uploads/upload-signer';

/** Surveys: those who make them, and those who answer. */
export const surveyDomain = defineDomain({
  name: 'survey',
  needs: [accountDomain, mediaDomain],
  rateLimits: {
    /** Calls of widgets from one network address, behind which an office may sit. */
    surveyService: { points: 600, seconds: 60 },
    /** Files that widgets of one network address send. */
    surveyUpload: { points: 60, seconds: 10 * 60 },
  },
  provide: ({ db, clock, keyRings }) => {
    const pages = createSigner(keyRings.of('survey_page'), clock);
    return {
      /** The right to send files of answers. */
      surveyUploads: createUploadSigner(createSigner(keyRings.of('survey_upload'), clock), clock),
      /** Tokens that open surveys on their own pages. */
      surveyPages: createPageTokens(pages),
      /** Links to files of answers. */
      surveyExports: createExportLinks(pages),
      /** Answers to widgets on every page. */
      environmentSyncs: createEnvironmentSyncs(db, clock),
    };
  },
});

export type SurveyServices = ServicesOf<typeof surveyDomain>;

const implementAny = implementWith<SurveyServices>();

/**
 * Implements calls for those who make surveys; see `service/implement-service.ts` for those who answer them. After a call that
 * may have changed something, widgets get it.
 */
export function implement<const C extends Call>(call: C, handler: Handler<C, CurrentUser, SurveyServices>) {
  if (call.method === 'GET') return implementAny(call, handler);
  return implementAny<C>(call, async (input, services) => {
    try {
      return await handler(input, services);
    } finally {
      services.environmentSyncs.forget();
    }
  });
}
