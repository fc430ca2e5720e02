import { type Json, Match } from '@holotisch/engine';
import { speedToolLength } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../../src/armies/ready.ts';
import { faultsOf } from '../../../src/build/validate.ts';
import { formatOf } from '../../../src/data/index.ts';
import { deckOf } from '../../../src/flow/edition26/mission.ts';
import { legion26 } from '../../../src/game.ts';
import { lay, Table, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

const ready = READY_ARMIES.filter(({ army }) => army.edition === '2.6');
function begin(seed = 'set-up', more: { readonly [k: string]: Json } = {}): Table {
  const armies = [ready[0]!.army, ready[1]!.army];
  const setup = JSON.parse(
    JSON.stringify({ armies, rules: { format: ready[0]!.format, unenforced: true }, ...more }),
  ) as Json;
  const match = Match.start(legion26, { setup, seed }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}

describe('set-up of 2.6, in the order of its steps', () => {
  it('[L2-SPIELAUFBAU-01] each player brings an army, a hand of seven and a battle deck of three, three and three', () => {
    const { army } = ready[0]!;
    expect(faultsOf(army, formatOf(ready[0]!.format))).toEqual([]);
    const short = { ...army, battleDeck: army.battleDeck.slice(1) };
    expect(faultsOf(short, formatOf(ready[0]!.format))).not.toEqual([]);
    const t = begin();
    expect(t.state.hands[0]!.cards).toHaveLength(7);
    for (const kind of ['primary', 'secondary', 'advantage'] as const)
      expect(deckOf(t.g, 0, kind)).toHaveLength(
        army.battleDeck.filter((id) => deckOf(t.g, 0, kind).includes(id)).length,
      );
  });
  it('[L2-SPIELAUFBAU-02] six feet by three; a recon table is half as wide', () => {
    expect([begin().state.rules.width, begin().state.rules.depth]).toEqual([1828.8, 914.4]);
    const small = lay26({ units: [rebels(200, 200, alone(4)), storm(700, 700)], rules: { format: 'recon' } });
    expect([small.state.rules.width, small.state.rules.depth]).toEqual([914.4, 914.4]);
  });
  it('[L2-SPIELAUFBAU-03] [L2-SPIELAUFBAU-04] [L2-DECKUNG-01] terrain lies before anybody is blue, each piece with the grade that was agreed for it', () => {
    const outline = [
      [-40, -10],
      [40, -10],
      [40, 10],
      [-40, 10],
    ];
    const t = begin('terrain', { terrain: [{ kind: 'low-stone-wall', outline, x: 900, y: 450, cover: 1 }] });
    expect(t.state.terrain).toMatchObject([{ kind: 'low-stone-wall', cover: 1 }]);
    expect(t.state.phase).toBe('battle');
    expect(t.events('colours')).toHaveLength(1);
  });
  it('[L2-SPIELAUFBAU-05] four black dice each: criticals, then hits, then surges, else again', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = begin(seed);
      const faces = t.events('looseDice').map((e) => e.faces);
      const count = (i: number, face: string) => faces.at(i)!.filter((f) => f === face).length;
      const better = (i: number) =>
        (['crit', 'hit', 'surge'] as const)
          .map((face) => count(i - 1, face) - count(i, face))
          .find((difference) => difference !== 0);
      expect(faces.every((roll) => roll.length === 4)).toBe(true);
      expect(t.state.blue).toBe(better(-1)! > 0 ? 0 : 1);
      expect([t.state.counter, t.state.priority]).toEqual([t.state.blue, t.state.blue]);
      // Whatever was rolled before was a tie.
      for (let i = 1; i < faces.length - 1; i += 2) expect(better(i)).toBeUndefined();
    }
  });
  it('[L2-SPIELAUFBAU-06] blue reveals an objective or a secondary one, the other player the other, each an advantage', () => {
    for (const first of ['primary', 'secondary'] as const) {
      const t = begin();
      const { blue } = t.state;
      expect(t.open).toEqual([`${blue} veto`]);
      t.take(first);
      const [one, two, three, four] = t.events('revealed');
      expect(one).toMatchObject({ seat: blue, kind: first });
      expect(two).toMatchObject({ seat: 1 - blue, kind: first === 'primary' ? 'secondary' : 'primary' });
      expect([three, four]).toMatchObject([
        { seat: blue, kind: 'advantage' },
        { seat: 1 - blue, kind: 'advantage' },
      ]);
    }
  });
  it('[L2-SPIELAUFBAU-06] then two modifications each, in turn, and whoever is blue at the end takes the edge', () => {
    const t = begin().take('primary');
    const { blue } = t.state;
    const before = { ...t.state.battle };
    t.take('replacePrimary');
    expect(t.state.battle.primary).not.toBe(before.primary);
    expect(t.state.battle.secondary).toBe(before.secondary);
    expect(t.open).toEqual([`${1 - blue} veto`]);
    expect(t.options()).toContain('blue');
    t.take('blue');
    expect(t.state.blue).toBe(1 - blue);
    expect(t.open).toEqual([`${blue} veto`]);
    const theirs = t.state.advantages[1 - blue];
    t.take('replaceTheirs');
    expect(t.state.advantages[1 - blue]).not.toBe(theirs);
    t.take('pass');
    expect(t.open).toEqual([`${1 - blue} edge`]);
  });
  it('[L2-SPIELAUFBAU-06] an empty deck is shuffled anew: three replacements bring the first card back', () => {
    const t = lay26({
      units: [unit(LEIA, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      phase: 'battle',
      stage: 1,
      round: 0,
      battle: { primary: 'close-the-pocket', secondary: 'surface-scan' },
      advantages: ['ordnance', 'garrison'],
      note: {
        'revealed.0.primary': [
          'close-the-pocket',
          'bunker-assault',
          'breakthrough-primary',
          'intercept-signals',
          'recover-the-research',
          'shifting-priorities',
        ],
      },
    });
    t.take('replacePrimary');
    expect(t.state.battleNote['revealed.0.primary']).toEqual([t.state.battle.primary]);
  });
  it('[L2-SPIELAUFBAU-07] the objective is set up first, then the secondary one, then the advantages, blue first', () => {
    const t = lay26({
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        unit('stormtroopers', 1, 0, 0, { status: 'reserve' }),
        rebels(200, 60, alone(4)),
        storm(200, 860, alone(4)),
      ],
      phase: 'prepare',
      round: 0,
      blue: 1,
      battle: { primary: 'close-the-pocket', secondary: 'retrieve-the-data' },
      advantages: ['garrison', 'garrison'],
    });
    t.until('card-units');
    expect(t.ask().seat).toBe(1);
    expect(t.events('marker').map(({ by }) => by)).toEqual([
      ...Array.from({ length: 3 }, () => 'close-the-pocket'),
      ...Array.from({ length: 5 }, () => 'retrieve-the-data'),
    ]);
    t.take([]);
    expect(t.open).toEqual(['0 card-units']);
  });
  it('[L2-SPIELAUFBAU-08] only prepared positions are placed, blue first, and gain a dodge token; the others come in by a move', () => {
    const t = lay26({
      units: [
        unit('rebel-veterans', 0, 0, 0, { status: 'reserve' }),
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        unit('e-web-heavy-blaster-team', 1, 0, 0, { status: 'reserve' }),
        storm(200, 860, alone(4)),
        rebels(200, 60, alone(4)),
      ],
      phase: 'deployment',
      round: 0,
      blue: 1,
      turnOf: 1,
      edges: 'north',
      battle: { primary: 'close-the-pocket' },
    });
    expect(t.open).toEqual(['1 deploy']);
    t.until('deploy', {}, 0);
    t.goOn(({ state }) => state.round === 1);
    expect([0, 1, 2].map((id) => t.unit(id).status)).toEqual(['play', 'reserve', 'play']);
    expect([t.tokens(0, 'dodge'), t.tokens(2, 'dodge')]).toEqual([1, 1]);
  });
  it('[L2-SPIELAUFBAU-08] who waits beside the table must enter it before any other action: from an edge of its territory, no farther than its tool', () => {
    const waiting = (more = {}) =>
      lay26({
        units: [
          unit('rebel-troopers', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
          storm(900, 860, alone(4)),
          rebels(200, 60, { ...alone(4), order: 'facedown' }),
        ],
        phase: 'activation',
        round: 1,
        battle: { primary: 'bunker-assault' },
        ...more,
      });
    const t = waiting();
    expect(t.open).toEqual(['0 deploy']);
    const reach = speedToolLength(2) + 27; // the tool and the base
    t.refuses({ x: 900, y: reach - 13.5 + 0.01, degrees: 0 }, 'LE-AUFSTELLUNG-06');
    t.refuses({ x: 100, y: 60, degrees: 0 }, 'LE-AUFSTELLUNG-06'); // beside its territory
    t.take({ x: 900, y: reach - 13.5, degrees: 0 });
    expect(t.unit(0).status).toBe('play');
    expect(t.state.turn).toMatchObject({ actions: 1, moved: true });
    expect(t.events('action')).toMatchObject([{ unit: 0, action: 'move', free: false }]);
  });
  it('in 1.2 nobody waits beside the table', () => {
    const t = lay({ units: [rebels(300, 300, alone(4)), unit(VADER, 1, 1200, 600, { status: 'reserve' })] });
    expect(t.g.rules.mayActivate(t.g).map(({ id }) => id)).not.toContain(1);
  });
});
