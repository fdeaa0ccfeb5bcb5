/** The calls of the account's and the tenant's pages: a part of the API that those pages bring along. */
import { accountSecurityCalls } from './account/account-security-calls';
import { appSettingsCalls } from './account/app-settings-calls';
import { profileCalls } from './account/profile-calls';
import { signInHelpCalls } from './account/sign-in-help-calls';
import { socialSignInCalls } from './account/social-sign-in-calls';
import { peopleCalls } from './acting/people-calls';
import { clientCalls } from './agency/client-calls';
import { legalPageCalls } from './agency/legal-page-calls';
import { tenantBrandCalls } from './agency/tenant-brand-calls';
import { tenantCalls } from './agency/tenant-calls';
import { assistantCalls } from './assistant/assistant-calls';
import { batchCalls } from './batch/batch-calls';
import { tableCalls } from './batch/table-calls';
import { deviceExportCalls } from './export/device-export-calls';
import { renderFrameCalls } from './export/render-frame-calls';
import { helpCalls } from './help/help-calls';
import { learningCalls } from './help/learning-calls';
import { invitationCalls } from './invitations/invitation-calls';
import { apiKeyCalls } from './keys/api-key-calls';
import { assetCalls } from './media/asset-calls';
import { imageCalls } from './media/image-calls';
import { resumableUploadCalls } from './media/resumable-upload-calls';
import { stockCalls } from './media/stock-calls';
import { notificationCalls } from './notifications/notification-calls';
import { personalDataCalls } from './personal-data/personal-data-calls';
import { billingCalls } from './plans/billing-calls';
import { planAdministrationCalls } from './plans/plan-administration-calls';
import { productCalls } from './products/product-calls';
import { projectCheckCalls } from './project/project-check-calls';
import { projectMarkCalls } from './project/project-mark-calls';
import { publishingCalls } from './publishing/publishing-calls';
import { reviewCalls } from './reviews/review-calls';
import { shareCalls } from './sharing/share-calls';
import { supportCalls } from './support/support-calls';
import { webhookCalls } from './webhooks/webhook-calls';

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
