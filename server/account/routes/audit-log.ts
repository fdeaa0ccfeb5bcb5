import { peopleCalls } from '@spotreel/sdk/contract';
import { readAuditLog } from '../audit/audit-log';
import { implement } from '../implement';

export const auditLog = implement(peopleCalls.auditLog, ({ query, user }, { db }) => readAuditLog(db, user.row, query));
