/**
 * The only reader of the environment. Everything that an operator can set, with its default; a wrong value ends the
 * start with one error that names every variable at fault.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const environment = z.object({
  /** 0 takes any free port. */
  PORT: port.default(4600),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Database, files and keys of the embedded mode. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** `postgres://...`; without it the database is embedded in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where people reach the server; without it, addresses follow the request. */
  PUBLIC_URL: origin.optional(),
  /** Password of demo@spotreel.test; without it one is generated once. */
  SPOTREEL_DEMO_PASSWORD: z.string().min(8).max(200).optional(),
  /** A system ffmpeg; without it PATH is searched, then the one of the npm package is used. */
  FFMPEG_PATH: z.string().min(1).optional(),
  /** Origins of sites that embed the elements, comma-separated, or `*`. */
  CORS_ORIGINS: list.default([]),
  /** Proxies in front of the server whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Painters at a time. */
  RENDER_PROCESSES: z.coerce.number().int().min(1).max(128).default(availableParallelism()),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().default('production'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly demoPassword: string | undefined;
  readonly ffmpegPath: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustedProxies: number;
  readonly renderProcesses: number;
  readonly logLevel: string;
  /** Check every answer against the contract. */
  readonly verifyAnswers: boolean;
}

/** Empty variables count as absent. Throws an Error whose message lists every wrong variable, one a line. */
export function readConfig(variables: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => `  ${String(name)}: ${message}`);
    throw new Error(`The configuration is not valid:\n${lines.join('\n')}`);
  }
  const value = result.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: path.resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    publicUrl: value.PUBLIC_URL,
    demoPassword: value.SPOTREEL_DEMO_PASSWORD,
    ffmpegPath: value.FFMPEG_PATH,
    corsOrigins: value.CORS_ORIGINS,
    trustedProxies: value.TRUSTED_PROXIES,
    renderProcesses: value.RENDER_PROCESSES,
    logLevel: value.LOG_LEVEL,
    verifyAnswers: value.NODE_ENV === 'development' || value.NODE_ENV === 'test',
  };
}
