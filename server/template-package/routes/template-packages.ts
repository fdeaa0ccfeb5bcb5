import { templatePackageCalls } from '@spotreel/sdk/internal/contract';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { implement } from '../implement';
import { imported } from '../importing/imported';
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
