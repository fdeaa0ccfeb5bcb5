import { templatePackageCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../implement';
import { importPackage } from '../importing/import-package';
import { imported } from '../importing/imported';
import { withPackage } from '../opening/receive-package';

const call = templatePackageCalls.importTemplatePackage;

export const importTemplatePackage = implement(call, ({ user, context }, services) =>
  withPackage(context, call.multipart, services.workDir, async (file, options) => {
    const { unavailable } = services.renders;
    if (unavailable) throw new ApiError('render_unavailable', { message: unavailable });
    const row = await importPackage(services, user, file, options);
    const [template] = await imported(services, [row], context.baseUrl);
    if (!template) throw new ApiError('not_found');
    return template;
  }),
);
