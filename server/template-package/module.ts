import { defineModule } from '../platform/modules/module';
import { templatePackageDomain } from './domain';
import { sweepImports } from './removal/sweep-imports';
import { checkTemplatePackage } from './routes/check-template-package';
import {
  exportTemplate,
  importTemplatePackage,
  removeTemplatePackage,
  templatePackages,
} from './routes/template-packages';

export const templatePackageModule = defineModule(templatePackageDomain, {
  calls: [checkTemplatePackage, importTemplatePackage, templatePackages, removeTemplatePackage, exportTemplate],
  daily: [sweepImports],
});
