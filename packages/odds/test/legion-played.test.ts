import { type Json, quickRng, type Rng } from '@holotisch/engine';
import { data, type LegionGame, legion, legion26 } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../legion/src/flow/attack/targets.ts';
import { prospectOf } from '../../legion/src/prospect/facts.ts';
import { habit } from '../../legion/src/prospect/habits.ts';
import { lay, piece, type Spec, type Table, unit } from '../../legion/test/table.ts';
import { rebels, storm } from '../../legion/test/troops.ts';
import { FULL } from '../../table/test/tries.ts';
import { mean } from '../src/index.ts';
import { type LegionAttack, legionOdds } from '../src/legion.ts';

/** The model of the odds against the attack's own procedures: the two cannot drift apart unnoticed. */

/** What the model does not know; the rules play it through. Whatever is new and changes an attack belongs here or into the model. */
const CARDS_ONLY = new Set<string>([
  ...['deflect', 'marksman', 'nimble', 'uncanny-luck', 'lethal', 'advanced-targeting', 'block', 'agile', 'duelist'],
  ...['makashi-mastery', 'djem-so-mastery', 'soresu-mastery', 'shien-mastery', 'ataru-mastery', 'jarkai-mastery'],
  ...['juyo-mastery', 'gunslinger', 'outmaneuver', 'immune-melee', 'weak-point', 'tempted', 'flawed', 'ram'],
  'hold-the-line',
]);
const isModelled = (card: data.Unit): boolean =>
  [card.keywords, ...card.weapons.map(({ keywords }) => keywords)]
    .flat()
    .every(({ keyword }) => !CARDS_ONLY.has(keyword));

const tokens = (rng: Rng): Json => ({
  aim: rng.below(2),
  dodge: rng.below(2),
  surge: rng.below(2),
  suppression: rng.below(3),
});

/** One unit of each side, tokens and cover as chance wills, in melee or not; undefined where they cannot fight. */
function randomFight(game: LegionGame, rng: Rng): Table | undefined {
  const cards = data.unitsIn(game.edition as data.Edition).filter(isModelled);
  const melee = rng.below(4) === 0;
  const one = (seat: number, x: number): Spec => {
    const { id } = cards[rng.below(cards.length)]!;
    return unit(id, seat, x, 400, { tokens: tokens(rng), degrees: seat === 0 ? 90 : 270 });
  };
  const units = [one(0, 400), one(1, melee ? 427 : 560 + 60 * rng.below(3))];
  const terrain = !melee && rng.below(2) === 0 ? [piece('barricade', 500, 400, 20, 90)] : [];
  try {
    const table = lay({ units, active: 0, terrain }, game);
    return targetsOf(table.g, table.g.unit(0), { own: true }).length > 0 ? table : undefined;
  } catch {
    return undefined; // bases that overlap, units that stand in what they may not enter
  }
}

const ATTACKS = FULL ? 400 : 8;

describe('odds of an attack in Legion', () => {
  it.each([
    ['1.2', legion],
    ['2.6', legion26],
  ] as const)('%s: the model comes to the same as the procedures over all falls of the dice', (_, game) => {
    const rng = quickRng(11);
    let compared = 0;
    while (compared < ATTACKS) {
      const table = randomFight(game, rng);
      if (!table) continue;
      const { g } = table;
      const { played, cards, lives: _lives, ...facts } = prospectOf(g, g.unit(0), g.unit(1), undefined);
      if (!cards) continue;
      compared++;
      const model = legionOdds(facts);
      const said = `${g.card(g.unit(0)).id} against ${g.card(g.unit(1)).id} ${JSON.stringify(facts)}`;
      expect(model.hits, said).toBeCloseTo(played.hits, 9);
      expect(model.suppression, said).toBeCloseTo(played.suppression, 9);
      for (let n = 0; n < played.wounds.length; n++)
        expect(model.wounds[n] ?? 0, said).toBeCloseTo(played.wounds[n]!, 9);
    }
  });

  it('what was played through is what comes of it at the table', () => {
    const fight = (seed: string) =>
      lay(
        {
          units: [
            rebels(400, 400, { tokens: { aim: 1 }, minis: [null, null, 'fallen', 'fallen'] }),
            storm(560, 400, { tokens: { dodge: 1 }, minis: [null, null, null, 'fallen'] }),
          ],
          active: 0,
          seed,
        },
        legion,
      );
    const { g } = fight('facts');
    const { played } = prospectOf(g, g.unit(0), g.unit(1), undefined);
    const GAMES = 150;
    let wounds = 0;
    for (let n = 0; n < GAMES; n++) {
      const table = fight(`fight ${n}`).until('action').take('attack');
      while (table.events('result').length === 0) {
        const [a] = table.state.attacks;
        const answer = a
          ? habit(table.g, { attack: a, attacker: table.g.unit(0), defender: table.g.unit(1), kind: a.kind })(
              table.ask(),
            )
          : everybody(table);
        table.take(answer);
      }
      wounds += table.result.wounds;
    }
    const expected = mean(played.wounds);
    const variance = played.wounds.reduce((sum, chance, n) => sum + chance * (n - expected) ** 2, 0);
    // Four standard deviations of so many attacks; the seeds are always the same.
    expect(Math.abs(wounds / GAMES - expected)).toBeLessThan(4 * Math.sqrt(variance / GAMES));
  });
});

