/** `template.json`: read, and checked against the contract's schema. */

import { readFile } from 'node:fs/promises';
import { letterCount } from '@spotreel/sdk/internal/base';
import {
  PACKAGE_FORMAT,
  PACKAGE_VERSION,
  readValue,
  type TemplateManifest,
  templateManifest,
} from '@spotreel/sdk/internal/contract';
import type { PackagePart } from '../../media/archive/read-archive';
import type { PackageFindings } from '../../media/findings/findings';

export const MANIFEST = 'template.json';

/** Undefined when it cannot be used; `findings` then says why. */
export async function readManifest(
  part: PackagePart,
  findings: PackageFindings,
): Promise<TemplateManifest | undefined> {
  const json = await readJsonPart(part);
  if (json === undefined) {
    findings.error('manifest_unreadable', 'template.json is not valid JSON in UTF-8.', { file: MANIFEST });
    return undefined;
  }
  const { format, version } = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  if (format === PACKAGE_FORMAT && typeof version === 'number' && version > PACKAGE_VERSION) {
    const message = `The package uses format version ${version}. This server supports versions up to ${PACKAGE_VERSION}.`;
    findings.error('version_unsupported', message, { file: MANIFEST, field: 'version' });
    return undefined;
  }
  return checkedManifest(json, findings);
}

export function checkedManifest(json: unknown, findings: PackageFindings): TemplateManifest | undefined {
  const result = readValue(templateManifest, json);
  if (!result.success) {
    for (const { path, message } of result.faults)
      findings.error('manifest_invalid', message, { file: MANIFEST, field: path });
    return undefined;
  }
  checkFields(result.data, findings);
  return findings.hasErrors ? undefined : result.data;
}

function checkFields({ fields, keyframeSeconds, durationSeconds }: TemplateManifest, findings: PackageFindings): void {
  const seen = new Set<string>();
  for (const { innerReference } of [...fields.texts, ...fields.images, ...fields.colors]) {
    if (seen.has(innerReference))
      findings.error('field_repeated', `Two fields have the reference "${innerReference}".`, {
        file: MANIFEST,
        field: innerReference,
      });
    seen.add(innerReference);
  }
  for (const { innerReference, defaultValue, maxLength } of fields.texts)
    if (letterCount(defaultValue) > maxLength)
      findings.error('text_too_long', `The default text is longer than the limit of ${maxLength} characters.`, {
        file: MANIFEST,
        field: innerReference,
      });
  if (keyframeSeconds > durationSeconds)
    findings.error('keyframe_outside', `The preview image at ${keyframeSeconds} s is after the end.`, {
      file: MANIFEST,
      field: 'keyframeSeconds',
    });
}

/** Undefined for what is no JSON. */
export async function readJsonPart({ path }: PackagePart): Promise<unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
