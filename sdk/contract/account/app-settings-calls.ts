import { defineCall } from '../call';
import { appSettings } from './app-settings';

/** Settings that the app reads before sign-in. */
export const appSettingsCalls = {
  appSettings: defineCall({
    method: 'GET',
    path: '/v1/app',
    auth: 'none',
    summary: 'Links, ways to log in and the maintenance flag of this server.',
    output: appSettings,
  }),
} as const;
