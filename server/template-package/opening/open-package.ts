/** An upload, whatever it is, as a package. */
import { mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ratio, TemplateManifest } from '@spotreel/sdk/internal/contract';
import { type PackageFiles, readArchive } from '../../media/archive/read-archive';
import type { PackageFindings } from '../../media/findings/findings';
import { type DeriveContext, derivePackage } from '../deriving/derive-package';
import { layoutFile } from '../lottie/layout-file';
import { MANIFEST, readJsonPart, readManifest } from './manifest';
import { manifestAssets, type OpenedPackage } from './opened-package';

/** Unpacks into `folder`, which the caller removes. Undefined when it cannot be used; `findings` then says why. */
export async function openPackage(file: string, context: DeriveContext): Promise<OpenedPackage | undefined> {
  const { folder, findings } = context;
  await mkdir(folder, { recursive: true });
  const files = await filesOf(file, context);
  if (!files || (await holdsArchive(files, findings))) return undefined;
  const manifestPart = files.get(MANIFEST);
  if (!manifestPart) return derivePackage(files, context);
  const manifest = await readManifest(manifestPart, findings);
  if (!manifest) return undefined;
  warnOfStrangers(files, manifest, findings);
  const documents = await documentsOf(files, manifest, findings);
  const named = [...manifestAssets(manifest).keys()];
  const assets = new Map(named.flatMap((name) => (files.has(name) ? [[name, files.get(name)!]] : [])));
  for (const name of named)
    if (!files.has(name))
      findings.error('asset_missing', `template.json lists "${name}", but the package does not contain it.`, {
        file: name,
      });
  return { origin: 'package', manifest, documents, assets };
}

async function filesOf(file: string, { folder, findings, fileName }: DeriveContext): Promise<PackageFiles | undefined> {
  const kind = await kindOf(file);
  if (kind === 'zip') return readArchive(file, folder, findings);
  if (kind === 'json') {
    const { size: sizeBytes } = await stat(file);
    return new Map([[`${path.basename(fileName, '.json') || 'document'}.json`, { path: file, sizeBytes }]]);
  }
  findings.error('not_a_package', 'The file is neither a template package (ZIP) nor a Lottie file (JSON).');
  return undefined;
}

/** By its first bytes; what it is called says nothing. */
async function kindOf(file: string): Promise<'zip' | 'json' | undefined> {
  const head = await firstBytes(file, 64);
  if (isZip(head)) return 'zip';
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  return /^\s*\{/.test(text) ? 'json' : undefined;
}

async function firstBytes(file: string, count: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file first, or none at all. */
function isZip(head: Buffer): boolean {
  return head.subarray(0, 2).toString('latin1') === 'PK' && [0x0403, 0x0605].includes(head.readUInt16LE(2));
}

async function holdsArchive(files: PackageFiles, findings: PackageFindings): Promise<boolean> {
  for (const [name, part] of files) {
    const head = await firstBytes(part.path, 4);
    if (head.byteLength < 4 || !isZip(head)) continue;
    findings.error('nested_archive', `"${name}" is an archive, whatever it is called.`, { file: name });
    return true;
  }
  return false;
}

async function documentsOf(
  files: PackageFiles,
  { ratios }: TemplateManifest,
  findings: PackageFindings,
): Promise<Map<Ratio, unknown>> {
  const documents = new Map<Ratio, unknown>();
  for (const ratio of ratios) {
    const file = layoutFile(ratio);
    const part = files.get(file);
    if (!part) {
      findings.error('layout_missing', `template.json lists the ratio ${ratio}, but "${file}" is missing.`, { file });
      continue;
    }
    const json = await readJsonPart(part);
    if (json === undefined) findings.error('layout_unreadable', `"${file}" is not JSON in UTF-8.`, { file });
    else documents.set(ratio, json);
  }
  return documents;
}

/** For people; no action is expected of them. */
const PAPERS = /^[^/]+\.(md|txt|pdf)$|^(readme|licen[cs]e)[^/]*$/i;

function warnOfStrangers(files: PackageFiles, manifest: TemplateManifest, findings: PackageFindings): void {
  const known = new Set([MANIFEST, ...manifest.ratios.map(layoutFile), ...manifestAssets(manifest).keys()]);
  for (const file of files.keys()) {
    if (known.has(file) || PAPERS.test(file)) continue;
    if (file.startsWith('assets/'))
      findings.warning('asset_unused', `template.json does not list "${file}", so it is not imported.`, { file });
    else findings.warning('unknown_entry', `"${file}" has no meaning in a package; it is left out.`, { file });
  }
}
