import { describe, expect, it } from 'vitest';
import { armada } from '../../src/game.ts';
import { HIDDEN } from '../../src/state.ts';
import { type ShipView, view } from '../../src/view/view.ts';
import { playRandom } from '../random/play.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** What lies open, what can be worked out, and what nobody may see. */

const NEBULON = 'nebulon-b-escort-frigate';
const VICTORY = 'victory-i-class-star-destroyer-empire';
const table = (more: Spec = {}, rest: Record<string, unknown> = {}): Table =>
  lay({ units: [ship(NEBULON, 0, 600, 300, 0, more), ship(VICTORY, 1, 900, 700, 180)], ...(rest as object) });
/** The other ship is on its way: nothing is revealed. */
const MEANWHILE = { active: 1, step: 'manoeuvre' };
const SEATS = [0, 1, 'nobody'] as const;
const seen = (t: Table, seat: (typeof SEATS)[number]): ShipView => view(t.state, seat).units[0] as ShipView;
const DAMAGE = [{ card: 'ruptured-engine', faceup: true }, { card: 'power-failure' }];

describe('open information', () => {
  it('[AR-FAQ-OFFENE-INFORMATIONEN-01][AR-FAQ-OFFENE-INFORMATIONEN-02][AR-FAQ-OFFENE-INFORMATIONEN-03] faceup damage, tokens, the objective and discarded upgrades are there for everybody', () => {
    const t = table(
      {
        damage: DAMAGE,
        commands: ['repair'],
        raids: ['squadron'],
        upgrades: [{ id: 'intel-officer', discarded: true }],
        tokens: [{ kind: 'evade', state: 'exhausted' }],
      },
      { objective: 'most-wanted' },
    );
    for (const seat of SEATS) {
      const one = seen(t, seat);
      expect(one.damage[0]).toEqual({ card: 'ruptured-engine', faceup: true });
      expect([one.commands, one.raids]).toEqual([['repair'], ['squadron']]);
      expect(one.tokens).toEqual([{ kind: 'evade', state: 'exhausted' }]);
      expect(one.upgrades[0]).toMatchObject({ id: 'intel-officer', discarded: true });
      expect(view(t.state, seat).objective).toBe('most-wanted');
    }
  });
});

describe('derived information', () => {
  it('[AR-FAQ-ABGELEITETE-INFORMATIONEN-01][AR-FAQ-ABGELEITETE-INFORMATIONEN-03] score, the rest of the damage deck and whose dials are whose can be worked out by either player, and alike', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 600, 300, 0, { dials: ['repair', 'repair'], damage: DAMAGE }),
        ship(VICTORY, 1, 900, 700, 180, { dials: ['squadron', 'squadron', 'squadron'] }),
        squadron('tie-fighter-squadron', 1, 100, 100, { status: 'destroyed' }),
      ],
      active: 1,
      step: 'manoeuvre',
    });
    for (const seat of SEATS) {
      const v = view(t.state, seat);
      const score = armada.questions['score']!(armada.imagine(v, seat), {});
      expect(score).toEqual({ ok: true, value: [8, 0] });
      expect(v.deck).toEqual({ left: 50, discard: [] });
      expect(v.units.map((u) => (u.kind === 'ship' ? u.dials.length : 0))).toEqual([2, 3, 0]);
    }
  });

  it('[AR-FAQ-ABGELEITETE-INFORMATIONEN-04][AR-FAQ-ABGELEITETE-INFORMATIONEN-05] what was chosen earlier is told to whoever asks: the ships of Most Wanted bear their tokens', () => {
    const t = lay({
      units: [ship(NEBULON, 0, 600, 300, 0, { objectives: 1 }), ship(VICTORY, 1, 900, 700, 180, { objectives: 1 })],
      objective: 'most-wanted',
    });
    for (const seat of SEATS) expect(view(t.state, seat).units.map((u) => u.objectives)).toEqual([1, 1]);
  });
});

