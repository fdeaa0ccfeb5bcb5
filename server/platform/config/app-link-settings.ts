/** Addresses of other sites that the app links to. An entry is absent where its variable is. */
import type { AppLinks } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';

const link = z.url({ protocol: /^https?$/ }).max(500);

/** A page, or an email address. */
const support = z.string().transform((text, context): string => {
  if (z.email().max(254).safeParse(text).success) return `mailto:${text}`;
  if (link.safeParse(text).success) return text;
  context.addIssue({ code: 'custom', message: 'Not an http(s) URL and not an email address' });
  return z.NEVER;
});

export const appLinkVariables = {
  LINK_TUTORIALS: link.optional(),
  LINK_ACADEMY: link.optional(),
  LINK_REVIEW: link.optional(),
  LINK_TEMPLATES: link.optional(),
  LINK_SUPPORT: support.optional(),
  LINK_TERMS: link.optional(),
  LINK_PRIVACY: link.optional(),
  LINK_COOKIES: link.optional(),
  LINK_FAQ: link.optional(),
};

type Values = z.infer<z.ZodObject<typeof appLinkVariables>>;

export function appLinksOf(value: Values): AppLinks {
  return {
    tutorials: value.LINK_TUTORIALS ?? null,
    academy: value.LINK_ACADEMY ?? null,
    review: value.LINK_REVIEW ?? null,
    templates: value.LINK_TEMPLATES ?? null,
    support: value.LINK_SUPPORT ?? null,
    terms: value.LINK_TERMS ?? null,
    privacy: value.LINK_PRIVACY ?? null,
    cookies: value.LINK_COOKIES ?? null,
    faq: value.LINK_FAQ ?? null,
  };
}

/** Settings of a server that links nowhere. */
export const NO_LINKS: AppLinks = appLinksOf({});
