import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAN_FILE, type PlannedPictures } from './picture-plan';

/** `folder`: of the built library. */
export function readPlan(folder: string): PlannedPictures {
  return JSON.parse(readFileSync(path.join(folder, PLAN_FILE), 'utf8')) as PlannedPictures;
}

/** Planned pictures that are not painted yet: stills first, which lists show at once. */
export function missingPictures(folder: string, plan: PlannedPictures): string[] {
  const there = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
  );
  const missing = Object.keys(plan).filter((file) => !there.has(file));
  const isMoving = (file: string) => plan[file]?.kind === 'motion';
  return [...missing.filter((file) => !isMoving(file)), ...missing.filter(isMoving)];
}
