import { mediaPorts } from '../media/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { templateMotionPort } from '../render/domain';
import { templatePackageDomain } from './domain';
import { motionHandler } from './importing/motion-jobs';
import { templateMotionKind } from './job-kinds';
import { sweepImports } from './removal/sweep-imports';
import { usedMedia } from './removal/uses';
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
  fills: [
    fillPort(mediaPorts.mediaUses, ({ db }) => ({ of: (tenantId) => usedMedia(db, tenantId) })),
    fillPort(templateMotionPort, motionHandler),
  ],
});
