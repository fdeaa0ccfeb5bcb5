import { templatePackageCalls } from '@spotreel/sdk/internal/contract';
import { exportPackage } from '../export-package';
import { implement } from '../implement';

export const exportTemplate = implement(
  templatePackageCalls.exportTemplate,
  async ({ params, user, context }, services) => {
    const { key, fileName, sizeBytes } = await exportPackage(services, user, params.templateId);
    return { url: services.addresses.at(context.baseUrl).of(key, fileName), fileName, sizeBytes };
  },
);
