import { type Ask, type Json, Match, quickRng, sampleAnswer, seenBy } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../../../engine/test/table.ts';
import type { Roster, UnitReport } from '../../src/armada/keeping.ts';
import { rosterPoints } from '../../src/armada/roster.ts';
import type { CorelliaEvent } from '../../src/corellia/events.ts';
import { placeNamed } from '../../src/corellia/places.ts';
import type { CorelliaState } from '../../src/corellia/state.ts';
import type { Table } from '../../src/corellia/table.ts';
import { type CorelliaView, view } from '../../src/corellia/view.ts';
import { corellia } from '../../src/index.ts';
import { firstFleet, setupOf } from './fleets.ts';

/** The Corellian Conflict between its battles: stickers, assaults, what a battle brings, refit. */

// seats: 0 Empire, 1 Rebels, 2 Empire, 3 Rebels
const FLEETS = (['empire', 'rebel', 'empire', 'rebel'] as const).map((faction, i) => firstFleet(40 + i, faction));

class Campaign extends TestTable<CorelliaState, unknown, Table, CorelliaEvent, CorelliaView> {
  site(id: string) {
    return this.state.sites[id]!;
  }
  /** Everything by chance until this is asked; of some questions it is said what is answered. */
  reach(kind: string, said: Readonly<Record<string, (asked: Ask) => Json>> = {}): this {
    const rng = quickRng(5);
    for (let n = 0; n < 400 && this.match.open[0]?.kind !== kind; n++) {
      const asked = this.ask();
      this.take((said[asked.kind]?.(asked) ?? sampleAnswer(asked, rng)) as Json);
    }
    expect(this.match.open[0]?.kind).toBe(kind);
    return this;
  }
}
const start = (change: (fleets: object[]) => object[] = (fleets) => fleets) =>
  Match.start(
    corellia,
    { setup: setupOf(change([...FLEETS]) as typeof FLEETS), seed: 'corellia' },
    { keep: 'all', verify: true },
  );
const begin = (): Campaign => {
  const match = start();
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Campaign(match.value as never);
};
/** The Empire at Corellia, Froz and Vagran; the Rebels with bases at Duro and Corfai, outposts at Forvand and Plympto. */
const laid = (): Campaign =>
  begin().take('froz', 'duro', 'base', 'forvand', 'outpost', 'vagran', 'corfai', 'base', 'plympto');

const stands = (roster: Roster, more: (at: number) => Partial<UnitReport> = () => ({})): Json =>
  [...roster.ships, ...roster.squadrons].map((unit, at) => ({
    fate: 'stands',
    veteran: unit.veteran,
    upgrades: [...(roster.ships[at]?.upgrades ?? [])],
    ...more(at),
  })) as Json;
/** A report of the battle that is open: who has won, and what has become of whom. */
const report = (t: Campaign, winner: 0 | 1, more: object = {}, of: Parameters<typeof stands>[1] = undefined): Json => {
  const { assault, defence } = t.state.battles[t.state.step]!;
  const fleets = [assault, defence].map((seat) => stands(t.state.rosters[seat]!, of)) as Json;
  return { winner, score: [10, 5], resources: [0, 0], fleets, ...more } as Json;
};
/** Both assaults: the Rebels have the initiative; where they strike is told. */
const assaults = (rebels: string, empire: string): Campaign =>
  laid()
    .reach('assault-fleet', { diplomats: () => 'polanis' })
    .take('1', rebels)
    .reach('defender', { 'special-assault': () => 'usual' })
    .take('0')
    .take(empire)
    .reach('battle', { 'special-assault': () => 'usual' });

