/** A copy of this repository in a temporary folder, with the toy in it. */
import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CENTRAL_EDITS } from './central-edits';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const toyFiles = fileURLToPath(new URL('files', import.meta.url));

/** One program for the server and the contract, without declarations. All projects with theirs take several times as long. */
const TYPES = {
  extends: './tsconfig.json',
  compilerOptions: { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, types: ['node'] },
  include: [
    'server/app.ts',
    'server/create-services.ts',
    'sdk/client',
    'sdk/contract',
    'sdk/scene/text/language/modules.d.ts',
  ],
  references: [],
};

export interface ToyRepository {
  /** Files of the toy, by their paths in the repository. */
  readonly added: readonly string[];
  /** Tracked files that differ. */
  readonly changed: readonly string[];
  /** Runs a program of Node's packages in it. Rejects with an Error that has what it printed. */
  run(program: string, ...parameters: readonly string[]): Promise<void>;
  remove(): void;
}

export function makeToyRepository(): ToyRepository {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-toy-'));
  const copied = copyTracked(folder);
  linkPackages(folder);
  const added = addToy(folder);
  writeFileSync(path.join(folder, 'types.tsconfig.json'), JSON.stringify(TYPES));
  for (const edit of CENTRAL_EDITS) applyEdit(path.join(folder, edit.file), edit.find, edit.replace);
  return {
    added,
    changed: copied.filter(
      (file) => !readFileSync(path.join(folder, file)).equals(readFileSync(path.join(repository, file))),
    ),
    run: (program, ...parameters) => run(folder, path.join('node_modules', program), parameters),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Answers the paths of the files. */
function copyTracked(folder: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: repository, encoding: 'utf8' });
  const files = tracked.split('\n').filter((file) => file !== '' && existsSync(path.join(repository, file)));
  for (const parent of new Set(files.map((file) => path.dirname(file))))
    mkdirSync(path.join(folder, parent), { recursive: true });
  for (const file of files) copyFileSync(path.join(repository, file), path.join(folder, file));
  return files;
}

/** Links each installed package, and the packages of the copy in place of those of this repository. */
function linkPackages(folder: string): void {
  const own = 'node_modules/@spotreel';
  mkdirSync(path.join(folder, own), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules')))
    if (name !== '@spotreel' && (!name.startsWith('.') || name === '.cache')) link(folder, `node_modules/${name}`);
  for (const name of readdirSync(path.join(repository, own))) {
    symlinkSync(path.join('../..', name), path.join(folder, own, name));
    if (existsSync(path.join(repository, name, 'node_modules'))) link(folder, `${name}/node_modules`);
  }
}

function link(folder: string, name: string): void {
  symlinkSync(path.join(repository, name), path.join(folder, name));
}

/** The toy's files end with `.txt` here, where they are no code. Throws an Error where one would replace a file. */
function addToy(folder: string): string[] {
  const files = readdirSync(toyFiles, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return files.map((file) => {
    const name = file.slice(0, -'.txt'.length);
    const target = path.join(folder, name);
    if (existsSync(target)) throw new Error(`The toy replaces ${name}`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(toyFiles, file), target);
    return name;
  });
}

function applyEdit(file: string, find: string, replace: string): void {
  const text = readFileSync(file, 'utf8');
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${find}`);
  writeFileSync(file, parts.join(replace));
}

/** Variables of this run of Vitest would confuse another one. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|NODE_ENV$|TEST$)/.test(name)),
  );
}

function run(cwd: string, program: string, parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: environment(), maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [program, ...parameters], options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${program} ${parameters.join(' ')}\n${stdout}\n${stderr}`));
      else resolve();
    });
  });
}
