import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type Aftermath, aftermathOf } from '../../src/campaign/aftermath.ts';
import { reason } from '../reasons/reasons-of.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';

/** Scarred ships and squadrons, veterans, and the fleet status update after a battle of a campaign. */

const CR90 = 'cr90-corvette-a';
const NEBULON = 'nebulon-b-escort-frigate';
const VSD = 'victory-ii-class-star-destroyer';
const ISD = 'imperial-i-class-star-destroyer';
const IN_CAMPAIGN = { campaign: { assault: 0 } };
const battle = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
  lay({ units, ...IN_CAMPAIGN, ...more });
const far = (seat: number, more: Spec = {}): Spec =>
  ship(CR90, seat, 1650, seat === 0 ? 150 : 780, seat === 0 ? 0 : 180, { speed: 1, ...more });

const anyShot = (asked: Ask): Json => (asked.type === 'choice' ? asked.options[0]!.id : 'none');

/** What the battle leaves behind; the rosters are those of the units that were laid. */
function after(t: Table, upgrades: readonly (readonly string[])[] = []): Aftermath {
  const fleets = [0, 1].map((seat) => ({
    faction: 'rebel' as const,
    ships: t.state.units.flatMap((u, i) =>
      u.seat === seat && u.kind === 'ship' ? [{ card: u.card, upgrades: [...(upgrades[i] ?? [])] }] : [],
    ),
    squadrons: t.state.units.flatMap((u) => (u.seat === seat && u.kind === 'squadron' ? [u.card] : [])),
  }));
  return aftermathOf(t.g, { fleets });
}

describe('a scarred ship or squadron', () => {
  const deploys = (unit: Spec): Table =>
    battle([ship(CR90, 0, 500, 150), unit, far(1)], { phase: 'deployment', stage: 'main', round: 0, turnOf: 0 });
  const NEW = { ship: NEBULON, seat: 0, status: 'reserve' };

  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-04] bears its scar in every battle: a ship is deployed without a defense token that its owner picks', () => {
    const t = deploys({ ...NEW, scarred: true });
    t.take({ x: 800, y: 100, degrees: 0 }).until('card-token', { speed: '1' });
    expect([t.open, t.options()]).toEqual([['0 card-token'], ['0', '1', '2']]);
    t.take('2');
    expect(t.ship(1).tokens.map((token) => token.state)).toEqual(['ready', 'ready', 'discarded']);
    expect(t.state.phase).toBe('command'); // once, and nobody else is asked
    const whole = deploys(NEW).take({ x: 800, y: 100, degrees: 0 }).take('1');
    expect(whole.ship(1).tokens.map((token) => token.state)).toEqual(['ready', 'ready', 'ready']);
  });
  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-04] a squadron with 1 damage', () => {
    const deployed = (more: Spec): Table =>
      deploys({ squadron: 'x-wing-squadron', seat: 0, status: 'reserve', ...more }).take({
        x: 500,
        y: 260,
        degrees: 0,
      });
    expect([deployed({ scarred: true }).squadron(1).hull, deployed({}).squadron(1).hull]).toEqual([4, 5]);
  });

  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-02][AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-03] may have token and hull back by an effect, and stays scarred', () => {
    const tokens = [{ kind: 'evade', state: 'discarded' }, 'brace', 'brace'] as Json;
    const t = battle([
      ship(NEBULON, 0, 300, 200, 0, {
        scarred: true,
        tokens,
        speed: 1,
        dials: ['repair'],
        upgrades: ['walex-blissex'],
      }),
      squadron('x-wing-squadron', 0, 900, 450, { scarred: true, hull: 4 }),
      far(1, { activated: true }),
    ]);
    t.take('0:walex-blissex');
    expect(t.ship(0).tokens[0]).toEqual({ kind: 'evade', state: 'ready' });
    const flies = battle([squadron('x-wing-squadron', 0, 900, 350, { scarred: true, hull: 4 }), far(0), far(1)], {
      phase: 'squadron',
      flying: { squadron: 0 },
      obstacles: [{ token: 'station', x: 900, y: 450 }],
    });
    flies.take('move', { x: 900, y: 450 }).until('may').take('yes');
    expect(flies.squadron(0).hull).toBe(5);
    expect([after(t).fleets[0]![0]!.scarred, after(flies).fleets[0]!.map((u) => u.scarred)]).toEqual([
      true,
      [true, false],
    ]);
  });
});

