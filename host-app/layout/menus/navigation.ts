/** The entries of the menus, in the order of docs/rules/app.md#layout. What is not configured leads to pages of the app. */

import type { User, UserRole } from '@spotreel/sdk/client';
import { type AppSettings, isAdminRole, isStaffRole, LEGAL_PAGES } from '@spotreel/sdk/internal/contract';
import { entry, type MenuEntry } from './menu-link';

/** Plans of the account, and its receipts. */
const PAYMENT_PAGE = '/account/payment';

/** Articles, and a search of them. */
const HELP_PAGE = '/help';

/** Page for reviews by customers to the operator of the server. */
const REVIEW_PAGE = '/user-upload?about=review';

/** Page on which the admins of a tenant write its terms, privacy and cookies. */
const LEGAL_EDITOR = '/agency/legal-pages';

/** Instead of an address: the entry opens the support. */
export const OPENS_HELP = '#help';

type Settings = Pick<AppSettings, 'links' | 'hasAssistant' | 'docsUrl'>;

/** The chat assistant, where the server has one. */
function assistant({ hasAssistant }: Settings): MenuEntry[] {
  return hasAssistant ? [{ key: 'app.assistant', to: '/viddybot', isBeta: true }] : [];
}

/** Pages of the operator's own, else those of the app. */
function tutorialsOf({ links }: Settings): string {
  return links.tutorials ?? '/tutorials';
}

function academyOf({ links }: Settings): MenuEntry {
  return { key: 'app.academy', to: links.academy ?? '/university/homepage' };
}

/** The bar of wide screens. */
export function barEntries(settings: Settings): MenuEntry[] {
  return [
    { key: 'app.home', to: '/' },
    { key: 'app.library', to: '/grid' },
    { key: 'app.myVideos', to: '/account/my-videos' },
    { key: 'app.tutorials', to: tutorialsOf(settings) },
    ...assistant(settings),
    { key: 'app.review', to: settings.links.review ?? REVIEW_PAGE },
  ];
}

/** The account menu, up to logging out. */
export function accountEntries(settings: Settings, plansUrl: string | undefined): MenuEntry[] {
  return [
    { key: 'app.videos', to: '/account/my-videos' },
    { key: 'app.brands', to: '/account/brands/intro' },
    { key: 'app.assets', to: '/account/assets/intro' },
    { key: 'app.accountInfo', to: '/account' },
    ...entry('app.plans', plansUrl),
    { key: 'app.payment', to: PAYMENT_PAGE },
    { key: 'app.ideas', to: '/user-upload' },
    academyOf(settings),
  ];
}

/** The documentation, in a tab of its own: it is no page of the app. */
export function docsEntries({ docsUrl }: Pick<Settings, 'docsUrl'>): MenuEntry[] {
  return entry('app.developerDocs', docsUrl && new URL(docsUrl, location.href).href);
}

/** Pages that say what is allowed, and help. Admins find the page where they write what is not there yet. */
export function usefulEntries(settings: Settings, role: UserRole): MenuEntry[] {
  const { links } = settings;
  const unwritten = isAdminRole(role) ? LEGAL_EDITOR : null;
  return [
    ...LEGAL_PAGES.flatMap((kind) => entry(`app.${kind}`, links[kind] ?? unwritten)),
    { key: 'app.faq', to: links.faq ?? HELP_PAGE },
  ];
}

/** Legal pages that visitors can read before login. */
export function legalEntries({ links }: Settings): MenuEntry[] {
  return LEGAL_PAGES.flatMap((kind) => entry(`app.${kind}`, links[kind]));
}

/** The pages of an agency, for those who look after clients. */
export function staffEntries(role: UserRole): MenuEntry[] {
  return isStaffRole(role) ? [{ key: 'app.agency', to: '/agency/dashboard' }] : [];
}

export interface NarrowMenuEntriesOptions {
  settings: Settings;
  permissions: readonly User['permissions'][number][];
  plansUrl: string | undefined;
}

/** The menu of narrow screens, up to logging out. Payment and Support open the support. */
export function narrowEntries({ settings, permissions, plansUrl }: NarrowMenuEntriesOptions): MenuEntry[] {
  const { links } = settings;
  const hasAcademy = permissions.includes('api.feature.academy');
  const mayUpgrade = !permissions.includes('api.upsell.recipes');
  return [
    { key: 'app.home', to: '/' },
    { key: 'app.library', to: '/grid' },
    { key: 'app.templates', to: links.templates ?? '/templates' },
    { key: 'app.help', to: HELP_PAGE },
    { key: 'app.tutorials', to: tutorialsOf(settings) },
    ...(hasAcademy ? [academyOf(settings), ...assistant(settings)] : []),
    { key: 'app.videos', to: '/account/my-videos' },
    { key: 'app.brands', to: '/account/brands/intro' },
    { key: 'app.assets', to: '/account/assets/intro' },
    { key: 'app.accountInfo', to: '/account' },
    ...entry('app.plans', plansUrl),
    ...(mayUpgrade ? entry('app.upgradeToPro', plansUrl) : []),
    { key: 'app.payment', to: OPENS_HELP },
    { key: 'app.support', to: OPENS_HELP },
  ];
}

/** Entries of the Help button beside the support. */
export function helpEntries(settings: Settings): MenuEntry[] {
  const { links } = settings;
  return [
    { key: 'app.helpArticles', to: HELP_PAGE },
    ...entry('app.support', links.support),
    ...entry('app.faq', links.faq),
    { key: 'app.tutorials', to: tutorialsOf(settings) },
    { key: 'app.university', to: '/university/homepage' },
    { key: 'app.payment', to: PAYMENT_PAGE },
    ...docsEntries(settings),
  ];
}
