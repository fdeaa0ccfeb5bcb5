import { defineModule } from '../platform/modules/module';
import { templatePackageDomain } from './domain';
import { templateMotionKind } from './job-kinds';
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
  // the painters of renders run it
  jobKinds: [templateMotionKind],
  daily: [sweepImports],
});