describe('a veteran', () => {
  const reveals = (own: Spec): Table =>
    battle(
      [ship(NEBULON, 0, 900, 200, 0, { speed: 1, dials: ['repair'], ...own }), far(1), far(0, { activated: true })],
      {
        active: 0,
        step: 'reveal',
      },
    );
  it('as a ship spends its token once, when it reveals a dial, for a command token of its choice', () => {
    const t = reveals({ veteran: 'ready' });
    expect(t.options()).toEqual(['0:veteran', 'pass']);
    t.take('0:veteran');
    expect(t.options()).toEqual(['navigate', 'squadron', 'repair', 'concentrate']);
    t.take('squadron');
    expect(t.ship(0)).toMatchObject({ commands: ['squadron'], veteran: 'spent' });
    expect(t.open).toEqual(['0 dial-use']); // its command is still to come
    expect(reason(t, '0:veteran')[0]).toBe('ar.no.veteran');
    expect(reveals({ veteran: 'spent' }).open).toEqual(['0 dial-use']);
    expect(reveals({}).open).toEqual(['0 dial-use']);
    const kept = reveals({ veteran: 'ready' }).take('pass');
    expect([kept.ship(0).veteran, reason(kept, '0:veteran')[0]]).toEqual(['ready', 'ar.no.veteranMoment']);
  });

  /** Luke Skywalker shoots at a ship, or is shot at. */
  const strike = (own: Spec, black = ['blank', 'hit'] as const): Table =>
    battle([squadron('luke-skywalker', 0, 900, 500, own), ship(CR90, 1, 900, 570, 90, { speed: 1 }), far(0)], {
      phase: 'squadron',
      flying: { squadron: 0 },
      black: [...black],
    }).until('window:attack.modify', { 'squadron-act': 'attack', attack: anyShot });
  it('as a squadron spends it in its attack and rerolls as many dice as it likes', () => {
    const t = strike({ veteran: 'ready' });
    expect(t.options()).toContain('0:veteran');
    t.take('0:veteran');
    expect(t.ask()).toMatchObject({ kind: 'reroll', min: 0, max: 1 });
    t.take(['0']);
    expect(t.state.attacks[0]!.dice[0]!.face).toBe('hit');
    expect(t.squadron(0).veteran).toBe('spent');
  });
  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-05] stays one, destroyed or not, until it leaves the campaign', () => {
    const gone = (more: Spec) =>
      after(battle([far(0), far(1), ship(NEBULON, 0, 0, 0, 0, { status: 'destroyed', veteran: 'spent', ...more })]))
        .fleets[0]![1]!;
    expect(gone({})).toMatchObject({ veteran: true, scarred: true, lost: false });
    expect(gone({ scarred: true })).toMatchObject({ veteran: true, lost: true });
  });
});

describe('who becomes a veteran', () => {
  /** A Victory's front shoots at an enemy that has little left. */
  const shoots = (target: Spec, attacker: Spec = {}): Table =>
    battle([ship(VSD, 0, 900, 200, 0, { speed: 1, ...attacker }), target, far(1), far(0, { activated: true })], {
      active: 0,
      step: 'attack',
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
    }).fight({ attack: 'front>1.front' });
  const dying = (seat: number): Spec =>
    ship(CR90, seat, 900, 380, 180, { speed: 1, damage: 3, shields: { front: 0 }, tokens: [] });

  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-06] whoever has destroyed an enemy by its attack, even if it has retreated since', () => {
    const t = shoots(dying(1));
    expect([t.unit(1).status, t.unit(0).victor, t.unit(3).victor]).toEqual(['destroyed', true, undefined]);
    expect(after(t).fleets[0]!.map((u) => u.veteran)).toEqual([true, false]);
    const whole = shoots(ship(VSD, 1, 900, 420, 180, { speed: 1 }));
    expect([whole.unit(1).status, whole.unit(0).victor]).toEqual(['play', undefined]);
    const away = battle([
      ship(VSD, 0, 0, 0, 0, { status: 'retreated', victor: true }),
      ship(VSD, 0, 0, 0, 0, { status: 'destroyed', victor: true }),
      far(0),
      far(1),
    ]);
    expect(after(away).fleets[0]!.map((u) => u.veteran)).toEqual([true, false, false]);
  });
  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-06] a squadron only if it is unique, and for enemy squadrons as well', () => {
    const duel = (card: string): Table =>
      battle(
        [squadron(card, 0, 900, 500), squadron('tie-fighter-squadron', 1, 950, 500, { hull: 1 }), far(0), far(1)],
        {
          phase: 'squadron',
          flying: { squadron: 0 },
          blue: ['hit', 'hit', 'hit', 'hit'],
        },
      ).fight({ 'squadron-act': 'attack', attack: anyShot });
    for (const [card, veteran] of [
      ['luke-skywalker', true],
      ['x-wing-squadron', false],
    ] as const) {
      const t = duel(card);
      expect([t.unit(1).status, t.unit(0).victor]).toEqual(['destroyed', true]);
      expect(after(t).fleets[0]!.map((u) => u.veteran)).toEqual([veteran, false]);
    }
  });
});

