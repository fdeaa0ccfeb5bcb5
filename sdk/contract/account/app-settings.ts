import * as z from 'zod/mini';
import { legalPageLink } from '../agency/legal-page-link';

const link = z.nullable(z.string());

/** Addresses of other sites that the app links to; null: no entry leads there. */
export const appLinks = z.looseObject({
  tutorials: link,
  academy: link,
  /** Page for reviews by customers. */
  review: link,
  templates: link,
  /** A page, or `mailto:` with an address. */
  support: link,
  terms: link,
  privacy: link,
  cookies: link,
  faq: link,
});
/** Addresses of other sites that the app links to; null: no entry leads there. */
export type AppLinks = z.infer<typeof appLinks>;

/** No entry leads anywhere. */
export const NO_APP_LINKS: AppLinks = {
  tutorials: null,
  academy: null,
  review: null,
  templates: null,
  support: null,
  terms: null,
  privacy: null,
  cookies: null,
  faq: null,
};

export const socialProviders = ['google', 'facebook', 'twitter'] as const;
/** Another site that people log in with. */
export type SocialProvider = (typeof socialProviders)[number];

export const appSettings = z.looseObject({
  links: appLinks,
  /** Pages of the app itself, where `links` has none. Absent from older servers. */
  legalPages: z.optional(z.array(legalPageLink)),
  /** The maintenance page replaces the app. */
  maintenance: z.boolean(),
  /** Anybody may ask for an account. */
  isRegistrationOpen: z.boolean(),
  /** The server has the chat assistant. */
  hasAssistant: z.boolean(),
  /** Script of a chat of another company, which is loaded once a person agrees. Null where there is none. */
  supportWidgetUrl: z.nullable(z.string()),
  /** Origin that receives usage events. Null or absent: the server itself. */
  trackingUrl: z.optional(z.nullable(z.string())),
  /** Documentation for developers, an address of the server. Null or absent: the server has none. */
  docsUrl: z.optional(z.nullable(z.string())),
  /** Providers of sign-in without a password. */
  socialSignIn: z.array(
    z.looseObject({
      provider: z.enum(socialProviders),
      /** The app's id at the provider. Null where the server itself makes the address. */
      clientId: z.nullable(z.string()),
      /** The provider's page that asks the person. Null where the server itself makes the address. */
      authorizeUrl: z.nullable(z.string()),
    }),
  ),
});
/** Configuration of a server that the app shows. */
export type AppSettings = z.infer<typeof appSettings>;