/** Before dice are rolled: the only target, everybody's first weapon, nobody else. */
function everybody(table: Table): Json {
  const asked = table.ask();
  if (asked.type === 'choice') return (asked.options.find(({ id }) => id === 'none') ?? asked.options[0]!).id;
  if (asked.type === 'form') return Object.fromEntries(asked.fields.map(({ id, options }) => [id, options[0]!.id]));
  throw new Error(asked.kind);
}

const near = (n: number) => expect.closeTo(n, 9);
describe('what the model knows', () => {
  const one: LegionAttack = { pool: { red: 1, black: 0, white: 0 }, surge: 'hit', defence: 'red', blockSurge: false };
  it('[LE-UNDURCHDRINGLICH-01] Impervious rolls a die more for each Pierce, and Pierce takes blocks all the same', () => {
    const pierced = { ...one, pierce: 1, extraDefence: 1 };
    // Of two dice with a block each at one half, one block is pierced: two blocks stop the hit.
    expect(legionOdds(pierced).expected).toEqual(near((7 / 8) * (3 / 4)));
    expect(legionOdds({ ...one, pierce: 1 }).expected).toEqual(near(7 / 8));
    expect(legionOdds(one).expected).toEqual(near(7 / 16));
  });
  it('[LE-PANZERUNG-03] Armor X cancels X hits, Armor all of them, neither a critical hit', () => {
    const two = { ...one, pool: { red: 2, black: 0, white: 0 } };
    expect(legionOdds({ ...two, armor: true }).hits).toEqual(near(2 / 8));
    // Two hits: one is left; a hit and a critical hit: that one; two critical hits: both.
    const [hit, crit, none] = [6 / 8, 1 / 8, 1 / 8];
    const left = hit * hit + 2 * crit * hit + 2 * crit * none + 2 * crit * crit;
    expect(legionOdds({ ...two, armor: 1 }).hits).toEqual(near(left));
    expect(legionOdds({ ...two, armor: 0 }).hits).toEqual(near(2 * (7 / 8)));
  });
  it('[LC-KRITISCH-X-01] Critical X makes critical hits of surges that would be nothing, and they frighten', () => {
    const critical = { ...one, surge: null, critical: 1, armor: true };
    expect(legionOdds(critical)).toMatchObject({ hits: near(2 / 8), suppression: near(7 / 8) });
    expect(legionOdds({ ...critical, critical: 0 })).toMatchObject({ hits: near(1 / 8), suppression: near(6 / 8) });
  });
  it('[LC-SCHILDMARKER-04] shields block in place of dice, in 2.6 they cancel', () => {
    expect(legionOdds({ ...one, shields: 1, shieldsBlock: true }).expected).toEqual(near(0));
    expect(legionOdds({ ...one, shields: 1, shieldsBlock: true, pierce: 1 }).expected).toEqual(near(7 / 8));
    expect(legionOdds({ ...one, shields: 1, pierce: 1 }).expected).toEqual(near(0));
    expect(legionOdds({ ...one, shields: 1, ion: 1 }).hits).toEqual(near(7 / 8));
    expect(legionOdds({ ...one, shields: 1, shieldsBlock: true, melee: true }).expected).toEqual(near(7 / 16));
  });
  it('[LC-ENERGIEMARKER-02] [LC-ENERGIEMARKER-03] surge tokens of both sides', () => {
    expect(legionOdds({ ...one, surge: null, surgeTokens: 1 }).hits).toEqual(near(7 / 8));
    expect(legionOdds({ ...one, surge: null }).hits).toEqual(near(6 / 8));
    expect(legionOdds({ ...one, blockTokens: 1 }).expected).toEqual(near((7 / 8) * (2 / 6)));
  });
  it('[L2-RUECKENDECKUNG-02] backup takes hits, not critical ones', () => {
    expect(legionOdds({ ...one, backup: 2 }).hits).toEqual(near(1 / 8));
  });
});