describe('hidden information', () => {
  it('[AR-FAQ-VERDECKTE-INFORMATIONEN-01][AR-FAQ-SCHADENSKARTEN-01][AR-SCHADEN-09] nobody sees a facedown damage card, not even its owner', () => {
    const t = table({ damage: DAMAGE });
    for (const seat of SEATS) expect(seen(t, seat).damage[1]).toEqual({ card: null, faceup: false });
  });

  it('[AR-FAQ-VERDECKTE-INFORMATIONEN-01] one that was faceup before is hidden again, and so is the deck', () => {
    const t = lay({
      units: [ship(NEBULON, 0, 900, 300, 0), ship(VICTORY, 1, 900, 586.5, 180, { speed: 0, shields: { front: 0 } })],
      active: 0,
      step: 'attack',
      red: ['crit', 'blank', 'blank'],
      deck: ['structural-damage'],
    })
      .take('front>1.front')
      .goOn((x) => x.events('attackEnds').length > 0, { critical: 'standard' });
    expect(t.ship(1).damage.map((d) => d.card)).toContain('structural-damage');
    for (const seat of SEATS) {
      const v = view(t.state, seat);
      expect((v.units[1] as ShipView).damage.every((d) => d.card === null)).toBe(true);
      expect(v.deck).toEqual({ left: 50, discard: [] });
    }
  });

  it('[AR-KOMMANDORAEDER-05] facedown dials are for the eyes of their player, in their order', () => {
    const t = table(
      { dials: ['repair', 'navigate'], upgrades: [{ id: 'admiral-trench', dials: ['squadron'] }] },
      MEANWHILE,
    );
    expect([seen(t, 0).dials, seen(t, 0).upgrades[0]!.dials]).toEqual([['repair', 'navigate'], ['squadron']]);
    for (const seat of [1, 'nobody'] as const)
      expect([seen(t, seat).dials, seen(t, seat).upgrades[0]!.dials]).toEqual([[HIDDEN, HIDDEN], [HIDDEN]]);
  });

  it('[AR-FAQ-VERDECKTE-INFORMATIONEN-02][AR-FAQ-KOMMANDOS-13] only an effect shows them: whoever looks is told, others learn that he has looked', () => {
    const t = lay({
      units: [
        ship(NEBULON, 0, 600, 300, 0, { dials: ['repair', 'navigate'] }),
        ship(VICTORY, 1, 900, 700, 180, { dials: ['squadron'], upgrades: ['director-isard'] }),
      ],
      active: 1,
    }).take('1:director-isard');
    const records = t.match.events.filter((r) => r.event.type === 'dialsSeen');
    expect(records.map((r) => [r.event, r.only])).toEqual([
      [expect.objectContaining({ unit: 0, dials: ['repair', 'navigate'] }), [1, 0]],
    ]);
    expect(records[0]!.others).toMatchObject({ type: 'dialsSeen', unit: 0, dials: [] });
  });
});

