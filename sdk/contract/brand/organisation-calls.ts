import * as z from 'zod/mini';
import type { ErrorCode } from '../../base/error-catalogue';
import { defineCall } from '../call';
import { id } from '../schemas/scalars';
import { newOrganisation, organisation, organisationChange } from './organisation';

const logo = { file: 'image', accept: 'image' } as const;
const logoErrors = [
  'body_unreadable',
  'payload_too_large',
  'media_type_unsupported',
  'media_undecodable',
  'image_too_large',
] as const satisfies readonly ErrorCode[];

/** Brands of the account. Creation fails with `organisation_limit` beyond the account's limit. */
export const organisationCalls = {
  organisations: defineCall({
    method: 'GET',
    path: '/v1/organisation',
    auth: 'user',
    summary: 'The brands of the account.',
    output: z.array(organisation),
  }),
  organisation: defineCall({
    method: 'GET',
    path: '/v1/organisation/{brandId}',
    auth: 'user',
    summary: 'One brand.',
    output: organisation,
  }),
  createOrganisation: defineCall({
    method: 'POST',
    path: '/v1/organisation',
    auth: 'user',
    summary: 'Makes a brand, up to the organisationLimit of the account. The logo is the `image` of a multipart form.',
    body: newOrganisation,
    multipart: logo,
    output: organisation,
    errors: [...logoErrors, 'organisation_limit'],
  }),
  updateOrganisation: defineCall({
    method: 'PUT',
    path: '/v1/organisation/{brandId}',
    auth: 'user',
    summary: 'Changes a brand; what is left out stays. `image`: null takes the logo away, a file replaces it.',
    body: organisationChange,
    multipart: logo,
    output: organisation,
    errors: logoErrors,
  }),
  deleteOrganisation: defineCall({
    method: 'DELETE',
    path: '/v1/organisation/{brandId}',
    auth: 'user',
    summary: 'Deletes a brand. Projects keep the logo, colors and words that they took from it.',
    output: z.looseObject({ id }),
  }),
} as const;
