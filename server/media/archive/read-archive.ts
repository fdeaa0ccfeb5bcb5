/**
 * Reads a package into a folder of numbered files: no name of the archive ever becomes a path. Read with yauzl, which
 * goes by the central directory: links, duplicates and encryption are seen before a byte is inflated. Its streams can
 * be stopped at any byte.
 */
import path from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { PackageFindings } from '../findings/findings';
import { ArchiveRefusal, type InflateBudget, inflateEntry, megabytes } from './inflate-entry';
import { PACKAGE_LIMITS, type PackageLimits } from './limits';

/** Names in an archive are data of a stranger: nothing is ever written under them, and odd ones are refused by name. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Files of a package by their names in it. */
export type PackageFiles = ReadonlyMap<string, PackagePart>;

export interface PackagePart {
  /** Path of the part; gone with the folder that it was read into. */
  readonly path: string;
  readonly sizeBytes: number;
}

/** Undefined when it is refused; `findings` then says why. The folder has to be there. */
export async function readArchive(
  file: string,
  folder: string,
  findings: PackageFindings,
  limits: PackageLimits = PACKAGE_LIMITS,
): Promise<PackageFiles | undefined> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { lazyEntries: true, autoClose: false, decodeStrings: false });
    const entries = await listEntries(zip, limits);
    return await inflateAll(zip, entries, folder, limits);
  } catch (thrown) {
    if (thrown instanceof ArchiveRefusal) findings.error(thrown.code, thrown.message, { file: thrown.file });
    else findings.error('archive_damaged', 'The file is not a ZIP, or it is damaged.');
    return undefined;
  } finally {
    zip?.close();
  }
}

type NamedEntry = readonly [name: string, entry: Entry];

/** All entries are looked at before the first is inflated. */
async function listEntries(zip: ZipFile, limits: PackageLimits): Promise<NamedEntry[]> {
  const tooMany = () => new ArchiveRefusal('too_many_entries', `The ZIP has more than ${limits.entries} files.`);
  if (zip.entryCount > limits.entries) throw tooMany();
  const entries: NamedEntry[] = [];
  const seen = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const name = decodedName(entry.fileNameRaw);
    if (name === undefined) throw new ArchiveRefusal('unsafe_path', 'A file name in the ZIP is not UTF-8.');
    checkEntry(name, entry, limits);
    const twin = seen.get(nameKey(name));
    if (twin !== undefined) throw duplicate(name, twin);
    seen.set(nameKey(name), name);
    if (seen.size > limits.entries) throw tooMany();
    if (!name.endsWith('/') && !isDesktopLitter(name)) entries.push([name, entry]);
  }
  return entries;
}

function duplicate(name: string, twin: string): ArchiveRefusal {
  const how = name === twin ? 'is in the ZIP twice' : `and "${twin}" differ only in case or accents`;
  return new ArchiveRefusal('duplicate_entry', `"${name}" ${how}.`, name);
}

/** Unix file types, in the upper half of the attributes. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

function checkEntry(name: string, entry: Entry, limits: PackageLimits): void {
  const refuse = (code: ConstructorParameters<typeof ArchiveRefusal>[0], message: string) => {
    throw new ArchiveRefusal(code, `"${name}" ${message}.`, name);
  };
  const problem = nameProblem(name);
  if (problem) refuse('unsafe_path', problem);
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
  if (type !== 0 && type !== REGULAR && type !== FOLDER) refuse('special_file', 'is a link or a device, not a file');
  // Bit 0: encrypted; 6: strongly; 13: the directory itself is hidden.
  if ((entry.generalPurposeBitFlag & 0x2041) !== 0) refuse('encrypted_entry', 'is encrypted');
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    refuse('compression_unsupported', 'uses an unsupported compression method');
  if (entry.uncompressedSize > limits.entryBytes)
    refuse('entry_too_large', `is larger than ${megabytes(limits.entryBytes)} MB`);
  if (/\.(zip|spotreel|jar|7z|rar|t?gz|tar|bz2|xz|zst|aep|aepx|mogrt)$/i.test(name))
    refuse('nested_archive', 'is an archive or a project file');
}

async function inflateAll(
  zip: ZipFile,
  entries: readonly NamedEntry[],
  folder: string,
  limits: PackageLimits,
): Promise<PackageFiles> {
  const files = new Map<string, PackagePart>();
  const budget: InflateBudget = { limits, totalBytes: 0 };
  for (const [index, [name, entry]] of entries.entries()) {
    const target = path.join(folder, String(index));
    const sizeBytes = await inflateEntry(zip, entry, name, target, budget);
    files.set(name, { path: target, sizeBytes });
  }
  return withoutTopFolder(files);
}

/** An archive of a folder, and not of its files, has one folder around everything. */
function withoutTopFolder(files: PackageFiles): PackageFiles {
  const [first = ''] = files.keys();
  const top = first.slice(0, first.indexOf('/') + 1);
  if (top === '' || top === 'lottie/' || top === 'assets/' || top === 'images/') return files;
  if (![...files.keys()].every((name) => name.startsWith(top))) return files;
  return new Map([...files].map(([name, part]) => [name.slice(top.length), part]));
}

/** Undefined for what is not UTF-8. */
function decodedName(raw: Uint8Array): string | undefined {
  try {
    return utf8.decode(raw);
  } catch {
    return undefined;
  }
}

/** Reason why a name may not be in a package; undefined for a good one. */
function nameProblem(name: string): string | undefined {
  if (name === '' || name.length > 200) return 'is empty or too long';
  if (/\p{Cc}|\p{Surrogate}/u.test(name)) return 'contains control characters';
  if (name.includes('\\')) return 'contains a backslash';
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return 'is an absolute path';
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '..' || part === '.')) return 'points outside the package';
  if (parts.some((part) => part === '')) return 'has an empty folder name';
  if (parts.some((part) => /[. ]$/.test(part) || /[<>:"|?*]/.test(part))) return 'is not a valid name on every system';
  return undefined;
}

/** Names that some file system holds for the same. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** True for files that archivers of desktops add. */
function isDesktopLitter(name: string): boolean {
  return /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);
}