describe('measuring beforehand', () => {
  const ask = (question: string, args: Record<string, number>) => {
    const t = table();
    return armada.questions[question]!(armada.imagine(view(t.state, 1), 1), args);
  };
  it('[AR-PROBEMESSUNGEN-01] the ruler is for everybody at any time, range and distance', () => {
    expect(armada.askable['range']).toBeNull();
    expect(ask('range', { from: 0, to: 1 })).toMatchObject({ ok: true, value: { range: 'extreme', distance: 6 } });
  });

  it('[AR-PROBEMESSUNGEN-03][AR-FAQ-BEWEGUNG-06] the manoeuvre tool only for whoever is determining a course, and for that ship', () => {
    const allowed = (t: Table, seat: number, about?: { unit: number }) =>
      armada.aids[armada.askable['pose']!]!.open!(view(t.state, seat), t.match.askOf(seat), about);
    const course = table({ speed: 2 }, { active: 0, step: 'manoeuvre' });
    expect(course.open).toEqual(['0 course']);
    expect([allowed(course, 0), allowed(course, 1)]).toEqual([true, false]);
    expect([allowed(course, 0, { unit: 0 }), allowed(course, 0, { unit: 1 })]).toEqual([true, false]);
    const before = table({ speed: 2, dials: ['repair'] }, { active: 0 });
    expect(before.open).toEqual(['0 dial-use']);
    expect(allowed(before, 0)).toBe(false);
  });

  it('[AR-PROBEMESSUNGEN-02] settings may be tried as often as one likes; the one that is answered is final', () => {
    const t = table({ speed: 2 }, { active: 0, step: 'manoeuvre' });
    const a = t.ask();
    const state = JSON.stringify(t.state);
    for (const clicks of [
      [1, 1],
      [0, -1],
      [2, 0],
    ])
      if (a.type === 'region') a.check({ speed: 2, clicks, side: 'left' });
    expect(JSON.stringify(t.state)).toBe(state);
    t.take({ speed: 2, clicks: [1, 0], side: 'left' });
    expect(t.open).not.toContain('0 course');
    expect(t.events('moved')).toHaveLength(1);
  });
});

describe('what the table remembers', () => {
  it('[AR-FAQ-OFFENE-INFORMATIONEN-01][AR-FAQ-OFFENE-INFORMATIONEN-02] is seen by everybody as it lies: tokens of cards, what lasts, who is set aside by what, dice that stay as they are', () => {
    const lasting = [
      { source: '0:intel-officer', unit: 0, until: 'round' },
      { source: '0:intel-officer', unit: 0, until: 'attack', instance: 7 },
      { source: '1:x', unit: 1, until: 'activation', value: 'maxSpeed', modifier: { add: -1 } },
      { source: '1:x', unit: 1, until: 'round', note: 'front' },
    ];
    const markers = [
      { id: 0, kind: 'grav-well', seat: 1, x: 400, y: 500, by: '1:g7-x-grav-well-projector' },
      { id: 1, kind: 'objective', seat: null, x: 500, y: 500 },
    ];
    const t = lay({
      units: [
        ship(NEBULON, 0, 600, 300, 0, { upgrades: ['admiral-raddus'] }),
        ship(VICTORY, 1, 900, 700, 180),
        ship('cr90-corvette-a', 0, 0, 0, 0, { status: 'aside', asideBy: '0:admiral-raddus' }),
        squadron('x-wing-squadron', 0, 0, 0, { status: 'aside', asideBy: 'hyperspace-assault' }),
      ],
      objective: 'hyperspace-assault',
      lasting,
      markers,
      ...MEANWHILE,
    });
    for (const seat of SEATS) {
      const v = view(t.state, seat);
      expect(JSON.parse(JSON.stringify([v.lasting, v.markers]))).toEqual([lasting, markers]);
      expect(v.units.map((u) => ('asideBy' in u ? u.asideBy : null))).toEqual([
        null,
        null,
        '0:admiral-raddus',
        'hyperspace-assault',
      ]);
    }
  });

  it('[AR-FAQ-OFFENE-INFORMATIONEN-01] whatever lies open in a random match is seen as it is', () => {
    playRandom(0, {}, ({ whole, taken }) => {
      if (taken.length % 11 !== 0) return;
      const { chance: _, deck: _deck, units, objectiveNote: _note, brought: _brought, ...open } = whole;
      const told: object = JSON.parse(JSON.stringify(open));
      for (const seat of SEATS) {
        const seen = view(whole, seat);
        expect(seen).toMatchObject(told);
        for (const [id, unit] of units.entries()) {
          if (unit.kind === 'squadron') {
            expect(seen.units[id]).toEqual(unit);
            continue;
          }
          const { dials: _dials, damage: _damage, upgrades, ...rest } = unit;
          expect(seen.units[id]).toMatchObject(rest);
          const cards = upgrades.map(({ dials: _own, ...card }) => card);
          expect((seen.units[id] as ShipView).upgrades).toMatchObject(cards);
        }
      }
    });
  });
});
