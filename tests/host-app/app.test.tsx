/** Addresses and layout of the app (docs/rules/app.md), as they are before a browser lays anything out. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SpotreelProvider } from '../../elements/react/embed/provider/spotreel-provider';
import { App } from '../../host-app/app';
import { AppSettingsProvider } from '../../host-app/app-settings';
import { forgetDeepLink, rememberDeepLink, rememberPerson, takeDeepLink } from '../../host-app/deep-link';
import { memorySecurityStorage } from '../../sdk/client/session/security-state';
import { NO_APP_LINKS } from '../../sdk/contract/account/app-settings';
import { type AppSettingsStore, createAppSettings } from '../../sdk/stores/app-settings';
import { createSpotreel, type Spotreel } from '../../sdk/stores/spotreel';
import { json, user } from '../sdk/client/stub-server';
import { contractServer } from '../sdk/stores/contract-server';

const NOTHING = {
  links: NO_APP_LINKS,
  maintenance: false,
  isRegistrationOpen: false,
  hasAssistant: false,
  supportWidgetUrl: null,
  socialSignIn: [],
};
const LINKS = {
  tutorials: 'https://learn.test/',
  academy: 'https://academy.test/',
  review: 'https://review.test/',
  templates: 'https://templates.test/',
  support: 'mailto:help@spotreel.test',
  terms: 'https://legal.test/terms',
  privacy: 'https://legal.test/privacy',
  cookies: 'https://legal.test/cookies',
  faq: 'https://help.test/faq',
};

let root: Root;
let page: HTMLElement;
let address = '';
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('only the API is there')));
  localStorage.clear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function leave(): void {
  act(() => root.unmount());
  root = createRoot(page);
}

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

let settings: AppSettingsStore;

/** Opens an address, signed in unless `person` is null. `configuration`: what the operator has set. */
async function open(path: string, person: object | null = {}, tracking = false, configuration: object = NOTHING) {
  const server = contractServer();
  server.answer('appSettings', () => json({ data: configuration }));
  settings = createAppSettings({ apiBase: 'http://stub', fetch: server.fetch });
  const storage = memorySecurityStorage();
  const spotreel = createSpotreel({ apiBase: 'http://stub', storage, fetch: server.fetch, tracking });
  if (person) {
    server.answer('me', () => json({ data: { ...user, ...person } }));
    await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    await spotreel.session.restore();
  }
  await act(async () => show(spotreel, [path]));
  await act(async () => vi.dynamicImportSettled());
  return { server, spotreel };
}

function show(spotreel: Spotreel, addresses: string[]): void {
  root.render(
    <SpotreelProvider spotreel={spotreel} root={document}>
      <AppSettingsProvider settings={settings}>
        <MemoryRouter initialEntries={addresses}>
          <App />
          <Address />
        </MemoryRouter>
      </AppSettingsProvider>
    </SpotreelProvider>,
  );
}

const come = (check: () => void) => act(async () => vi.waitFor(check, { timeout: 5000 }));
const hasHeader = () => page.querySelector('.sr-header__nav') !== null;

