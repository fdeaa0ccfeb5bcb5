/**
 * The API as one value: every call by its name. Client, server and OpenAPI are derived from it. Calls for operators
 * alone are in `operator-contract.ts`, so that other users do not download them.
 */
import { libraryCalls } from './calls/library';
import { mediaCalls } from './calls/media';
import { musicCalls } from './calls/music';
import { organisationCalls } from './calls/organisation';
import { projectCalls } from './calls/project';
import { renderCalls } from './calls/render';
import { securityCalls } from './calls/security';
import { templateCalls } from './calls/template';
import { trackingCalls } from './calls/tracking';
import { userCalls } from './calls/user';

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
