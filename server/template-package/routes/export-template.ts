import { templatePackageCalls } from '@spotreel/sdk/contract';
import { implement } from '../../platform/http/implement';
import { exportPackage } from '../export-package';

export const exportTemplate = implement(
  templatePackageCalls.exportTemplate,
  async ({ params, user, context }, services) => {
    const { key, fileName, sizeBytes } = await exportPackage(services, user, params.templateId);
    return { url: services.addresses.at(context.baseUrl).of(key, fileName), fileName, sizeBytes };
  },
);
