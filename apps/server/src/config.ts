import { join } from 'node:path';
import { playableIds } from '@holotisch/games';
import { isLevel } from './log.ts';
import type { Limits } from './net/limits.ts';
import { nameOf } from './net/visitor.ts';
import type { OnlineOptions } from './online.ts';

/** A setting that makes no sense: said in one sentence, before anything is started. */
export class BadSetting extends Error {}

type Env = Readonly<Record<string, string | undefined>>;

/** The SQLite file grows no larger, unless somebody wants it to: room for some hundred thousand matches. */
const MOST_MEGABYTES = 4_000;

/** The settings of a server, all of them from its environment; docs/HOSTING.md lists them. */
export function onlineOptions(env: Env, folder: string): OnlineOptions {
  const limits: Partial<Record<keyof Limits, number>> = {};
  for (const [name, key] of Object.entries(LIMIT_NAMES)) {
    const value = wholeNumber(env, name);
    if (value !== undefined) limits[key] = value;
  }
  const log = env['HOLOTISCH_LOG'] || 'warn';
  if (!isLevel(log)) throw wrong('HOLOTISCH_LOG', log, 'info, warn, error, off');
  const idle = numberOf(env, 'HOLOTISCH_IDLE_SECONDS');
  const wait = numberOf(env, 'HOLOTISCH_WAIT_SECONDS', 0);
  const token = env['HOLOTISCH_METRICS_TOKEN'];
  const games = gamesOf(env);
  return {
    database: databaseOf(env) ?? join(env['HOLOTISCH_DATA'] || folder, 'holotisch.sqlite'),
    limits,
    log,
    origins: listOf(env, 'HOLOTISCH_ORIGINS').map(originOf),
    hosts: listOf(env, 'HOLOTISCH_HOSTS').map(hostOf),
    ...(games.length > 0 && { games }),
    behindProxy: isOn(env, 'HOLOTISCH_PROXY'),
    mostMegabytes: numberOf(env, 'HOLOTISCH_MOST_MB') ?? MOST_MEGABYTES,
    ...(idle !== undefined && { idle: idle * 1000 }),
    ...(wait !== undefined && { waitForDatabase: wait * 1000 }),
    ...(token && { metricsToken: token }),
  };
}

const LIMIT_NAMES: Readonly<Record<string, keyof Limits>> = {
  HOLOTISCH_SOCKETS: 'sockets',
  HOLOTISCH_REQUESTS: 'requests',
  HOLOTISCH_MESSAGES: 'messages',
  HOLOTISCH_BURST: 'burst',
};
/** Making a match takes ten of its requests: with less, nobody could. */
const LEAST: Readonly<Record<string, number>> = { HOLOTISCH_REQUESTS: 10, HOLOTISCH_BURST: 10 };
const MOST_NUMBER = 1_000_000_000;

/** Both languages: whoever reads it sits before a terminal. */
const wrong = (name: string, text: string, wanted: string): BadSetting =>
  new BadSetting(`${name}="${text}": erwartet wird · expected is: ${wanted}`);

function numberOf(env: Env, name: string, least = Number.MIN_VALUE): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= MOST_NUMBER) return value;
  throw wrong(name, text, `eine Zahl · a number, ${least === 0 ? '0' : '> 0'} … ${MOST_NUMBER}`);
}

function wholeNumber(env: Env, name: string): number | undefined {
  const value = numberOf(env, name);
  const least = LEAST[name] ?? 1;
  if (value === undefined || (Number.isInteger(value) && value >= least)) return value;
  throw wrong(name, env[name]!, `eine ganze Zahl · a whole number, ${least} … ${MOST_NUMBER}`);
}

function isOn(env: Env, name: string): boolean {
  const text = env[name] ?? '';
  if (text !== '' && text !== '0' && text !== '1') throw wrong(name, text, '0, 1');
  return text === '1';
}

const listOf = (env: Env, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function gamesOf(env: Env): readonly string[] {
  const games = listOf(env, 'HOLOTISCH_GAMES');
  for (const game of games)
    if (!playableIds.includes(game)) throw wrong('HOLOTISCH_GAMES', game, playableIds.join(', '));
  return games;
}

function databaseOf(env: Env): string | undefined {
  const url = env['DATABASE_URL'] ?? '';
  if (url === '') return undefined;
  const isWhole = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  // Never shown whole: it may hold a password.
  if (!isWhole) throw wrong('DATABASE_URL', `${url.split(/[/:@]/)[0]}…`, 'postgres://USER:PASSWORD@HOST/DATABASE');
  return url;
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null') throw wrong('HOLOTISCH_ORIGINS', text, 'https://example.org, …');
  return origin;
}

function hostOf(text: string): string {
  const name = nameOf(text);
  if (name === undefined) throw wrong('HOLOTISCH_HOSTS', text, 'example.org, www.example.org, …');
  return name;
}
