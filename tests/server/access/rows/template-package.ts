import { type AccessRows, byPath, own } from '../access-rules';

export const access: AccessRows = {
  checkTemplatePackage: own,
  importTemplatePackage: own,
  templatePackages: own,
  removeTemplatePackage: byPath(({ templatePackageId }) => `/v2/template-package/${templatePackageId}`),
  exportTemplate: byPath(({ templateId }) => `/v2/template/${templateId}/package`),
};
