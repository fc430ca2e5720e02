import { type Ask, type Json, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { TestTable } from '../../../engine/test/table.ts';
import type { Roster } from '../../src/armada/keeping.ts';
import { rim } from '../../src/index.ts';
import { rewardPlaces } from '../../src/rim/flow/pivotal.ts';
import { basesOf, heldBy, inArea, type RimState } from '../../src/rim/state.ts';
import type { RimEvent, Table } from '../../src/rim/table.ts';
import type { RimView } from '../../src/rim/view.ts';
import { forces } from './forces.ts';

/** Rebellion in the Rim: the battles that end its acts, what is gained by them, and the ships that come before the last. */

class Campaign extends TestTable<RimState, unknown, Table, RimEvent, RimView> {
  /** Everything by chance until this is asked; of some questions it is said what is answered. */
  reach(kind: string, said: Readonly<Record<string, (asked: Ask) => Json>> = {}): this {
    const rng = quickRng(4);
    for (let n = 0; n < 400 && !this.match.over && this.match.open[0]?.kind !== kind; n++) {
      const asked = this.ask();
      this.take((said[asked.kind]?.(asked) ?? sampleAnswer(asked, rng)) as Json);
    }
    expect(this.match.open[0]?.kind).toBe(kind);
    return this;
  }
}
// seats: 0 Empire, 1 Rebels, 2 Empire, 3 Rebels
const [ARMED, WING, ION] = ['base-defense-armed-station', 'base-defense-fighter-wing', 'base-defense-ion-cannon'];
/** The Empire's bases are Hoth and Yavin, those of the Rebels Endor and Geonosis; each is defended otherwise. */
function begin(change: (state: RimState) => void = () => {}): Campaign {
  const match = Match.start(rim, { setup: forces(3, 2), seed: 'rim' }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const t = new Campaign(match.value as never);
  t.take('hoth', ARMED!, 'endor', WING!, 'yavin', ION!, 'geonosis', ARMED!);
  change(t.state);
  return t;
}
/** The Rebels are behind, and the act ends with this turn. */
const losing = (state: RimState): void => {
  state.inAct[0] = 9;
  state.points[0] = 4;
};
const quiet = { build: () => 'none', reward: () => 'none', climactic: () => 'no', upgrade: () => 'none' };
const toPivotal = (change: (state: RimState) => void = () => {}): Campaign =>
  begin((state) => {
    losing(state);
    change(state);
  }).reach('pivotal', quiet);
/** Every battle that is open now is won by one side. */
const fought = (t: Campaign, side: 0 | 1): Campaign => {
  const rng = quickRng(9);
  while (!t.match.over && t.open[0]?.endsWith(' battle'))
    t.take({
      ...(sampleAnswer(t.ask(), rng) as object),
      winner: side,
      score: side === 0 ? [100, 20] : [20, 100],
    } as unknown as Json);
  return t;
};
const setupOf = (t: Campaign) =>
  (t.ask() as unknown as { region: { setup: { objective?: string; campaign: object } } }).region.setup;

describe('the battle that ends an act', () => {
  it('[AR-ERR-EROBERUNG-01][AR-ERR-EROBERUNG-02] Conquest: the attackers choose an enemy base, and it is defended as its team has noted', () => {
    const t = toPivotal();
    expect(t.open).toEqual(['1 pivotal']); // the Rebels are behind
    t.take('conquest');
    const bases = basesOf(t.state, 0);
    expect(bases.length).toBeGreaterThan(1);
    expect([t.open, t.options().toSorted()]).toEqual([['1 pivotal-place'], bases.toSorted()]);
    const [place] = bases;
    const noted = t.state.sites[place!]!.defence;
    t.take(place!);
    expect(t.state.pivotal).toMatchObject({ kind: 'conquest', attacker: 1, place, objective: noted });
    expect(t.open).toEqual(['1 battle']);
    expect(setupOf(t)).toMatchObject({ objective: noted, campaign: { assault: 0, rules: 'rebellion-in-the-rim' } });
    fought(t, 0);
    expect(t.state.sites[place!]).toMatchObject({ holder: 1, base: false });
    expect(t.open).toEqual(['1 base-defence']); // it is theirs now
    t.take(WING!);
    expect(t.state.sites[place!]).toEqual({ holder: 1, base: true, defence: WING });
    const held = fought(toPivotal().take('conquest', bases[0]!), 1);
    expect(held.state.sites[place!]).toMatchObject({ holder: 0, base: true, defence: noted });
  });

  it('[AR-ERR-EVAKUIERUNG-01][AR-ERR-EVAKUIERUNG-02] Evacuation: the defenders choose one of their own bases, and what they have noted for it is played', () => {
    const t = toPivotal().take('evacuation');
    const bases = basesOf(t.state, 1);
    expect([t.open, t.options().toSorted()]).toEqual([['1 pivotal-place'], bases.toSorted()]);
    const [place] = bases;
    const noted = t.state.sites[place!]!.defence;
    t.take(place!);
    expect(t.state.pivotal).toMatchObject({ kind: 'evacuation', attacker: 0, place, objective: noted });
    expect([t.open, setupOf(t).objective]).toEqual([['0 battle'], noted]); // the Empire assaults
    fought(t, 0);
    expect(t.state.sites[place!]).toMatchObject({ base: false, defence: null });
  });

  it('[AR-ERR-MACHTDEMONSTRATION-01][AR-ERR-MACHTDEMONSTRATION-02] Show of force, held: every player of either team takes a reward at a friendly place of the area, or of any base where his team has none there', () => {
    const t = toPivotal((state) => {
      for (const id of inArea('IV')) Object.assign(state.sites[id]!, { holder: null, base: false, defence: null });
      Object.assign(state.sites['ryloth']!, { holder: 1 });
    }).take('show-of-force');
    const taken = t.state.battles.map(({ place }) => place);
    t.take('IV');
    expect(t.state.pivotal).toMatchObject({ attacker: 1, place: null, area: 'IV' });
    expect(setupOf(t).objective).toBe('show-of-force'); // R-AR-86
    const mine = heldBy(t.state, 1).filter((id) => inArea('IV').includes(id));
    const theirs = heldBy(t.state, 0).filter((id) => inArea('IV').includes(id));
    expect([taken, mine.includes('ryloth')]).toEqual([[], true]);
    fought(t, 1); // the Empire holds the area
    const where = (team: 0 | 1) => rewardPlaces(t.state, team, 'IV');
    expect(where(1)).toEqual(mine);
    expect(where(0)).toEqual(theirs.length > 0 ? theirs : basesOf(t.state, 0));
    expect(t.state.rewards.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
    for (const { seat, places } of t.state.rewards) expect(places).toEqual(where(seat % 2 === 0 ? 0 : 1));
    // elsewhere the Rebels have nothing at all
    expect(
      rewardPlaces(
        { ...t.state, sites: { ...t.state.sites, ryloth: { holder: null, base: false, defence: null } } },
        1,
        'IV',
      ),
    ).toEqual(mine.length > 1 ? mine.filter((id) => id !== 'ryloth') : basesOf(t.state, 1));
    const won = fought(toPivotal().take('show-of-force', 'IV'), 0);
    expect(won.open).toEqual(['1 take-place']); // the attackers take places instead
  });
});

describe('ships before the last battle', () => {
  const HUGE = 'star-dreadnought-command-prototype';
  const LARGE = 'imperial-i-class-star-destroyer';
  const strong = (roster: Roster): void => {
    const commander = roster.ships.flatMap(({ upgrades }) => upgrades).slice(0, 1);
    const ship = { scarred: false, veteran: false };
    roster.ships = [
      { card: 'victory-i-class-star-destroyer-empire', upgrades: [...commander], ...ship },
      { card: LARGE, upgrades: ['gunnery-team'], ...ship },
      { card: LARGE, upgrades: [], ...ship },
    ];
    roster.squadrons = [{ card: 'tie-fighter-squadron', ...ship }];
  };
  /** The end of the last act; the Empire has these tokens. */
  const upgrades = (resources: number, yards: number): Campaign => {
    const t = begin((state) => {
      losing(state);
      state.act = 3;
      for (const purse of state.purses) Object.assign(purse, { resources: 50, 'repair-yards': 50 });
    }).reach('upgrade', quiet);
    expect(t.open).toEqual(['0 upgrade']);
    Object.assign(t.state.purses[0], { resources, 'repair-yards': yards });
    for (const seat of [0, 2]) strong(t.state.rosters[seat]!);
    return t;
  };
  const swap = (seat: number, remove: number[], ship: string, more: object = {}) => ({
    seat,
    remove,
    ship,
    upgrades: [],
    ...more,
  });
  const refusal = (t: Campaign, answer: object) => t.match.check(0, answer as Json);
  const huge = (...swaps: object[]) => ({ size: 'huge', swaps });
  const large = (...swaps: object[]) => ({ size: 'large', swaps });

  it('[AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01][AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-02][AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-03] one huge ship for 1 Repair Yards and 2 Resources, in place of units and upgrade cards that are worth it', () => {
    const one = huge(swap(0, [1, 2], HUGE));
    expect(refusal(upgrades(2, 1), one)).toBeUndefined();
    expect(refusal(upgrades(1, 1), one)?.clauses).toEqual(['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01']);
    expect(refusal(upgrades(2, 0), one)?.clauses).toEqual(['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01']);
    const t = upgrades(3, 2);
    expect(refusal(t, huge(swap(0, [1, 2], HUGE), swap(2, [1, 2], HUGE)))?.clauses).toEqual([
      'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-02',
    ]);
    expect(refusal(t, huge(swap(0, [1, 2], LARGE)))?.clauses).toEqual(['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-02']);
    expect(refusal(t, huge(swap(1, [0], HUGE)))?.message.text).toBe('ca.no.otherTeam'); // the enemy's
    const dear = refusal(t, huge(swap(0, [1, 3], HUGE)));
    expect([dear?.clauses, dear?.measured, dear?.allowed]).toEqual([
      ['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-03'],
      220,
      110 + 7 + 8,
    ]);
    // a single card goes, too, and what it costs counts; the commander stays
    const cards = huge(swap(0, [2, 3], HUGE, { upgrades: [{ ship: 1, card: 'gunnery-team' }] }));
    expect(refusal(t, cards)?.allowed).toBe(110 + 8 + 7);
    t.match.decide(0, { ...one } as Json);
    expect(t.state.rosters[0]!.ships.map(({ card }) => card)).toEqual(['victory-i-class-star-destroyer-empire', HUGE]);
    expect(t.state.purses[0]).toMatchObject({ resources: 1, 'repair-yards': 1 });
    const flagship = upgrades(2, 1);
    const [commander] = flagship.state.rosters[0]!.ships[0]!.upgrades;
    flagship.match.decide(0, huge(swap(0, [0, 1, 2], HUGE)) as Json);
    expect(flagship.state.rosters[0]!.ships).toMatchObject([{ card: HUGE, upgrades: [commander] }]);
  });

  it('[AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-04][AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-05][AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-06] large ships for up to two members, for 1 Repair Yards and 1 Resources', () => {
    const two = large(swap(0, [1], LARGE), swap(2, [1], LARGE));
    expect(refusal(upgrades(1, 1), two)).toBeUndefined();
    expect(refusal(upgrades(0, 1), two)?.clauses ?? ['none']).toEqual(['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-04']);
    const t = upgrades(1, 1);
    expect(refusal(t, large(swap(0, [1], LARGE), swap(0, [2], LARGE)))?.clauses).toEqual([
      'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-05',
    ]);
    expect(refusal(t, large(swap(0, [1], HUGE)))?.clauses).toEqual(['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-05']);
    const dear = refusal(t, large(swap(0, [0, 3], LARGE)));
    expect([dear?.clauses, dear?.allowed]).toEqual([['AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-06'], 73 + 8]);
    t.match.decide(0, two as Json);
    expect(t.state.purses[0]).toMatchObject({ resources: 0, 'repair-yards': 0 });
    expect(t.state.rosters[2]!.ships.at(-1)).toMatchObject({ card: LARGE, scarred: false });
  });

  it('is offered before the last one alone', () => {
    const t = begin((state) => {
      losing(state);
      for (const purse of state.purses) Object.assign(purse, { resources: 5, 'repair-yards': 5 });
    }).reach('pivotal', quiet);
    expect(t.match.taken.map(({ kind }) => kind)).not.toContain('upgrade');
  });
});
