import { type PackageCheck, templatePackageCalls } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Addresses } from '../../media/files/addresses';
import { stillKey } from '../../render/stills/still-files';
import { type CheckedPackage, checkPackage } from '../checking/check-package';
import { warnOfContrast } from '../checking/warn-of-contrast';
import { implement, type TemplatePackageServices } from '../domain';
import { packageOf } from '../importing/keep-package';
import { type PaintedStill, paintPackage } from '../importing/paint-package';
import { withPackage } from '../opening/receive-package';

const call = templatePackageCalls.checkTemplatePackage;

export const checkTemplatePackage = implement(call, ({ user, context }, services) =>
  withPackage(context, call.multipart, services.workDir, async (file, options) => {
    const { findings, folder, signal } = options;
    const checked = await checkPackage(services, user.id, file, options);
    const canPaint = checked && !findings.hasErrors;
    if (canPaint && services.renders.unavailable)
      findings.error('still_unpainted', `Nothing can be painted here: ${services.renders.unavailable}`);
    const painted =
      canPaint && !services.renders.unavailable
        ? await paintPackage(services, checked, {
            lengths: ['short', 'long'],
            measuresContrast: true,
            folder,
            findings,
            signal,
          })
        : [];
    const keep = keeper(services, services.addresses.at(context.baseUrl));
    if (checked) await warnOfContrast(painted, checked.manifest, findings, keep);
    return {
      isImportable: checked !== undefined && !findings.hasErrors,
      origin: checked?.origin ?? 'package',
      findings: [...findings.list],
      template: checked ? await describe(services, user, checked) : null,
      stills: await keepStills(painted, keep),
    };
  }),
);

async function describe({ db }: TemplatePackageServices, user: CurrentUser, { manifest }: CheckedPackage) {
  const { id: packageId, name, description, kind, tier, ratios, durationSeconds, fields } = manifest;
  const before = await packageOf(db, user, packageId);
  return {
    packageId,
    name,
    description,
    kind,
    tier,
    ratios,
    durationSeconds,
    fields: { texts: fields.texts.length, images: fields.images.length, colors: fields.colors.length },
    replacesRevision: before && !before.removedAt ? before.revision : null,
  };
}

type Keep = (picture: Uint8Array) => Promise<string>;

/** Stores a WebP for a day; its address. */
function keeper({ storage, clock }: TemplatePackageServices, addresses: Addresses): Keep {
  return async (picture) => {
    const key = stillKey(clock, 'webp');
    await storage.put(key, picture);
    return addresses.of(key);
  };
}

async function keepStills(painted: readonly PaintedStill[], keep: Keep): Promise<PackageCheck['stills']> {
  return Promise.all(
    painted.map(async ({ picture, ratio, texts, width, height }) => {
      return { ratio, texts, width, height, url: await keep(picture) };
    }),
  );
}
