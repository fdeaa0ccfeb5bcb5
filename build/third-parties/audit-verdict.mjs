// @ts-check
/** What a report of `npm audit --json` says. */

/** @typedef {{ name: string, severity: string, range: string }} Weakness */
/** @typedef {{ words: string, code: 0 | 1 | 2 }} AuditVerdict `code`: of the process; 2 means that nothing was checked. */

/** @param {string} report @returns {AuditVerdict} */
export function auditVerdict(report) {
  const read = parsed(report);
  if (typeof read?.auditReportVersion !== 'number' || typeof read.metadata?.dependencies?.prod !== 'number') {
    const reason = read?.message ?? read?.error?.summary ?? (report.trim().slice(0, 300) || 'there was no output');
    return { words: `NOT CHECKED: the audit service gave no report (${reason}). This is no clean result.`, code: 2 };
  }
  const packages = read.metadata.dependencies.prod;
  /** @type {Weakness[]} */
  const found = Object.values(read.vulnerabilities ?? {});
  if (found.length === 0) return { words: `No known weakness in ${packages} packages.`, code: 0 };
  const lines = found.map(({ name, severity, range }) => `  ${severity}: ${name} ${range}`);
  return { words: [`${found.length} of ${packages} packages have a known weakness:`, ...lines].join('\n'), code: 1 };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
