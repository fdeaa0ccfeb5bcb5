import { defineCall } from '../call';
import { appSettings } from './app-settings';

/** What the app reads before it knows who uses it. */
export const appSettingsCalls = {
  appSettings: defineCall({
    method: 'GET',
    path: '/v1/app',
    auth: 'none',
    summary: 'Links, ways to log in and the maintenance flag of this server.',
    output: appSettings,
  }),
} as const;
