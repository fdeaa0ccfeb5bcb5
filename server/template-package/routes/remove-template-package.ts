import { templatePackageCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { removePackage } from '../importing/keep-package';

export const removeTemplatePackage = implement(
  templatePackageCalls.removeTemplatePackage,
  async ({ params, user }, { db }) => {
    await removePackage(db, user, params.templatePackageId);
    return { id: params.templatePackageId };
  },
);
