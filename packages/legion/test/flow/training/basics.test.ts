import { speedToolLength } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { keywordOf } from '../../../src/values.ts';
import { apart, lay, piece, SMALL_BASE } from '../../table.ts';
import { b1, barc, clones, droidekas, first, grievous, obiWan, train } from './troops.ts';

describe('what the training battle leaves out', () => {
  it('[LC-AKTIONEN-01] [LC-AKTIONEN-04] [LC-STOPP-01] move, attack, aim and dodge are all the actions there are; the others are added', () => {
    const units = [obiWan(400, 300), b1(400, 700)];
    expect(train({ units, active: 0 }).until('action').options()).toEqual(['move', 'aim', 'dodge', 'none']);
    expect(train({ units, active: 0 }, 'keywords').until('action').options()).toEqual(['move', 'aim', 'dodge', 'none']);
    const more = train({ units, active: 0 }, 'actions', 'keywords').until('action').options();
    expect(more).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', expect.stringMatching(/^card:.*jump/), 'none']);
  });
  it('[LC-ENDPHASE-06] [LC-STOPP-02] nobody is suppressed by a hit', () => {
    const shot = (...steps: Parameters<typeof train>[1][]) =>
      train(
        {
          units: [clones(300, 300), b1(300, 450)],
          active: 0,
          black: ['hit', 'hit', 'blank', 'blank', 'blank'],
          whiteDefence: ['block', 'block'],
        },
        ...steps,
      )
        .fight()
        .tokens(1, 'suppression');
    expect([shot(), shot('suppression')]).toEqual([0, 1]);
  });
  it('[LC-STOPP-02] one attack has one defender, unless attacks on several units are added', () => {
    const spec = {
      units: [barc(300, 300), b1(250, 450, first(1, 7)), droidekas(400, 500, first(1, 2))],
      active: 0,
    };
    const asked = (...steps: Parameters<typeof train>[1][]) => {
      const t = train(spec, ...steps)
        .take('attack')
        .take('1')
        .take({ '0.0': 'unit:twin-light-blaster-cannons', '0.1': 'none' });
      return t.open[0];
    };
    expect(asked()).not.toBe('0 further-defender');
    expect(asked('split-attacks')).toBe('0 further-defender');
  });
  it('[LC-STOPP-02] vehicles neither pivot nor reverse before these moves are added, and push nobody aside', () => {
    const spec = {
      units: [droidekas(400, 400, { degrees: 0 }), clones(400, 250), clones(400, 475, first(1, 5))],
      active: 0,
    };
    const pivot = { kind: 'pivot', speed: 1, heading: 40, bend: 0, way: 1 };
    const ahead = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0.6 };
    const plain = train(spec).take('move');
    plain.refuses(pivot, 'LE-BEWEGUNG-01');
    plain.refuses({ ...pivot, kind: 'reverse' }, 'LE-BEWEGUNG-01');
    plain.refuses(ahead, 'LE-BEWEGUNG-23');
    const more = train(spec, 'vehicles').take('move', ahead);
    expect(more.until('action', {}).events('displaced')).toMatchObject([{ unit: 2, minis: [0] }]);
    train(spec, 'vehicles').take('move', pivot);
  });
  it('[LC-STOPP-02] wounds do not damage a vehicle', () => {
    const hurt = (...steps: Parameters<typeof train>[1][]) =>
      train(
        {
          units: [barc(400, 300, { wounds: 2, tokens: {} }), b1(400, 480)],
          active: 1,
          white: ['crit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
          redDefence: ['blank', 'block'],
        },
        ...steps,
      ).fight();
    expect([hurt().wounds(0), hurt().events('resilience')]).toEqual([3, []]);
    expect(hurt('damage').unit(0).damaged).toBe(true);
  });
  it('[LC-STOPP-02] everybody shoots and everybody may be wounded, whoever sees whom', () => {
    const wall = piece('high-stone-wall', 400, 400, 300, 20);
    const spec = { units: [clones(400, 300), b1(400, 480)], terrain: [wall], active: 0 };
    expect(train(spec).until('action').options()).toContain('attack');
    expect(train(spec, 'sight').until('action').options()).not.toContain('attack');
  });
  it('[LC-WAFFENSCHLUESSELWOERTER-05] of weapon keywords Critical, Fixed: Front and Pierce are used', () => {
    const words = (id: number, ...steps: Parameters<typeof train>[1][]) => {
      const t = train({ units: [obiWan(300, 300), droidekas(300, 700)] }, ...steps);
      return t.g.card(t.unit(id)).weapons.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));
    };
    expect([words(0), words(1)]).toEqual([['critical', 'pierce'], ['fixed']]);
    expect(words(0, 'keywords')).toEqual(['critical', 'impact', 'pierce']);
    expect(words(1, 'keywords')).toEqual(['suppressive', 'fixed', 'immune-deflect']);
  });
  it('[LC-EINHEITENSCHLUESSELWOERTER-02] [LC-EINHEITENSCHLUESSELWOERTER-03] of unit keywords only those that are explained before the battle', () => {
    const t = train({
      units: [
        obiWan(200, 200),
        clones(400, 200),
        barc(600, 200),
        grievous(200, 700),
        b1(400, 700),
        droidekas(600, 700),
      ],
    });
    const words = t.state.units.map((u) => t.g.card(u).keywords.map(({ keyword }) => keyword));
    expect(words).toEqual([
      ['charge', 'immune-pierce', 'soresu-mastery'],
      [],
      ['arsenal', 'cover', 'speeder'],
      ['arsenal', 'block', 'impervious', 'jedi-hunter', 'relentless'],
      [],
      ['generator', 'shielded', 'wheel-mode'],
    ]);
    expect(keywordOf(t.g, t.unit(0), 'guardian')).toBe(0);
  });
  it('[LC-BARRIKADEN-03] [LC-GLEITER-X-08] everybody moves freely over barricades: nothing is too high or slows anybody', () => {
    const wall = piece('barricade', 400, 400, 70, 27, { height: 60 }); // higher than anybody steps
    const over = { kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1 };
    const t = train({ units: [clones(400, 360, first(1, 5)), b1(800, 850)], terrain: [wall], active: 0 });
    t.take('move', over);
    expect(t.pose(0)[1]).toBeGreaterThan(450);
    const rolls = train({
      units: [droidekas(400, 340, { degrees: 0, ...first(1, 2) }), clones(100, 100)],
      terrain: [wall],
      active: { unit: 0, step: 'start' },
    }).until('action', { 'window:unit.activates': '0:wheel-mode' });
    rolls.take('move', { ...over, speed: 3 });
    expect(rolls.pose(0)[1]).toBeGreaterThan(440);
    const low = piece('barricade', 400, 400, 70, 27);
    const standard = lay({ units: [clones(400, 360, first(1, 4)), b1(800, 850)], terrain: [low], active: 0 }).take(
      'move',
    );
    standard.refuses(over, 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
  });
  it('[LC-BEWEGUNGSEINSCHRAENKUNGEN-01] [LC-BASISKONTAKT-01] base contact only to start a melee', () => {
    const t = train({ units: [clones(400, 300, first(1, 5)), b1(400, 400, first(1, 7))], active: 0 }).take('move');
    const way = (100 - apart(0)) / (speedToolLength(2) + SMALL_BASE);
    t.refuses({ kind: 'standard', speed: 2, heading: 0, bend: 0, way }, 'LE-BEWEGUNG-21');
    t.take({ kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1, engage: 1 });
    expect(t.events('meleeStarted')).toMatchObject([{ unit: 0, enemy: 1 }]);
  });
});

