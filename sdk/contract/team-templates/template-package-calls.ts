import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema } from '../schemas/ids';
import { clampedNumber, id } from '../schemas/scalars';
import { importedTemplate, packageCheck, packageFile } from './template-package-check';

const upload = { file: 'package', accept: 'package' } as const;

/** Templates that a team brings: `.spotreel` packages, or plain Lottie documents such as After Effects exports. */
export const templatePackageCalls = {
  checkTemplatePackage: defineCall({
    method: 'POST',
    path: '/v2/template-package/check',
    auth: 'operator',
    summary: 'Says what an import of the file (the part `package`, at most 100 MB) would find. Keeps nothing.',
    multipart: upload,
    output: packageCheck,
    errors: ['file_empty', 'body_unreadable', 'payload_too_large', 'input_too_complex', 'rate_limited'],
  }),
  importTemplatePackage: defineCall({
    method: 'POST',
    path: '/v2/template-package',
    auth: 'operator',
    summary:
      'Makes a template of the file, for everybody of the team. The same package id again replaces it; projects of the one before stay as they are.',
    multipart: upload,
    output: importedTemplate,
    errors: [
      'file_empty',
      'body_unreadable',
      'payload_too_large',
      'input_too_complex',
      'template_package_invalid',
      'render_unavailable',
      'painter_crashed',
      'encoder_killed',
      'rate_limited',
    ],
  }),
  templatePackages: defineCall({
    method: 'GET',
    path: '/v2/template-package',
    auth: 'operator',
    summary: 'The imported templates of the team, the newest first.',
    query: z.object({ page: clampedNumber(1, Number.MAX_SAFE_INTEGER), perPage: clampedNumber(50, 200) }),
    output: importedTemplate,
    list: true,
  }),
  removeTemplatePackage: defineCall({
    method: 'DELETE',
    path: '/v2/template-package/{templatePackageId}',
    auth: 'operator',
    summary: 'Takes an imported template out of the library. Projects of it stay as they are.',
    output: z.looseObject({ id: id as IdSchema<'templatePackage'> }),
  }),
  exportTemplate: defineCall({
    method: 'GET',
    path: '/v2/template/{templateId}/package',
    auth: 'operator',
    summary: 'The design of a template, its ratios together, as a `.spotreel` file.',
    output: packageFile,
  }),
} as const;
