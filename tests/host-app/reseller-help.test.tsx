import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpotreelProvider } from '../../elements/react/embed/provider/spotreel-provider';
import { App } from '../../host-app/app';
import { AppSettingsProvider } from '../../host-app/app-settings';
import { memorySecurityStorage } from '../../sdk/client/session/security-state';
import { NO_APP_LINKS } from '../../sdk/contract/account/app-settings';
import { createAppSettings } from '../../sdk/stores/app-settings';
import { createSpotreel } from '../../sdk/stores/spotreel';
import { json, user } from '../sdk/client/stub-server';
import { contractServer } from '../sdk/stores/contract-server';

const SETTINGS = {
  links: NO_APP_LINKS,
  maintenance: false,
  isRegistrationOpen: false,
  hasAssistant: false,
  supportWidgetUrl: null,
  socialSignIn: [],
};

let root: Root;
let page: HTMLElement;
let address = '';
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function Address() {
  address = useLocation().pathname;
  return null;
}

test('each task of the help leads a reseller to the page for it', async () => {
  const server = contractServer();
  server.answer('me', () => json({ data: { ...user, role: 'reseller' } }));
  server.answer('appSettings', () => json({ data: SETTINGS }));
  const settings = createAppSettings({ apiBase: 'http://stub', fetch: server.fetch });
  const spotreel = createSpotreel({ apiBase: 'http://stub', storage: memorySecurityStorage(), fetch: server.fetch });
  await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
  await spotreel.session.restore();
  await act(async () =>
    root.render(
      <SpotreelProvider spotreel={spotreel} root={document}>
        <AppSettingsProvider settings={settings}>
          <MemoryRouter initialEntries={['/reseller/help']}>
            <App />
            <Address />
          </MemoryRouter>
        </AppSettingsProvider>
      </SpotreelProvider>,
    ),
  );
  await act(async () => vi.dynamicImportSettled());
  const come = (check: () => void) => act(async () => vi.waitFor(check, { timeout: 5000 }));
  await come(() => expect(page.querySelector('h1')?.textContent).toBe('Help for resellers'));
  const links = () => [...page.querySelectorAll<HTMLAnchorElement>('.sr-agency-page a')];
  expect(links().map(({ pathname }) => pathname)).toEqual([
    '/account/developers/embed',
    '/help/embed-the-editor',
    '/account/developers/keys',
    '/reseller/profile',
    '/agency/custom-domain',
    '/agency/clients',
    '/agency/white-labels',
  ]);
  await act(async () => links()[3]?.click());
  await come(() => expect(page.querySelector('h1')?.textContent).toBe('Profile'));
  expect(address).toBe('/reseller/profile');
});
