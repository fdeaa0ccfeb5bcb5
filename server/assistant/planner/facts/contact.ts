/** Contact of the author of a brief: web address, e-mail, phone. */
import type { Contact } from './brief-facts';

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/u;
const WEBSITE =
  /(?:https?:\/\/)?(?:www\.)?[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}\.(?:[a-z]{2,12})(?:\/[\w/-]*)?/iu;
const PHONE = /(?:\+\d{1,3}[\s/-]?|\(?0)\d[\d\s()/-]{5,16}\d/u;
const NO_DOMAIN = /\.(?:[ap]\.?m|\d+)$/iu;

export function readContact(brief: string): Contact {
  const email = brief.match(EMAIL)?.[0] ?? null;
  const rest = email === null ? brief : brief.replace(email, ' ');
  const website = rest.match(WEBSITE)?.[0] ?? null;
  const isWebsite = website !== null && !NO_DOMAIN.test(website);
  return {
    email,
    website: isWebsite ? website.replace(/^https?:\/\//iu, '').replace(/\/$/u, '') : null,
    phone: rest.match(PHONE)?.[0].trim() ?? null,
  };
}

/** The brief without what `readContact` found. */
export function withoutContact(brief: string): string {
  return brief.replace(EMAIL, ' ').replace(WEBSITE, ' ').replace(PHONE, ' ');
}