describe('the fleet status update', () => {
  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-01] scars a ship that has left the play area like any other that is destroyed', () => {
    const t = battle([ship(CR90, 0, 900, 840, 0, { speed: 2 }), far(0), far(1)], { active: 0, step: 'manoeuvre' });
    t.take({ speed: 2, clicks: [0, 0], side: 'right' });
    expect(t.events('fled')).toHaveLength(1);
    expect(after(t).fleets[0]!.map(({ fate, scarred, lost }) => [fate, scarred, lost])).toEqual([
      ['destroyed', true, false],
      ['stands', false, false],
    ]);
  });
  it('[AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-07][AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-03] scars nobody who has retreated, nor squadrons without a ship; a scarred unit that is destroyed is lost', () => {
    const t = battle(
      [
        ship(CR90, 0, 900, 200, 0, { retreats: true }),
        ship(CR90, 0, 0, 0, 0, { status: 'destroyed', scarred: true }),
        squadron('x-wing-squadron', 0, 400, 400),
        far(1),
      ],
      { phase: 'status', stage: 'start', round: 4 },
    );
    expect(t.state.outcome).toMatchObject({ winner: 1, score: [0, 88] });
    const { fleets, winner } = after(t);
    expect(winner).toBe(1);
    expect(fleets[0]!.map(({ fate, scarred, lost }) => [fate, scarred, lost])).toEqual([
      ['retreated', false, false],
      ['destroyed', true, true],
      ['stands', false, false],
    ]);
  });
  it('[AR-CARD-PROFUNDITY-04] with a ship that is lost go the upgrades that it has at the end, not those of its roster', () => {
    const t = battle([
      ship('mc75-armored-cruiser', 0, 0, 0, 0, { status: 'destroyed', scarred: true, upgrades: ['profundity'] }),
      ship(CR90, 0, 300, 300, 0, { upgrades: ['leia-organa-officer'] }),
      far(1),
    ]);
    expect(after(t, [['profundity', 'leia-organa-officer'], []]).fleets[0]!.map((u) => u.upgrades)).toEqual([
      ['profundity'],
      ['leia-organa-officer'],
    ]);
  });
});

describe('Chimaera', () => {
  const other = { upgrades: ['entrapment-formation'] };
  const CYMOON = 'imperial-star-destroyer-cymoon-1-refit';
  const commands = (third: Spec, sides: readonly number[]): Table =>
    lay({
      units: [ship(ISD, 0, 300, 200, 0, { upgrades: ['chimaera', 'intensify-firepower'] }), far(1), third],
      phase: 'command',
      stage: 'start',
      sides: [...sides] as Json,
      ...IN_CAMPAIGN,
    }).take('0:chimaera');
  it('[AR-CARD-SCHIMAERE-08] in a team battle takes no card whose name a ship of a friendly fleet carries', () => {
    const t = commands(ship(CYMOON, 2, 700, 200, 0, other), [0, 1, 0]);
    expect(t.options()).not.toContain('entrapment-formation');
    const foe = commands(ship(CYMOON, 1, 700, 700, 180, other), [0, 1, 0]);
    expect(foe.options()).toContain('entrapment-formation');
  });
  it('[AR-CARD-SCHIMAERE-09] in a battle of two may take the card of a fleet that does not fight in it', () => {
    expect(commands(ship(CYMOON, 0, 700, 200), [0, 1]).options()).toContain('entrapment-formation');
  });
  it('[AR-CARD-SCHIMAERE-07][AR-CARD-SCHIMAERE-10] after the score has the card of its roster again', () => {
    const t = commands(ship(CYMOON, 0, 700, 200, 0, other), [0, 1]).take('take-evasive-action');
    const roster = [['chimaera', 'intensify-firepower'], [], ['entrapment-formation']];
    expect(t.ship(0).upgrades.map(({ id }) => id)).toEqual(['chimaera', 'take-evasive-action']);
    expect(after(t, roster).fleets[0]!.map((u) => u.upgrades)).toEqual([roster[0], roster[2]]);
  });
});