describe('the end of the training battle', () => {
  const shot = (victory: readonly [number, number] = [0, 0]) =>
    train({
      units: [clones(300, 300), b1(300, 450, first(1, 7)), grievous(800, 800)],
      active: 0,
      victory,
      black: ['crit', 'hit', 'hit', 'hit', 'hit'],
      whiteDefence: ['blank', 'blank', 'blank', 'blank', 'blank'],
    }).fight();
  it('[LC-SIEGBEDINGUNGEN-03] a destroyed enemy unit is a victory token', () => {
    expect(shot().state.victory).toEqual([1, 0]);
    expect(shot([1, 2]).state.victory).toEqual([2, 2]);
  });
  it('[LC-SIEGBEDINGUNGEN-03] where battle cards are played with, they alone give tokens', () => {
    const t = train(
      {
        units: [clones(300, 300), b1(300, 450, first(1, 7)), grievous(800, 800)],
        active: 0,
        black: ['crit', 'hit', 'hit', 'hit', 'hit'],
        whiteDefence: ['blank', 'blank', 'blank', 'blank', 'blank'],
      },
      'battle-cards',
    ).fight();
    expect([t.unit(1).status, t.state.victory]).toEqual(['defeated', [0, 0]]);
  });
  it('[LC-SIEGBEDINGUNGEN-04] with equal tokens the printed points of destroyed units decide, and nothing after them', () => {
    const end = (...gone: string[]) => {
      const t = train({
        units: [
          obiWan(200, 200),
          barc(400, 200, gone.includes('barc') ? { status: 'defeated' } : {}),
          grievous(200, 800),
          droidekas(400, 800, gone.includes('droidekas') ? { status: 'defeated' } : {}),
        ],
        round: 6,
        phase: 'end',
      });
      return t.goOn(() => t.match.over).state.outcome;
    };
    expect(end('barc', 'droidekas')).toMatchObject({ winner: 0, reason: 'points' });
    expect(end('barc')).toMatchObject({ winner: 1, reason: 'points' });
    expect(end()).toMatchObject({ winner: null, reason: 'draw' });
  });
  it('[LC-SIEGBEDINGUNGEN-01] [LC-SPIELZIEL-02] whoever has lost all units has lost, in whatever round', () => {
    const t = train({
      units: [clones(300, 300), b1(300, 450, first(1, 7))],
      active: 0,
      round: 3,
      victory: [0, 3],
      black: ['crit', 'hit', 'hit', 'hit', 'hit'],
      whiteDefence: ['blank', 'blank', 'blank', 'blank', 'blank'],
    });
    t.take('attack').goOn(() => t.match.over);
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'eliminated' });
  });
});
