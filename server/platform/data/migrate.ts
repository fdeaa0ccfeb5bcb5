import { sql } from 'drizzle-orm';
import { takeTurns } from './advisory-locks';
import { type Database, rowsOf } from './database';
import type { Migration } from './migration';
import { initial } from './migrations/0001-initial';
import { deletedPlaces } from './migrations/0002-deleted-places';
import { projectFeedback } from './migrations/0003-project-feedback';
import { blenderProjects } from './migrations/0004-blender-projects';
import { templates } from './migrations/0005-templates';
import { imageProjects } from './migrations/0006-image-projects';
import { retiredParts } from './migrations/0007-retired-parts';
import { surveys } from './migrations/0008-surveys';
import { usageEvents } from './migrations/0009-usage-events';
import { templatePackages } from './migrations/0010-template-packages';
import { templateMotion } from './migrations/0011-template-motion';
import { retiredImports } from './migrations/0012-retired-imports';
import { animations } from './migrations/0013-animations';
import { attemptCounts } from './migrations/0014-attempt-counts';
import { signInNetworks } from './migrations/0015-sign-in-networks';
import { surveyFormerChoices } from './migrations/0016-survey-former-choices';
import { surveyPages } from './migrations/0017-survey-pages';
import { keptProjects } from './migrations/0018-kept-projects';
import { videoConversion } from './migrations/0019-video-conversion';
import { firstDownloadSurvey } from './migrations/0020-first-download-survey';
import { pictureCrops } from './migrations/0021-picture-crops';
import { surveyStops } from './migrations/0022-survey-stops';
import { renderSegments } from './migrations/0023-render-segments';
import { people } from './migrations/0024-people';
import { audit } from './migrations/0025-audit';
import { plans } from './migrations/0026-plans';
import { billing } from './migrations/0027-billing';
import { tenants } from './migrations/0028-tenants';
import { integration } from './migrations/0030-integration';
import { webhooks } from './migrations/0031-webhooks';
import { linkedIdentities } from './migrations/0032-linked-identities';
import { payments } from './migrations/0033-payments';
import { assets } from './migrations/0034-assets';
import { stock } from './migrations/0035-stock';
import { reviews } from './migrations/0036-reviews';
import { products } from './migrations/0037-products';
import { batches } from './migrations/0038-batches';
import { assistant } from './migrations/0039-assistant';
import { learning } from './migrations/0040-learning';
import { backgroundRemovals } from './migrations/0041-background-removal';
import { focusPoints } from './migrations/0042-focus-points';
import { resumableUploads } from './migrations/0043-resumable-uploads';
import { replacedFiles } from './migrations/0044-replaced-files';
import { shareLinks } from './migrations/0044-share-links';
import { regularPrices } from './migrations/0046-regular-prices';
import { assistantUsage } from './migrations/0047-assistant-usage';
import { support } from './migrations/0048-support';
import { editorState } from './migrations/0049-editor-state';
import { shareComments } from './migrations/0050-share-comments';
import { musicFiles } from './migrations/0051-music-files';
import { foundFocusPoints } from './migrations/0052-found-focus-points';
import { generatedTexts } from './migrations/0053-generated-texts';
import { userLanguage } from './migrations/0054-user-language';
import { mediaSearch } from './migrations/0055-media-search';
import { publishing } from './migrations/0056-publishing';
import { mobilePreviews } from './migrations/0057-mobile-previews';
import { cachedSegments } from './migrations/0058-cached-segments';
import { keyRotation } from './migrations/0059-key-rotation';
import { deviceExports } from './migrations/0063-device-exports';
import { outputChoices } from './migrations/0064-output-choices';
import { outputFormats } from './migrations/0065-output-formats';
import { renderRatio } from './migrations/0066-render-ratio';
import { legalPages } from './migrations/0067-legal-pages';
import { namesAndNotifications } from './migrations/0069-names-and-notifications';
import { nameMarks } from './migrations/0070-name-marks';
import { briefConversations } from './migrations/0071-brief-conversations';
import { mediaBrightness } from './migrations/0072-media-brightness';
import { briefLanguages } from './migrations/0075-brief-languages';
import { linkTokens } from './migrations/0076-link-tokens';
import { auditOutcomes } from './migrations/0077-audit-outcomes';
import { actingSittings } from './migrations/0078-acting-sittings';
import { quotaUse } from './migrations/0079-quota-use';
import { knownBrowsers } from './migrations/0080-known-browsers';
import { renderRequests } from './migrations/0081-render-requests';
import { feedEncodings } from './migrations/0082-feed-encodings';
import { mediaNotices } from './migrations/0084-media-notices';
import { cutOutMakers } from './migrations/0085-cut-out-makers';
import { oldMasters } from './migrations/0086-old-masters';

export const migrations: readonly Migration[] = [
  initial,
  deletedPlaces,
  projectFeedback,
  blenderProjects,
  templates,
  imageProjects,
  retiredParts,
  surveys,
  usageEvents,
  templatePackages,
  templateMotion,
  retiredImports,
  animations,
  attemptCounts,
  signInNetworks,
  surveyFormerChoices,
  surveyPages,
  keptProjects,
  videoConversion,
  firstDownloadSurvey,
  pictureCrops,
  surveyStops,
  renderSegments,
  people,
  audit,
  plans,
  billing,
  linkedIdentities,
  integration,
  webhooks,
  tenants,
  payments,
  assets,
  stock,
  reviews,
  products,
  batches,
  backgroundRemovals,
  focusPoints,
  resumableUploads,
  assistant,
  learning,
  support,
  shareLinks,
  shareComments,
  assistantUsage,
  editorState,
  regularPrices,
  deviceExports,
  generatedTexts,
  foundFocusPoints,
  musicFiles,
  replacedFiles,
  userLanguage,
  mediaSearch,
  publishing,
  keyRotation,
  mobilePreviews,
  cachedSegments,
  outputChoices,
  outputFormats,
  renderRatio,
  legalPages,
  namesAndNotifications,
  nameMarks,
  briefConversations,
  briefLanguages,
  linkTokens,
  actingSittings,
  quotaUse,
  mediaBrightness,
  knownBrowsers,
  renderRequests,
  auditOutcomes,
  feedEncodings,
  mediaNotices,
  cutOutMakers,
  oldMasters,
];

/**
 * Brings the schema up to date in one transaction: after a failure the database is as it was. `steps`: all by default;
 * fewer of them make the database of an older version.
 */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurns(tx, 'migration');
    await tx.execute(
      sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await rowsOf<{ name: string }>(tx, sql`select name from migration`)).map((row) => row.name),
    );
    requireKnown(applied);
    for (const { name, statements } of steps) {
      if (applied.has(name)) continue;
      await runStatements(tx, statements);
      await tx.execute(sql`insert into migration (name) values (${name})`);
    }
  });
}

/** An older version would write what the newer one no longer reads. */
function requireKnown(applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...applied].filter((name) => !known.has(name));
  if (newer.length === 0) return;
  throw new Error(
    `database_newer: a newer version of Spotreel wrote this database (${newer.join(', ')}). Start that version, or restore a backup of this one.`,
  );
}

/** Each ends with a semicolon at the end of its line. */
export async function runStatements(db: Database, statements: string): Promise<void> {
  for (const statement of statements.split(/;\s*$/m)) {
    if (statement.trim() !== '') await db.execute(sql.raw(statement));
  }
}