describe('an address', () => {
  test.each([
    ['/', 'Home'],
    ['/grid', 'Library'],
    ['/account', 'Account info'],
    ['/account/my-videos', 'My Videos'],
    ['/accounts/videos', 'My Videos'],
    ['/account/brands/intro', 'Brands'],
    ['/account/assets/intro', 'Assets Library'],
    ['/make-many', 'Bulk create'],
    ['/user-upload', 'Ideas upload'],
    ['/help', 'Help'],
    ['/help/export-a-video', 'Export and download'],
    ['/tutorials', 'Tutorials'],
    ['/tutorials/agency', 'Tutorials'],
    ['/tutorials/white-label', 'Tutorials'],
    ['/tutorials/first-video', 'Make your first video'],
    ['/university/homepage', 'University'],
    ['/university/degree', 'University'],
    ['/university/course', 'University'],
    ['/recipes/1', 'Product launch'],
    ['/account/plans', 'Plans'],
    ['/account/integrations', 'Integrations'],
    ['/account/payment', 'Payment'],
    ['/templates/2001', 'Template 1'],
    ['/no-such-page', 'Page not found'],
  ])('%s shows the page %s, below the header', async (path, title) => {
    await open(path);
    await come(() => expect(document.title).toBe(`${title} · Spotreel`));
    expect([address, hasHeader()]).toEqual([path, true]);
  });

  test('a link to a video needs no session and has no header', async () => {
    await open('/share/1.k.secret', null);
    await come(() => expect(page.textContent).toContain('There is no video here'));
    expect([address, hasHeader()]).toEqual(['/share/1.k.secret', false]);
  });

  test.each([
    ['/templates', '/grid?tab=animations'],
    ['/accounts/profile', '/account'],
    ['/accounts/notifications', '/account'],
    ['/accounts/dashboard', '/'],
    ['/accounts/university', '/university/homepage'],
    ['/university', '/university/homepage'],
    ['/accounts/favourites', '/grid?favourite=true'],
    ['/accounts/payment-methods', '/account/payment'],
    ['/accounts/purchases', '/account/payment'],
    ['/accounts/integrations', '/account/integrations'],
    ['/accounts/subscriptions', '/account/payment'],
    ['/dashboard/redirect', '/'],
  ])('%s leads to %s', async (path, target) => {
    await open(path);
    await come(() => expect(address).toBe(target));
  });

  test.each(['/project/7', '/project/7/preview', '/templates/7'])('%s has the window for itself', async (path) => {
    await open(path);
    await come(() => expect(page.querySelector('.sr-whole-window')).not.toBeNull());
    expect([address, hasHeader()]).toEqual([path, false]);
  });

  test.each([
    ['/login', 'Log in'],
    ['/recover-password', 'Reset your password'],
    ['/account/password-recover', 'Reset your password'],
    ['/reset-password#token=1.abc', 'Choose a new password'],
  ])('%s needs no session and has no header', async (path, heading) => {
    await open(path, null);
    await come(() => expect(page.querySelector('h1')?.textContent).toBe(heading));
    expect(hasHeader()).toBe(false);
  });

  test.each([
    ['/account/plans', 'Plans · Spotreel'],
    ['/account/nowhere', 'Page not found · Spotreel'],
    ['/agency/clients', 'Clients · Spotreel'],
    ['/agency/nowhere', 'Page not found · Spotreel'],
  ])('%s names the tab: %s', async (path, title) => {
    await open(path, { role: 'agency_admin' });
    await come(() => expect(document.title).toBe(title));
  });

  test.each(['/project/7', '/account/plans'])('%s says whose account is used', async (path) => {
    const { spotreel } = await open('/grid', { role: 'operator' });
    leave();
    spotreel.session.actAs('client@example.com');
    await act(async () => show(spotreel, [path]));
    await come(() => expect(page.textContent).toContain('You are impersonating'));
  });

  test('/impersonate is for those who may, and its exit ends acting as another person', async () => {
    await open('/impersonate');
    await come(() => expect(document.title).toBe('Page not found · Spotreel'));
    leave();
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign });
    const { server, spotreel } = await open('/impersonate', { role: 'operator' });
    await come(() => expect(document.title).toBe('Sign in as a user · Spotreel'));
    leave();
    spotreel.session.actAs('client@example.com');
    const exit = ['/impersonate?_switch_user=_exit'];
    await act(async () => show(spotreel, exit));
    await come(() => expect(assign).toHaveBeenCalledWith('/impersonate'));
    expect([server.asked('endActingAs').length, spotreel.session.isActing()]).toEqual([1, false]);
  });
});