describe('the first stickers', () => {
  it('[AR-ERR-BASEN-PLATZIEREN-01][AR-FAQ-BASEN-PLATZIEREN-01][AR-ERR-BASEN-PLATZIEREN-02][AR-FAQ-BASEN-PLATZIEREN-02] are two for each Rebel, in any order, half of the team’s outposts and half bases', () => {
    const t = begin();
    expect(t.site('corellia').presence).toEqual({ team: 0, kind: 'base', shown: true });
    expect(t.open).toEqual(['0 base-place']);
    t.take('froz');
    expect(t.open).toEqual(['1 base-place']);
    t.take('duro', 'base');
    expect(t.open).toEqual(['1 base-place']); // his second one
    t.take('forvand');
    expect(t.options()).toEqual(['base', 'outpost']); // no pair of one player
    t.take('base', 'vagran', 'corfai');
    // the team's half are bases by now: both of the other player's are outposts, and nobody is asked
    expect(t.open).toEqual(['3 base-place']);
    t.take('plympto');
    const kinds = ['duro', 'forvand', 'corfai', 'plympto'].map((id) => t.site(id).presence?.kind);
    expect(kinds).toEqual(['base', 'base', 'outpost', 'outpost']);
    expect(t.state.phase).not.toBe('bases');
    const two = begin().take('froz', 'duro', 'outpost', 'forvand', 'outpost', 'vagran', 'corfai');
    expect(two.site('corfai').presence?.kind).toBe('base');
  });
  it('[AR-ERR-BASEN-PLATZIEREN-02] the half that is full is barred', () => {
    const t = begin().take('froz', 'duro', 'base', 'forvand', 'outpost', 'vagran', 'corfai', 'base');
    expect(t.open).toEqual(['3 base-place']);
    t.take('plympto');
    expect(t.site('plympto').presence?.kind).toBe('outpost');
  });
  it('[AR-ERR-BASEN-PLATZIEREN-03] what a Rebel sticker stands for the Empire does not see, until an assault is declared there', () => {
    const t = laid();
    const seen = (seat: number | 'nobody') => view(t.state, seat).sites['duro']!.presence?.kind;
    expect([seen(0), seen(2), seen('nobody'), seen(1), seen(3)]).toEqual([null, null, null, 'base', 'base']);
    expect(view(t.state, 1).sites['froz']!.presence?.kind).toBe('base');
    const told = (seat: number | 'nobody') =>
      t.match.events.flatMap((record) => {
        const heard = seenBy(record, seat);
        return heard?.type === 'presence' && heard.place === 'duro' ? [heard.kind] : [];
      });
    expect([told(0), told('nobody'), told(3)]).toEqual([[null], [null], ['base']]);
    const shown = assaults('sacorria', 'duro');
    expect(view(shown.state, 'nobody').sites['duro']!.presence?.kind).toBe('base');
    expect(view(shown.state, 0).sites['forvand']!.presence?.kind).toBe(null);
  });
});

describe('what a battle brings', () => {
  it('[AR-ERR-EFFEKTE-EINER-SCHLACHT-BEST-01][AR-ERR-EFFEKTE-EINER-SCHLACHT-BEST-02] 1 campaign point, and for a base that is destroyed the bonus of its place', () => {
    const t = assaults('sacorria', 'duro');
    t.take(report(t, 1)); // the Rebels lose at an unoccupied place
    t.take(report(t, 0)); // the Empire wins at Duro
    expect(t.state.points).toEqual([1 + 1 + 2, 0]);
    expect(t.site('duro')).toMatchObject({ presence: null, destroyed: true });
    expect(t.events('destroyed')).toEqual([expect.objectContaining({ place: 'duro', team: 1 })]);
    const held = assaults('sacorria', 'duro');
    held.take(report(held, 0));
    held.take(report(held, 1)); // the Rebels hold it
    expect([held.state.points, held.site('duro').presence?.kind]).toEqual([[0, 2], 'base']);
  });
  it('[AR-ERR-ORTE-IM-CORELLIANISCHEN-SEKT-01][AR-ERR-ORTE-IM-CORELLIANISCHEN-SEKT-02] +2 at Corfai, +0 at Talfaglio', () => {
    expect([placeNamed('corfai').bonus, placeNamed('talfaglio').bonus]).toEqual([2, 0]);
    const t = assaults('sacorria', 'corfai');
    t.take(report(t, 0));
    t.take(report(t, 0));
    expect(t.state.points).toEqual([1 + 2, 1]);
  });
  it('is reported of every unit of both fleets, and nothing that cannot be', () => {
    const t = assaults('sacorria', 'duro');
    const refused = (answer: Json): string => {
      const refusal = t.match.check(t.ask().seat, answer);
      return refusal?.message.text ?? 'taken';
    };
    expect(refused(report(t, 0, { fleets: [[], []] }))).toBe('ca.no.reportUnits');
    expect(refused(report(t, 0, { resources: [20, 0] }))).toBe('ca.no.reportResources');
    const of = (more: (at: number) => Partial<UnitReport>) => refused(report(t, 0, {}, more));
    const { ships, squadrons } = t.state.rosters[t.state.battles[0]!.assault]!;
    expect(squadrons).toEqual([]);
    expect(of((at) => (at === 0 ? { upgrades: [...ships[0]!.upgrades, 'gunnery-team'] } : {}))).toBe(
      'ca.no.reportCards',
    );
    expect(of((at) => (at === 0 ? { veteran: true, fate: 'retreated' } : {}))).toBe('taken');
    ships[0]!.veteran = true;
    expect(of((at) => (at === 0 ? { veteran: false } : {}))).toBe('ca.no.reportVeteran');
    ships[0]!.veteran = false;
    t.state.rosters[t.state.battles[0]!.assault]!.squadrons = [
      { card: 'x-wing-squadron', scarred: false, veteran: false },
    ];
    const last = ships.length;
    expect(of((at) => (at === last ? { fate: 'retreated' } : {}))).toBe('ca.no.reportRetreat');
    expect(of((at) => (at === last ? { veteran: true } : {}))).toBe('ca.no.reportPlain');
    expect(of((at) => (at === last ? { upgrades: ['gunnery-team'] } : {}))).toBe('ca.no.reportUpgrades');
    t.state.rosters[t.state.battles[0]!.assault]!.squadrons = [];
    expect(refused(report(t, 0))).toBe('taken');
  });
  it('a unit that was scarred and is destroyed again is lost, with its names; its commander is set aside', () => {
    const t = assaults('sacorria', 'duro');
    const [seat] = [t.state.battles[0]!.assault];
    const { ships } = t.state.rosters[seat]!;
    const [flagship] = ships;
    const commander = flagship!.upgrades[0]!;
    const destroyed = (at: number): Partial<UnitReport> => (at === 0 ? { fate: 'destroyed' } : {});
    t.take(report(t, 1, {}, destroyed));
    expect(t.state.rosters[seat]!.ships[0]).toMatchObject({ card: flagship!.card, scarred: true });
    flagship!.scarred = true;
    expect(t.state.gone).toEqual([]);
    const again = assaults('sacorria', 'duro');
    again.state.rosters[seat]!.ships[0]!.scarred = true;
    again.take(report(again, 1, {}, destroyed));
    expect(again.state.rosters[seat]!.ships).toHaveLength(ships.length - 1);
    expect(again.state.rosters[seat]!.aside).toEqual([commander]);
  });
});

