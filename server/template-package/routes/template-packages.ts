import { templatePackageCalls } from '@spotreel/sdk/internal/contract';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../domain';
import { exportPackage } from '../export-package';
import { importPackage } from '../importing/import-package';
import { imported } from '../importing/imported';
import { removePackage } from '../importing/keep-package';
import { withPackage } from '../opening/receive-package';
import { templatePackage } from '../tables';

export const templatePackages = implement(
  templatePackageCalls.templatePackages,
  async ({ query, user, context }, services) => {
    const { db } = services;
    const own = and(eq(templatePackage.tenantId, user.tenantId), isNull(templatePackage.removedAt));
    const [total] = await db.select({ count: count() }).from(templatePackage).where(own);
    const rows = await db
      .select()
      .from(templatePackage)
      .where(own)
      .orderBy(desc(templatePackage.updatedAt), desc(templatePackage.id))
      .limit(query.perPage)
      .offset(offsetOf(query));
    return pageOf(await imported(services, rows, context.baseUrl), total?.count ?? 0, query);
  },
);

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

export const removeTemplatePackage = implement(
  templatePackageCalls.removeTemplatePackage,
  async ({ params, user }, { db }) => {
    await removePackage(db, user, params.templatePackageId);
    return { id: params.templatePackageId };
  },
);

export const exportTemplate = implement(
  templatePackageCalls.exportTemplate,
  async ({ params, user, context }, services) => {
    const { key, fileName, sizeBytes } = await exportPackage(services, user, params.templateId);
    return { url: services.addresses.at(context.baseUrl).of(key, fileName), fileName, sizeBytes };
  },
);