describe('without a session', () => {
  test.each(['/account/my-videos', '/project/7', '/grid?tab=animations&search=sale'])(
    '%s is kept, and opens after the log-in',
    async (path) => {
      const { spotreel } = await open(path, null);
      await come(() => expect(address).toBe('/login'));
      expect(localStorage.getItem('deepLink')).toBe(path);
      const email = page.querySelector<HTMLInputElement>('input[type=email]');
      const password = page.querySelector<HTMLInputElement>('input[type=password]');
      await act(async () => {
        for (const [field, value] of [
          [email, 'a@b.co'],
          [password, 'good'],
        ] as const) {
          if (!field) throw new Error('no field');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      await act(async () => email?.form?.requestSubmit());
      await come(() => expect(address).toBe(path));
      expect([spotreel.session.$session.get().status, localStorage.getItem('deepLink')]).toEqual(['signed-in', null]);
    },
  );

  test('placeholders show until the session is restored', async () => {
    const { spotreel, server } = await open('/grid');
    leave();
    // the page and the gate both ask
    const releases = [server.hold('me')];
    const restored = spotreel.session.restore();
    await Promise.resolve();
    releases.push(server.hold('me'));
    await act(async () => show(spotreel, ['/grid']));
    expect(page.querySelectorAll('[aria-busy=true] .sr-skeleton')).toHaveLength(6);
    for (const release of releases) release();
    await act(async () => restored);
    await come(() => expect(page.querySelector('.sr-grid')).not.toBeNull());
  });
});

describe('the header', () => {
  test.each([
    [{ firstName: 'ada', lastName: 'Byron', email: 'x@y.test' }, 'A'],
    [{ firstName: '', lastName: 'byron', email: 'x@y.test' }, 'B'],
    [{ firstName: '', lastName: '', email: 'x@y.test' }, 'X'],
  ])('shows for %o the letter %s', async (person, letter) => {
    await open('/', person);
    expect(page.querySelector('.sr-avatar')?.textContent).toBe(letter);
  });

  test('shows no avatar, also where the account has one', async () => {
    await open('/', { avatar: 'https://example.com/ada.png', profilePicture: 'https://example.com/ada.png' });
    expect([page.querySelector('.sr-avatar')?.textContent, page.querySelector('.sr-avatar img')]).toEqual(['D', null]);
    expect(page.innerHTML).not.toContain('ada.png');
  });

  test('leads to home, library and own videos', async () => {
    await open('/');
    const links = [...page.querySelectorAll('.sr-header__nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/', '/grid', '/account/my-videos']));
  });
});

describe('with links', () => {
  const all = { ...NOTHING, links: LINKS, hasAssistant: true };
  const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.firstChild?.textContent ?? '');

  test('the bar has its entries in order; other sites open a new tab', async () => {
    await open('/grid', {}, false, all);
    const bar = ['Home', 'Library', 'My Videos', 'Tutorials', 'Assistant', 'Leave Us A Review'];
    await come(() => expect(words('.sr-header__nav a')).toEqual(bar));
    const review = page.querySelector('.sr-header__nav a[href="https://review.test/"]');
    expect([review?.getAttribute('target'), review?.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    expect(page.querySelector('.sr-beta')?.textContent).toBe('Beta');
    expect(page.querySelector('.sr-help')).not.toBeNull();
  });

  test.each([
    ['nothing allowed', [], ['Upgrade to Pro'], ['Academy', 'Assistant']],
    [
      'academy and recipes allowed',
      ['api.feature.academy', 'api.upsell.recipes'],
      ['Academy', 'Assistant'],
      ['Upgrade to Pro'],
    ],
  ])('the menu of narrow screens: %s', async (_, permissions, shown, hidden) => {
    await open('/grid', { permissions, plansUrl: 'https://plans.test/' }, false, all);
    await act(async () => page.querySelector<HTMLElement>('.sr-header__burger')?.click());
    await come(() => expect(words('.sr-mobile-menu__link').length).toBeGreaterThan(5));
    const found = words('.sr-mobile-menu__link');
    const order = [
      'Home',
      'Library',
      'Templates',
      'Help',
      'Tutorials',
      'Academy',
      'Assistant',
      'Videos',
      'Brands',
      'Assets Library',
      'Account info',
      'Plans',
      'Upgrade to Pro',
      'Payment',
      'Support',
      'Log out',
      'Terms',
      'Privacy',
      'Cookies',
      'FAQ',
    ];
    expect(found).toEqual(order.filter((word) => !hidden.includes(word)));
    expect(found).toEqual(expect.arrayContaining(shown));
  });

  test.each(['Payment', 'Support'])('on narrow screens, %s opens the support widget', async (word) => {
    await open('/grid', {}, false, all);
    await act(async () => page.querySelector<HTMLElement>('.sr-header__burger')?.click());
    const entry = () =>
      [...document.querySelectorAll<HTMLElement>('.sr-mobile-menu__link')].find((one) => one.textContent === word);
    await come(() => expect(entry()).toBeDefined());
    await act(async () => entry()?.click());
    // the panel, then the frame of dialogs
    await act(async () => vi.dynamicImportSettled());
    await act(async () => vi.dynamicImportSettled());
    await come(() =>
      expect(words('.sr-help__link')).toEqual([
        'Help articles',
        'Support',
        'FAQ',
        'Tutorials',
        'University',
        'Payment',
      ]),
    );
    expect(document.querySelector('.sr-support-chat')).not.toBeNull();
    expect(document.querySelector('.sr-help__button')?.getAttribute('aria-expanded')).toBe('true');
  });

  test('the account menu has Plans and Payment after Account info', async () => {
    await open('/grid', {}, false, all);
    await act(async () => page.querySelector<HTMLElement>('.sr-avatar')?.click());
    await come(() => expect(words('.sr-menu__item span')).toContain('Payment'));
    const items = words('.sr-menu__item span');
    const first = items.indexOf('Account info');
    expect(items.slice(first, first + 5)).toEqual(['Account info', 'Plans', 'Payment', 'Ideas upload', 'Academy']);
  });

  test('without them each entry leads to a page of the app', async () => {
    await open('/grid', { permissions: ['api.feature.academy'] });
    const href = (word: string) =>
      [...document.querySelectorAll('a')].find((link) => link.firstChild?.textContent === word)?.getAttribute('href');
    expect(href('Leave Us A Review')).toBe('/user-upload?about=review');
    await act(async () => page.querySelector<HTMLElement>('.sr-header__burger')?.click());
    await come(() => expect(href('Templates')).toBe('/templates'));
    expect([href('Academy'), href('FAQ')]).toEqual(['/university/homepage', '/help']);
    expect([href('Terms'), href('Privacy'), href('Cookies')]).toEqual([undefined, undefined, undefined]);
  });

  test('legal pages that are written have an entry, and admins find the way to write the others', async () => {
    const legalPages = [{ kind: 'terms', path: '/terms' }] as const;
    await open('/grid', { role: 'operator' }, false, { ...NOTHING, legalPages: [...legalPages] });
    await act(async () => page.querySelector<HTMLElement>('.sr-header__burger')?.click());
    const useful = () => [...document.querySelectorAll('.sr-mobile-menu__link')].slice(-4);
    await come(() => expect(useful().map((link) => link.textContent)).toEqual(['Terms', 'Privacy', 'Cookies', 'FAQ']));
    const editor = '/agency/legal-pages';
    expect(useful().map((link) => link.getAttribute('href'))).toEqual(['/terms', editor, editor, '/help']);
  });

  test('without them help has its own pages', async () => {
    await open('/grid');
    const bar = ['Home', 'Library', 'My Videos', 'Tutorials', 'Leave Us A Review'];
    await come(() => expect(words('.sr-header__nav a')).toEqual(bar));
    await act(async () => page.querySelector<HTMLElement>('.sr-help__button')?.click());
    await come(() => expect(words('.sr-help__link')).toEqual(['Help articles', 'Tutorials', 'University', 'Payment']));
    const [articles] = document.querySelectorAll<HTMLElement>('.sr-help__link');
    await act(async () => articles?.click());
    await come(() => expect(address).toBe('/help'));
  });

  test('a chat of another company is loaded once the person agrees', async () => {
    const added: HTMLScriptElement[] = [];
    const append = vi.spyOn(document.head, 'append').mockImplementation((node) => {
      if (node instanceof HTMLScriptElement) added.push(node);
    });
    const agree = () => [...document.querySelectorAll('button')].find((one) => /^Agree/.test(one.textContent ?? ''));
    await open('/grid', {}, false, { ...NOTHING, supportWidgetUrl: 'https://chat.test/widget.js' });
    await act(async () => page.querySelector<HTMLElement>('.sr-help__button')?.click());
    await come(() => expect(document.body.textContent).toContain('The chat comes from chat.test.'));
    expect(added).toHaveLength(0);
    await act(async () => agree()?.click());
    expect(added.map(({ src }) => src)).toEqual(['https://chat.test/widget.js']);
    await act(async () => added[0]?.dispatchEvent(new Event('error')));
    expect(document.body.textContent).toContain('We couldn’t load the chat');
    await act(async () => agree()?.click());
    await act(async () => added[1]?.dispatchEvent(new Event('load')));
    expect(document.querySelector('.sr-help__button')?.getAttribute('aria-expanded')).toBe('false');
    append.mockRestore();
  });

  test('the link of an email opens the support with that question, and closing it leaves the page as it is', async () => {
    await open('/grid?question=5');
    await come(() => expect(document.body.textContent).toContain('Conversation not found'));
    await act(async () => document.querySelector<HTMLElement>('.sr-dialog [aria-label="Close"]')?.click());
    await come(() => expect(address).toBe('/grid'));
  });

  test.each(['/project/7', '/login'])('%s has no help button', async (path) => {
    await open(path, path === '/login' ? null : {}, false, all);
    await come(() => expect(page.querySelector('.sr-whole-window, .sr-entrance')).not.toBeNull());
    expect(page.querySelector('.sr-help')).toBeNull();
  });
});

test.each(['/', '/project/7', '/login'])('maintenance replaces %s', async (path) => {
  await open(path, {}, false, { ...NOTHING, maintenance: true });
  const exact = "Spotreel is going through some maintenance at the moment... We'll be right back!";
  await come(() => expect(page.querySelector('h1')?.textContent).toBe(exact));
  expect(hasHeader()).toBe(false);
});

describe('the kept page', () => {
  test('opens for the same person alone', () => {
    rememberPerson(1);
    rememberDeepLink('/project/7');
    expect(takeDeepLink(2)).toBe('/');
    rememberPerson(1);
    rememberDeepLink('/project/7');
    expect(takeDeepLink(1)).toBe('/project/7');
    expect(takeDeepLink(1)).toBe('/');
  });

  test('is forgotten with a logout, and is a page of the app', () => {
    rememberPerson(1);
    rememberDeepLink('/project/7');
    forgetDeepLink();
    expect(takeDeepLink(2)).toBe('/');
    for (const path of ['//evil.test', 'https://evil.test', '/login?out=true', '/login_check']) {
      rememberDeepLink(path);
      expect(takeDeepLink(1)).toBe('/');
    }
  });
});

test('a session that the server ended leads to /login?out=true', async () => {
  const { server, spotreel } = await open('/grid');
  server.refuse('me', 'jwt_invalid');
  await act(async () => spotreel.session.restore());
  await come(() => expect(address).toBe('/login?out=true'));
  expect(page.textContent).toContain('Your session has ended. Log in again to continue.');
});

test('/login_check asks for the email first', async () => {
  await open('/login_check', null);
  await come(() => expect(page.querySelector('input[type=email]')).not.toBeNull());
  expect(page.querySelector('input[type=password]')).toBeNull();
});

test('each address that is shown is reported as a view of a page', async () => {
  const events: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/api/track')) events.push(JSON.parse(String(init.body)).event);
    return new Response('{}');
  });
  await open('/', {}, true);
  expect(events).toEqual(['login', 'view_page']);
  // the tracker reads the address of the window, which the router of this test leaves alone
  history.replaceState(null, '', '/grid');
  await act(async () => page.querySelector<HTMLElement>('.sr-header__nav a[href="/grid"]')?.click());
  await come(() => expect(events).toEqual(['login', 'view_page', 'view_page']));
  history.replaceState(null, '', '/');
});
