import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { AT, commanded, cruiser, foe, inPhase, own } from './squadrons/dogfight.ts';

/** Squadrons of renown while others act, with nobody near, and with nothing left to give. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const CR90 = 'cr90-corvette-a';
const offeredIn = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.match.over || u.open[0]?.endsWith(` window:${window}`) === true || u.state.flying === null, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};
const worn = (...states: readonly string[]) => states.map((state) => ({ kind: 'brace', state }));

describe('Boba Fett', () => {
  const activated = (units: readonly Spec[]): Table =>
    lay({ units, phase: 'squadron', turnOf: 0 }).until('squadron-act', { 'activate-squadron': '0', 'card-unit': '1' });
  it('[AR-EFFEKTE-UND-TIMING-05] hurts an enemy at distance 1 when he is activated, not one farther off, and no friend', () => {
    expect(activated([own('boba-fett'), foe('x-wing-squadron', 76)]).suffered(1)).toBe(1);
    expect(activated([own('boba-fett'), foe('x-wing-squadron', 76.5)]).events('ability')).toEqual([]);
    expect(activated([own('boba-fett'), own('tie-fighter-squadron', 20)]).events('ability')).toEqual([]);
  });
  it('hurts an enemy ship at distance 1 as well, and not one beyond it', () => {
    const beside = (gap: number) =>
      activated([own('boba-fett'), ship(CR90, 1, AT[0] + 17 + gap + 21.5, AT[1], 0, { activated: true })]);
    expect([beside(76).suffered(1), beside(76.5).suffered(1)]).toEqual([1, 0]);
  });
  it('does nothing when another squadron is activated beside an enemy', () => {
    const t = activated([own('tie-fighter-squadron'), foe('x-wing-squadron', 20), own('boba-fett', 0, -20)]);
    expect(t.events('ability')).toEqual([]);
  });
});

describe('Ten Numb', () => {
  const asks = (units: readonly Spec[], dice: object, attack = '>1') =>
    offeredIn(inPhase(units, dice).take('attack'), 'attack.modify', { attack });
  const blue: Face[] = ['crit', 'hit', 'hit', 'hit'];
  it('spends a blue critical icon of his own attack on a squadron: not a friend’s, not on a ship, no blue hit', () => {
    expect(asks([own('ten-numb'), foe('tie-bomber-squadron', 10)], { blue })).toContain('0:ten-numb');
    expect(asks([own('ten-numb'), foe('tie-bomber-squadron', 10)], { blue: HITS })).not.toContain('0:ten-numb');
    expect(
      asks([own('b-wing-squadron'), foe('tie-bomber-squadron', 10), own('ten-numb', 0, -20)], { blue }),
    ).not.toContain('2:ten-numb');
    expect(asks([own('ten-numb'), cruiser()], { blue, black: ['hitcrit'] }, '>1.rear')).not.toContain('0:ten-numb');
  });
  it('hurts enemies at distance 1 of the defender, not half a millimetre farther', () => {
    const hurt = (gap: number) =>
      inPhase([own('ten-numb'), foe('tie-bomber-squadron', 10), foe('tie-bomber-squadron', 44 + gap)], { blue })
        .take('attack')
        .fight({ attack: '>1', 'window:attack.modify': '0:ten-numb' })
        .suffered(2);
    expect([hurt(76), hurt(76.5)]).toEqual([1, 0]);
  });
});

describe('Fenn Rau', () => {
  const after = (units: readonly Spec[]) => {
    const t = commanded(units).take('none');
    return t.open[0] === '0 window:squadron.after' ? t.options() : [];
  };
  it('[AR-EFFEKTE-UND-TIMING-08] calls friends at distance 1 that are not activated yet and not unique, and is not asked where there are none', () => {
    expect(after([own('fenn-rau'), own('a-wing-squadron', 20)])).toContain('0:fenn-rau');
    expect(after([own('fenn-rau'), own('a-wing-squadron', 20, 0, { activated: true })])).toEqual([]);
    expect(after([own('fenn-rau'), own('luke-skywalker', 20)])).toEqual([]);
    expect(after([own('fenn-rau'), own('a-wing-squadron', 77)])).toEqual([]);
  });
});

describe('Nym', () => {
  const crits = (units: readonly Spec[]) => {
    const t = inPhase(units, { blue: ['crit', 'crit', 'crit'], black: ['hitcrit', 'hitcrit'] }).take('attack');
    t.goOn((u) => u.open[0] === '0 critical' || u.state.flying === null, { attack: '>1.rear' });
    return t.open[0] === '0 critical' ? t.options() : [];
  };
  it('has his critical effect in his own attack, not in a friend’s, and not against a ship without tokens', () => {
    expect(crits([own('nym'), cruiser()])).toContain('0:nym');
    expect(crits([own('b-wing-squadron'), cruiser(), own('nym', 0, -20)])).not.toContain('2:nym');
    expect(crits([own('nym'), cruiser({ tokens: worn('discarded') })])).not.toContain('0:nym');
  });
});

describe('Lando Calrissian (YT-1300)', () => {
  const LANDO = 'lando-calrissian-yt-1300';
  const attacks = (units: readonly Spec[], attack = '>1') =>
    offeredIn(inPhase(units).take('attack'), 'attack.modify', { attack });
  it('gives his last token for a die of his own attack, and none for a friend’s', () => {
    const last = own(LANDO, 0, 0, { tokens: worn('discarded', 'exhausted') });
    expect(attacks([last, foe('x-wing-squadron', 10)])).toContain(`0:${LANDO}`);
    expect(attacks([own('x-wing-squadron'), foe('tie-bomber-squadron', 10), own(LANDO, 0, -20)])).not.toContain(
      `2:${LANDO}`,
    );
  });
  it('defends with his last token, himself and nobody else, and with none that an accuracy icon has chosen', () => {
    const defends = (units: readonly Spec[], more: object = {}, script: object = {}) =>
      offeredIn(inPhase(units, more).take('attack'), 'attack.defend', { attack: '>1', ...script });
    const last = foe(LANDO, 10, 0, { tokens: worn('discarded', 'exhausted') });
    expect(defends([own('tie-fighter-squadron'), last])).toContain(`1:${LANDO}`);
    expect(defends([own('tie-fighter-squadron'), foe('luke-skywalker', 10), foe(LANDO, 0, -20)])).not.toContain(
      `2:${LANDO}`,
    );
    const locked = defends(
      [own('tie-fighter-squadron'), last],
      { blue: ['accuracy', 'hit', 'hit'] },
      {
        'window:attack.modify': '0:accuracy',
      },
    );
    expect(locked).not.toContain(`1:${LANDO}`);
  });
});

describe('Dash Rendar', () => {
  it('rerolls in his own attack, not in a friend’s beside him', () => {
    const t = inPhase([own('x-wing-squadron'), foe('tie-bomber-squadron', 10), own('dash-rendar', 0, -20)]).take(
      'attack',
    );
    expect(offeredIn(t, 'attack.modify', { attack: '>1' })).not.toContain('2:dash-rendar');
  });
});

describe('Han Solo', () => {
  const start = (more: Spec) => {
    const t = lay({
      units: [
        own('han-solo', 0, 0, more),
        ship(CR90, 0, 200, 200, 0, { dials: ['repair'] }),
        ship(CR90, 1, 1700, 800, 180, { dials: ['repair'] }),
      ],
      phase: 'ship',
      stage: 'start',
    });
    return t.open[0] === '0 window:ships.start' ? t.options() : [];
  };
  it('[AR-EFFEKTE-UND-TIMING-01] is activated at the start of the Ship Phase, unless he has been activated or is lost', () => {
    expect(start({})).toContain('0:han-solo');
    expect(start({ activated: true })).toEqual([]);
    expect(start({ status: 'destroyed' })).toEqual([]);
  });
});

describe('Anakin Skywalker (Delta-7)', () => {
  const ANAKIN = 'anakin-skywalker-delta-7';
  const after = (units: readonly Spec[], script: object = { attack: '>1' }, more: object = {}) =>
    offeredIn(inPhase(units, { blue: HITS, ...more }).take('attack'), 'attack.resolved', script as never);
  it('acts in his own activation: not for a friend’s attack, not for his Counter, not against a ship', () => {
    expect(after([own(ANAKIN), foe('tie-bomber-squadron', 10)])).toContain(`0:${ANAKIN}`);
    expect(after([own('x-wing-squadron'), foe('tie-bomber-squadron', 10), own(ANAKIN, 0, -20)])).toEqual([]);
    expect(after([own(ANAKIN), cruiser()], { attack: '>1.rear' }, { red: HITS, black: HITS })).toEqual([]);
  });
  it('hurts two at most, and a dead defender’s neighbours up to distance 1', () => {
    const three = inPhase(
      [own(ANAKIN), foe('tie-bomber-squadron', 10), foe('tie-bomber-squadron', 50), foe('tie-bomber-squadron', 90)],
      { blue: HITS },
    ).take('attack');
    three.until('card-units', { attack: '>1', 'window:attack.resolved': `0:${ANAKIN}` });
    expect(three.ask()).toMatchObject({ max: 2 });
  });
});

describe('Ahsoka Tano (Delta-7)', () => {
  it('lets a friend attack that has somebody to attack, and is not asked where none has', () => {
    const moved = (more: readonly Spec[]) => {
      const t = inPhase([own('ahsoka-tano-delta-7'), own('x-wing-squadron', 40), ...more]).take('move', {
        x: AT[0],
        y: AT[1],
      });
      return t.open[0] === '0 window:squadron.moved' ? t.options() : [];
    };
    expect(moved([foe('tie-fighter-squadron', 40 + 34 + 60)])).toContain('0:ahsoka-tano-delta-7');
    expect(moved([])).toEqual([]);
  });
});

describe('Moralo Eval', () => {
  const moved = (kind: string, more: object = {}): Table => {
    const t = lay({
      units: [
        own('vcx-100-freighter'),
        squadron('moralo-eval', 1, AT[0] + 200, AT[1], more as Spec),
        squadron('x-wing-squadron', 0, AT[0] + 200 + apart(20), AT[1]),
        ship(CR90, 1, 1700, 800, 180),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      markers: [{ kind, x: AT[0] + 80, y: AT[1], ...(kind === 'objective' ? {} : { seat: 0 }) }],
    }).take('move', { x: AT[0], y: AT[1] });
    return t.open[0] === '0 card-marker' ? t.take('0', { x: AT[0] + 90, y: AT[1] }) : t;
  };
  it('moves and attacks, one after the other, or neither', () => {
    const open = () => moved('objective').until('card-way', { 'window:marker.moved': '1:moralo-eval' });
    const both = open().take('move', { x: AT[0] + 200, y: AT[1] });
    expect(both.options()).toEqual(['attack', 'nothing']);
    const none = open().take('nothing');
    expect(none.ask().kind).not.toBe('card-way');
  });
});

describe('Whisper', () => {
  it('[AR-EFFEKTE-UND-TIMING-08] slips away after an attack on herself, not after one on a friend', () => {
    const t = inPhase([own('x-wing-squadron'), foe('howlrunner', 10), foe('whisper', 0, -20)], { blue: HITS }).take(
      'attack',
    );
    const spend = {
      attack: '>1',
      'window:attack.defend': (a: object) =>
        'options' in a ? (a as { options: { id: string }[] }).options[0]!.id : '',
    };
    expect(offeredIn(t, 'attack.after', spend as never)).not.toContain('2:whisper');
  });
});
