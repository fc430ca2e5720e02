import { type Ask, canonical, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';
import { commandsIn, type Edition, unitOf } from '../../src/data/index.ts';
import { type LegionGame, legion, legion26 } from '../../src/game.ts';
import { weaponsOf } from '../../src/values.ts';
import { decline, lay, type Spec, unit } from '../table.ts';
import { alone } from '../troops.ts';

/** What holds for the command card of every character, whatever it says. */

const CAMPS: Readonly<Record<string, readonly [corps: string, corps26: string]>> = {
  rebel: ['rebel-troopers', 'rebel-troopers'],
  empire: ['stormtroopers', 'stormtroopers'],
  republic: ['phase-i-clone-troopers', 'clone-trooper-infantry'],
  separatist: ['b1-battle-droids', 'b1-battle-droids'],
};
const editionOf = (game: LegionGame): Edition => (game === legion ? '1.2' : '2.6');
const campOf = (faction: string, game: LegionGame): string =>
  (CAMPS[faction] ?? CAMPS['empire']!)[game === legion ? 0 : 1];

/** Takes whatever is offered. */
const eager = (a: Ask): Json => (a.type === 'choice' ? a.options[0]!.id : decline(a));

/** The character, a friend and two enemies while command cards are resolved; what this card has done until units are activated. */
function course(card: string, hero: string, game: LegionGame, theirs: string | null, status = 'play') {
  const edition = editionOf(game);
  const { minis, faction } = unitOf(hero, edition);
  const squad = campOf(faction, game);
  const foe = faction === 'rebel' ? 'empire' : 'rebel';
  const hurt: Spec = { tokens: { suppression: 1 } };
  const units = [
    unit(hero, 0, 900, 400, { ...(minis > 1 && alone(minis)), status }),
    unit(squad, 0, 900, 520, { ...alone(unitOf(squad, edition).minis), ...hurt }),
    unit(foe === 'rebel' ? 'rebel-officer' : 'imperial-officer', 1, 1100, 700),
    unit(campOf(foe, game), 1, 1030, 400, { ...alone(unitOf(campOf(foe, game), edition).minis), ...hurt }),
  ];
  const hands = [{ played: card }, { played: theirs }];
  const t = lay({ units, phase: 'command', stage: 2, priority: 0, hands, blue: 0 }, game);
  const moves: Json[] = [];
  for (let n = 0; n < 60 && t.state.phase === 'command' && !t.match.over; n++) {
    const a = t.ask();
    if (a.kind === 'move' && a.type === 'region')
      moves.push([(a.region as Spec)['kinds']!, (a.region as Spec)['speed']!]);
    t.take(eager(a));
  }
  const by = t.events().filter((e) => canonical(e).includes(`"${card}"`));
  return { t, moves, did: by.flatMap((e) => (e.type === 'ability' || e.type === 'tokens' ? [canonical(e)] : [])) };
}

/** What it speaks of is the orders that the opponent has issued. */
const OF_ENEMY_ORDERS = 'they-too-will-suffer';

describe.each([legion, legion26])('command cards of characters in $edition', (game) => {
  const cards = commandsIn(editionOf(game)).flatMap(({ id, owners = [], unknown }) => {
    const hero = owners.find((one) => unitOf(one, editionOf(game)).minis > 0);
    return hero === undefined || unknown ? [] : [{ id, hero }];
  });
  it('[LE-KOMMANDOKARTEN-14] are resolved when their own player resolves his card, not when the opponent does', () => {
    const others = cards.filter(({ id }) => id !== OF_ENEMY_ORDERS);
    for (const { id, hero } of others)
      expect([id, course(id, hero, game, 'push').did]).toEqual([id, course(id, hero, game, null).did]);
  });
  it('[LE-KOMMANDOKARTEN-14] lend their weapons to the character, to nobody beside him', () => {
    const book = game === legion ? CARDS : CARDS_26;
    const armed = cards.filter(({ id }) => book.get(`command/${id}`)?.arms !== undefined);
    expect(armed.length).toBeGreaterThan(1);
    for (const { id, hero } of armed) {
      const { t } = course(id, hero, game, null);
      const lent = t.state.units.map((one) => weaponsOf(t.g, one).filter(({ key }) => key.includes(id)).length);
      expect([id, lent.slice(1)]).toEqual([id, [0, 0, 0]]);
      // Some may use theirs in their own activation only.
      const always = book.get(`command/${id}`)!.arms!.special === true;
      expect([id, lent[0]! > 0]).toEqual([id, always]);
    }
  });
  it('[LE-KOMMANDOKARTEN-14] let units move as fast as they say', () => {
    const told = cards.flatMap(({ id, hero }) => {
      const { moves } = course(id, hero, game, null);
      return moves.length > 0 ? [[id, ...new Set(moves.map(String))].join(' ')] : [];
    });
    const both = ['no-time-for-sorrows', 'smoke-screen', 'aggressive-negotiations'];
    const all = game === legion ? both : [...both, 'not-out-of-it-yet'];
    expect(told.sort()).toEqual(all.map((id) => `${id} standard,1`).sort());
  });
  it('[LE-BESIEGT-01] give a character who has fallen nothing', () => {
    for (const { id, hero } of cards) {
      const { t } = course(id, hero, game, 'push', 'defeated');
      const got = t.events().filter((e) => (e.type === 'tokens' || e.type === 'ability') && e.unit === 0);
      expect([id, got, t.unit(0).status]).toEqual([id, [], 'defeated']);
    }
  });
});
