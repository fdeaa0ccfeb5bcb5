/** React components of the account's pages and of logging in: a door of their own, since only those pages download them. */
export { ProfilePage } from './react/account-profile/profile-page';
export { useAccountScreen } from './react/account-screen/account-screen';
export { SecurityPage } from './react/account-security/security-page';
export { ActingAsPage, type ActingAsPageProps } from './react/acting-as/acting-as-page';
export { ActingBanner, type ActingBannerProps } from './react/acting-as/acting-banner';
export { LeaveAccount, type LeaveAccountProps } from './react/acting-as/leave-account';
export { AuditView } from './react/audit-view/audit-view';
export { AllowedOriginsPage } from './react/developers/allowed-origins-page';
export { ApiKeysPage } from './react/developers/api-keys-page';
export { WebhooksPage } from './react/developers/webhooks-page';
export { PeopleView } from './react/people-view/people-view';
export { CodeForm, type CodeFormProps } from './react/sign-in-help/code-form';
export { EmailStep, type EmailStepProps } from './react/sign-in-help/email-step';
export { JoinForm, type JoinFormProps } from './react/sign-in-help/join-form';
export { LinkRequest, type LinkRequestProps } from './react/sign-in-help/link-request';
export { PasswordReset, type PasswordResetProps } from './react/sign-in-help/password-reset';
export { SocialButtons, type SocialButtonsProps } from './react/social-sign-in/social-buttons';
export { SocialReturn, type SocialReturnProps } from './react/social-sign-in/social-return';
