/**
 * The API as one value: every call by its name. Client, server and OpenAPI are derived from it. Calls for operators
 * alone are in `operator-contract.ts`, so that other users do not download them.
 */

import { securityCalls } from './account/security-calls';
import { userCalls } from './account/user-calls';
import { organisationCalls } from './brand/organisation-calls';
import { renderCalls } from './export/render-calls';
import { libraryCalls } from './library/library-calls';
import { musicCalls } from './library/music-calls';
import { templateCalls } from './library/template-calls';
import { mediaCalls } from './media/media-calls';
import { projectCalls } from './project/project-calls';
import { trackingCalls } from './tracking/tracking-calls';

/**
 * Every call that the app makes for a user, by name. Operators' calls are in `operatorContract`.
 *
 * @example
 * ```ts
 * import { contract } from '@spotreel/sdk/client';
 *
 * for (const [name, { method, path }] of Object.entries(contract)) console.log(name, method, path);
 * ```
 */
export const contract = {
  ...securityCalls,
  ...userCalls,
  ...libraryCalls,
  ...templateCalls,
  ...musicCalls,
  ...mediaCalls,
  ...organisationCalls,
  ...projectCalls,
  ...renderCalls,
  ...trackingCalls,
} as const;

/** The type of `contract`, from which `Client` is derived. */
export type Contract = typeof contract;
/** Name of a call, and of the client's method for it. */
export type CallName = keyof Contract;

/** Path below the host under which all calls live. */
export const API_BASE_PATH = '/api';
