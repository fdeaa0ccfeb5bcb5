/** The calls of the account's and the tenant's pages: a part of the API that those pages bring along. */
import { accountSecurityCalls } from './calls/account-security';
import { apiKeyCalls } from './calls/api-key';
import { appSettingsCalls } from './calls/app-settings';
import { assetCalls } from './calls/asset';
import { assistantCalls } from './calls/assistant';
import { batchCalls } from './calls/batch';
import { billingCalls } from './calls/billing';
import { clientCalls } from './calls/client';
import { deviceExportCalls } from './calls/device-export';
import { helpCalls } from './calls/help';
import { imageCalls } from './calls/image';
import { invitationCalls } from './calls/invitation';
import { learningCalls } from './calls/learning';
import { legalPageCalls } from './calls/legal-page';
import { notificationCalls } from './calls/notification';
import { peopleCalls } from './calls/people';
import { personalDataCalls } from './calls/personal-data';
import { planAdministrationCalls } from './calls/plan-administration';
import { productCalls } from './calls/product';
import { profileCalls } from './calls/profile';
import { projectCheckCalls } from './calls/project-check';
import { projectMarkCalls } from './calls/project-mark';
import { publishingCalls } from './calls/publishing';
import { renderFrameCalls } from './calls/render-frame';
import { resumableUploadCalls } from './calls/resumable-upload';
import { reviewCalls } from './calls/review';
import { shareCalls } from './calls/share';
import { signInHelpCalls } from './calls/sign-in-help';
import { socialSignInCalls } from './calls/social-sign-in';
import { stockCalls } from './calls/stock';
import { supportCalls } from './calls/support';
import { tableCalls } from './calls/table';
import { tenantCalls } from './calls/tenant';
import { tenantBrandCalls } from './calls/tenant-brand';
import { webhookCalls } from './calls/webhook';

/** Calls that only the pages of an account and of a tenant make. */
export const accountContract = {
  ...appSettingsCalls,
  ...signInHelpCalls,
  ...socialSignInCalls,
  ...profileCalls,
  ...accountSecurityCalls,
  ...invitationCalls,
  ...peopleCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...tenantCalls,
  ...tenantBrandCalls,
  ...legalPageCalls,
  ...clientCalls,
  ...assetCalls,
  ...resumableUploadCalls,
  ...projectCheckCalls,
  ...projectMarkCalls,
  ...deviceExportCalls,
  ...renderFrameCalls,
  ...stockCalls,
  ...assistantCalls,
  ...reviewCalls,
  ...productCalls,
  ...tableCalls,
  ...helpCalls,
  ...supportCalls,
  ...notificationCalls,
  ...batchCalls,
  ...learningCalls,
  ...imageCalls,
  ...shareCalls,
  ...publishingCalls,
  ...billingCalls,
  ...planAdministrationCalls,
  ...personalDataCalls,
} as const;
