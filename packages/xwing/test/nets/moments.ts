import type { Json } from '@holotisch/engine';
import { CARDS } from '../../src/cards/index.ts';
import { findUpgrade, PILOTS } from '../../src/data/index.ts';
import type { Slot } from '../../src/data/types.ts';
import { decline, type Scene, type SceneSpec, type ShipSpec, scene } from '../scene.ts';

/**
 * Which cards make themselves heard in a moment? The same phase is played with and without each card, everyone
 * declining what can be declined and shooting with the primary weapon; a card is heard if anything asked or told differs.
 */

/** A scene around the ship that the card lies on. */
export type Moment = (carrier: ShipSpec) => SceneSpec;

const UPGRADES = CARDS.keys().filter((key) => {
  const [slot, id, more] = key.split('/') as [string, string, string?];
  return more === undefined && findUpgrade(slot as Slot, id) !== undefined;
});
const PILOT_CARDS = CARDS.keys().filter((key) => key.split('/').length === 3);

function transcript(spec: SceneSpec): string {
  const s = scene(spec);
  const lines: string[] = [];
  while (!s.match.over && s.state.phase === spec.phase) {
    const a = s.ask();
    lines.push(`${a.seat} ${a.kind} ${s.options().join(' ')}`);
    s.take(answer(s));
  }
  // That a card takes effect, and ends to, is told of it; what counts is whether anything comes of it before the End phase.
  const told = s.events().filter((e) => !['ability', 'ended', 'cleared'].includes(e.type));
  return [...lines, ...told.map((e) => JSON.stringify(e))].join('\n');
}

function answer(s: Scene): Json {
  const a = s.ask();
  const shot = a.kind === 'attack' ? s.options().find((o) => o.startsWith('primary>')) : undefined;
  return shot ?? decline(a);
}

/** The upgrade cards that are heard when the carrier, a Rookie Pilot, has them. */
export function heardUpgrades(moment: Moment): string[] {
  const base = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' };
  const quiet = transcript(moment(base));
  return UPGRADES.filter((card) => transcript(moment({ ...base, upgrades: [card] })) !== quiet).sort();
}

/** The ship cards that are heard, compared with a pilot of the same ship who has no ability. */
export function heardPilots(moment: Moment): string[] {
  const without = (ship: Json): string => transcript(moment(ship as ShipSpec)).replaceAll(/"pilot":"\w+"/g, '');
  const seen = new Map<string, string>();
  return PILOT_CARDS.filter((key) => {
    const [faction, type, pilot] = key.split('/') as [string, string, string];
    const plain = PILOTS.find(
      (p) => p.faction === faction && p.ship === type && !PILOT_CARDS.includes(`${faction}/${type}/${p.id}`),
    );
    if (plain === undefined) return false;
    const ground = `${faction}/${type}`;
    if (!seen.has(ground)) seen.set(ground, without({ faction, type, pilot: plain.id }));
    return without({ faction, type, pilot }) !== seen.get(ground);
  }).sort();
}
