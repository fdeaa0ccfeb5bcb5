import { expect, test } from 'vitest';
import { NO_APP_LINKS } from '../../../sdk/contract/account/app-settings';
import { createAppSettings } from '../../../sdk/stores/app-settings';

const answered = {
  links: { ...NO_APP_LINKS, tutorials: 'https://learn.test' },
  maintenance: true,
  isRegistrationOpen: false,
  hasAssistant: false,
  supportWidgetUrl: null,
  socialSignIn: [],
};

test('the app goes on without them, and keeps what it knew', async () => {
  let isDown = true;
  const settings = createAppSettings({
    apiBase: 'http://stub',
    fetch: async () => (isDown ? Response.error() : Response.json({ data: answered })),
  });
  expect(settings.$state.get()).toMatchObject({ isReady: false, settings: { maintenance: false } });
  const ready = settings.ready();
  await settings.load();
  expect((await ready).maintenance).toBe(false);
  expect(settings.$state.get()).toMatchObject({ isReady: true, settings: { maintenance: false } });
  isDown = false;
  await settings.load();
  expect(settings.$state.get().settings).toEqual(answered);
  expect(await settings.ready()).toEqual(answered);
  isDown = true;
  await settings.load();
  expect(settings.$state.get().settings.maintenance).toBe(true);
});
