import { peopleCalls } from '@spotreel/sdk/internal/contract';
import { exportAuditLog, readAuditLog } from '../audit/audit-log';
import { implement } from '../domain';

export const auditLog = implement(peopleCalls.auditLog, ({ query, user }, { db }) => readAuditLog(db, user.row, query));

export const exportAudit = implement(peopleCalls.exportAudit, ({ query, user }, { db }) =>
  exportAuditLog(db, user.row, query),
);
