import { join } from 'node:path';
import { isLevel } from './log.ts';
import type { Limits } from './net/limits.ts';
import type { OnlineOptions } from './online.ts';

/** A setting that makes no sense: said in one sentence, before anything is started. */
export class BadSetting extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** The settings of a server, all of them from its environment; docs/HOSTING.md lists them. */
export function onlineOptions(env: Env, folder: string): OnlineOptions {
  const limits: Partial<Record<keyof Limits, number>> = {};
  for (const [name, key] of Object.entries(LIMIT_NAMES)) {
    const value = numberOf(env, name);
    if (value !== undefined) limits[key] = value;
  }
  const log = env['HOLOTISCH_LOG'] ?? 'warn';
  if (!isLevel(log)) throw new BadSetting(`HOLOTISCH_LOG: info, warn, error, off; not "${log}"`);
  const idle = numberOf(env, 'HOLOTISCH_IDLE_SECONDS');
  const most = numberOf(env, 'HOLOTISCH_MOST_MB');
  const token = env['HOLOTISCH_METRICS_TOKEN'];
  return {
    database: env['DATABASE_URL'] || join(env['HOLOTISCH_DATA'] || folder, 'holotisch.sqlite'),
    limits,
    log,
    origins: (env['HOLOTISCH_ORIGINS'] ?? '').split(',').filter((origin) => origin !== ''),
    ...(env['HOLOTISCH_GAMES'] && { games: env['HOLOTISCH_GAMES'].split(',') }),
    behindProxy: env['HOLOTISCH_PROXY'] === '1',
    ...(most !== undefined && { mostMegabytes: most }),
    ...(idle !== undefined && { idle: idle * 1000 }),
    ...(token && { metricsToken: token }),
  };
}

const LIMIT_NAMES: Readonly<Record<string, keyof Limits>> = {
  HOLOTISCH_SOCKETS: 'sockets',
  HOLOTISCH_REQUESTS: 'requests',
  HOLOTISCH_MESSAGES: 'messages',
  HOLOTISCH_BURST: 'burst',
};

function numberOf(env: Env, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new BadSetting(`${name}: a number above 0, not "${text}"`);
  return value;
}
