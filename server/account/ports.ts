/** Parts of an account that later domains know. */
import { definePort } from '../platform/modules/port';
import type { MailWriter } from './mails/mail-writer';
import type { Owner } from './session/authenticate';
import type { TenantBrands } from './tenant-brands';

export interface ProfilePictures {
  /** True if the picture is the user's own and ready; it can then be the profile picture. */
  isOwn(user: Owner, mediaId: number): Promise<boolean>;
  /** Address of a picture that this account may see; null where there is none. */
  urlOf(mediaId: number, baseUrl: string): Promise<string | null>;
}

export interface SurveyEnvironments {
  /** Id of the environment whose surveys people of a tenant are shown; null where there is none. */
  idOf(tenantId: number): Promise<string | null>;
}

export const accountPorts = {
  profilePictures: definePort<ProfilePictures>('pictures of profiles'),
  surveyEnvironments: definePort<SurveyEnvironments>('environments of surveys'),
  tenantBrands: definePort<TenantBrands>('brands of tenants'),
  supportMails: definePort<MailWriter>('emails about messages of the support'),
  commentMails: definePort<MailWriter>('emails about comments'),
};
