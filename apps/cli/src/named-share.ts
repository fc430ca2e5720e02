import { say } from '@holotisch/engine';
import { usage } from './stop.ts';

/** `3/16`: every sixteenth part of some work, from the third on; without it all of it. */
export function shareOf(said: string | undefined): readonly [own: number, all: number] {
  if (said === undefined) return [1, 1];
  const [, k, n] = /^(\d{1,4})\/(\d{1,4})$/.exec(said) ?? [];
  const [own, all] = [Number(k), Number(n)];
  if (!(own >= 1 && own <= all)) throw usage(say('cli.arena.badShard', { said }));
  return [own, all];
}
