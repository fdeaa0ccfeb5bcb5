/** The support, apart from the rest of the account's screens: it is downloaded when it opens. */
export { SupportPanel } from '@spotreel/elements/internal/account';
