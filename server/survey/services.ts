import type { AuthServices } from '../account/services';
import type { AddressBook } from '../media/addresses';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { Mail } from '../platform/mail/mail';
import type { ExportLinks } from './export/export-links';
import type { PageTokens } from './page/page-tokens';
import type { EnvironmentSyncs } from './service/environment-syncs';
import type { UploadSigner } from './uploads/upload-signer';

export type SurveyServices = AuthServices & {
  readonly limiters: RateLimiters<'surveyService' | 'surveyUpload'>;
  /** The right to send files of answers. */
  readonly surveyUploads: UploadSigner;
  /** What opens surveys on their own pages. */
  readonly surveyPages: PageTokens;
  /** Links to files of answers. */
  readonly surveyExports: ExportLinks;
  /** What widgets ask for on every page. */
  readonly environmentSyncs: EnvironmentSyncs;
  readonly addresses: AddressBook;
  readonly mail: Mail;
};