describe('refit and expansion', () => {
  /** The first refit; the Empire's seat 0 has so many points. */
  const refits = (resources: number, change: (roster: Roster) => void = () => {}): Campaign => {
    const t = assaults('sacorria', 'duro');
    t.take(report(t, 1));
    t.take(report(t, 0)).reach('refit', { build: () => 'none' });
    const roster = t.state.rosters[0]!;
    roster.resources = resources;
    change(roster);
    return t;
  };
  const ORDER = { remove: [], repair: [], ships: [], squadrons: [], upgrades: [], equip: [] };
  const refusal = (t: Campaign, order: object) => {
    const found = t.match.check(0, { ...ORDER, ...order } as Json);
    return found && [found.message.text, ...found.clauses];
  };

  it('[AR-FAQ-FLOTTEN-INSTAND-SETZEN-01][AR-FAQ-FLOTTEN-INSTAND-SETZEN-02] is behind the hand of both teams at once; rosters lie open when the next Strategy Phase begins', () => {
    const t = refits(40);
    expect(t.open).toEqual(['0 refit', '1 refit']);
    expect(corellia.asking?.(t.state, t.ask(0)).secret).toBe(true);
    const before = t.match.events.length;
    t.match.decide(0, { ...ORDER, squadrons: ['tie-fighter-squadron'] } as Json);
    expect(view(t.state, 1).rosters[0]!.squadrons).toEqual([]);
    t.match.decide(1, ORDER as Json);
    expect(t.match.events.slice(before).filter(({ event }) => event.type !== 'rosters')).toEqual([]);
    t.match.decide(2, ORDER as Json);
    t.match.decide(3, ORDER as Json);
    expect(t.match.events.slice(before).map(({ event }) => event.type)).toEqual(['turn', 'rosters']);
    expect(view(t.state, 1).rosters[0]!.squadrons.map(({ card }) => card)).toEqual(['tie-fighter-squadron']);
  });

  it('[AR-FAQ-FLOTTEN-INSTAND-SETZEN-03][AR-FAQ-FLOTTEN-INSTAND-SETZEN-04][AR-FAQ-FLOTTEN-INSTAND-SETZEN-05] what is removed is destroyed, brings nothing back, and its names are nobody’s any more', () => {
    const howlrunner = (roster: Roster) => {
      roster.squadrons = [{ card: 'howlrunner', scarred: false, veteran: false }];
    };
    const t = refits(40, howlrunner);
    const place = t.state.rosters[0]!.ships.length;
    const points = rosterPoints(t.state.rosters[0]!);
    t.match.decide(0, { ...ORDER, remove: [place] } as Json);
    t.match.decide(1, ORDER as Json);
    expect(rosterPoints(t.state.rosters[0]!)).toBe(points - 16);
    expect([t.state.rosters[0]!.resources, t.state.gone]).toEqual([40, ['“Howlrunner”']]);
    t.state.rosters[2]!.resources = 40;
    const rich = t.match.check(2, { ...ORDER, squadrons: ['howlrunner'] } as Json);
    expect(rich?.clauses).toEqual(['AR-FAQ-FLOTTEN-INSTAND-SETZEN-05']);
    expect(t.match.check(2, { ...ORDER, squadrons: ['mauler-mithel'] } as Json)).toBeUndefined();
  });

  it('[AR-FAQ-FLOTTEN-INSTAND-SETZEN-06] upgrade cards that are set aside count', () => {
    const t = refits(200, (roster) => {
      roster.squadrons = [];
    });
    const before = rosterPoints(t.state.rosters[0]!);
    t.match.decide(0, { ...ORDER, upgrades: [{ ship: null, card: 'gunnery-team' }] } as Json);
    t.match.decide(1, ORDER as Json);
    expect(t.state.rosters[0]!.aside).toEqual(['gunnery-team']);
    expect(rosterPoints(t.state.rosters[0]!)).toBe(before + 7);
    const full = refits(400, (roster) => {
      roster.aside = Array(70).fill('gunnery-team');
    });
    expect(refusal(full, { squadrons: ['tie-fighter-squadron'] })).toEqual([
      'ca.no.points',
      'AR-FAQ-FLOTTEN-INSTAND-SETZEN-06',
    ]);
  });

  it('[AR-FAQ-FLOTTEN-INSTAND-SETZEN-07][AR-FAQ-FLOTTEN-INSTAND-SETZEN-08] squadrons are a third of what the fleet is in the end', () => {
    const alone = (roster: Roster) => {
      roster.ships = roster.ships.slice(0, 1);
      roster.squadrons = [];
    };
    const t = refits(300, alone);
    const points = rosterPoints(t.state.rosters[0]!);
    const squadrons = (count: number) => ({ squadrons: Array(count).fill('tie-fighter-squadron') });
    const most = [...Array(30).keys()].filter((n) => 8 * n <= Math.ceil((points + 8 * n) / 3)).at(-1)!;
    expect(refusal(t, squadrons(most))).toBeUndefined();
    expect(refusal(t, squadrons(most + 1))?.slice(1)).toEqual([
      'AR-FAQ-FLOTTEN-INSTAND-SETZEN-07',
      'AR-FAQ-FLOTTEN-INSTAND-SETZEN-08',
    ]);
    // with a further ship the same are few enough
    const ships = [{ card: 'victory-i-class-star-destroyer-empire', upgrades: [] }];
    expect(refusal(t, { ...squadrons(most + 1), ships })).toBeUndefined();
  });

  it('takes scars away for refit points first, then for resource points, and gives no more than there is', () => {
    const scarred = (roster: Roster) => {
      roster.ships = [
        { card: 'imperial-i-class-star-destroyer', upgrades: roster.ships[0]!.upgrades, scarred: true, veteran: false },
      ];
      roster.squadrons = [];
    };
    // half of 110, of which 30 and 5 for the yards of Corellia and 5 for those of Vagran are free
    const t = refits(15, scarred);
    expect(refusal(t, { repair: [0] })).toBeUndefined();
    t.match.decide(0, { ...ORDER, repair: [0] } as Json);
    t.match.decide(1, ORDER as Json);
    expect(t.state.rosters[0]).toMatchObject({ resources: 0, ships: [{ scarred: false }] });
    expect(refusal(refits(14, scarred), { repair: [0] })?.[0]).toBe('ca.no.resources');
    expect(refusal(refits(15, scarred), { repair: [0, 0] })?.[0]).toBe('ca.no.scar');
  });
});

describe('the first fleets', () => {
  it('[AR-FAQ-FLOTTEN-ZUSAMMENSTELLEN-01] have up to 400 points, and what is left over is lost', () => {
    const t = begin();
    expect(t.state.rosters.map(({ resources }) => resources)).toEqual([0, 0, 0, 0]);
    expect(t.state.rosters.some((roster) => rosterPoints(roster) < 400)).toBe(true);
    const big = start((fleets) => {
      const [first, ...others] = fleets as { ships: object[] }[];
      const more = Array(9).fill({ card: 'victory-i-class-star-destroyer-empire', upgrades: [] });
      return [{ ...first, ships: [...first!.ships, ...more] }, ...others];
    });
    expect(big.ok ? undefined : big.fault.message.text).toBe('ca.no.points');
    const uneven = start((fleets) => [...fleets.slice(0, 3), fleets[0]!]);
    expect(uneven.ok ? undefined : uneven.fault.message.text).toBe('ca.no.teams');
  });
});
