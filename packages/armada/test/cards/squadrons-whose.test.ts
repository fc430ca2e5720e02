import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { AT, commanded, cruiser, foe, inPhase, own } from './squadrons/dogfight.ts';

/** Whose attack a squadron card is for, how many it takes, and what comes of it the second time. */

const HITS: Face[] = Array<Face>(9).fill('hit');
const CR90 = 'cr90-corvette-a';
const VSD = 'victory-ii-class-star-destroyer';
const offered = (t: Table, window: string): readonly string[] =>
  t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
/** What is offered in this window by the time the squadron is done. */
const offeredIn = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.match.over || u.open[0]?.endsWith(` window:${window}`) === true || u.state.flying === null, script);
  return t.match.over ? [] : offered(t, window);
};

describe('Wedge Antilles (X-wing)', () => {
  it('adds dice to his own attacks: none to those of a friend, none against a ship', () => {
    const activated = foe('tie-bomber-squadron', 10, 0, { activated: true });
    const friend = inPhase([own('x-wing-squadron'), activated, own('wedge-antilles-x-wing', 0, -40)], { blue: HITS });
    expect(friend.take('attack').fight({ attack: '>1' }).damage).toBe(4);
    const t = inPhase([own('wedge-antilles-x-wing'), cruiser({ activated: true })], { red: HITS }).take('attack');
    expect(offeredIn(t, 'attack.modify', { attack: '>1.rear' })).not.toContain('0:wedge-antilles-x-wing');
  });
});

describe('Malee Hurra', () => {
  /** A friendly corvette attacks a Victory that she is beside, with so many dice. */
  const fight = (red: readonly Face[], more: readonly Spec[] = [], id = CR90): readonly string[] => {
    const t = lay({
      units: [
        ship(id, 0, AT[0], AT[1], 0),
        ship(VSD, 1, AT[0], AT[1] + 360, 180),
        squadron('malee-hurra', 0, AT[0] + 70, AT[1] + 280),
        ...more,
      ],
      active: 0,
      step: 'attack',
      red,
    }).take('front>1.front');
    t.goOn((u) => u.state.attacks.length === 0 || offered(u, 'attack.modify').length > 0);
    return offered(t, 'attack.modify');
  };
  it('spends one of two dice to turn the other; a single one is not enough', () => {
    expect(fight(['blank', 'hit'])).toContain('2:malee-hurra');
    expect(fight(['blank'], [], 'hammerhead-torpedo-corvette')).not.toContain('2:malee-hurra');
  });
});

describe('Dash Rendar', () => {
  it('rerolls nothing where no enemy is at distance 1', () => {
    const sniped = lay({
      units: [ship(CR90, 0, 100, 100), own('dash-rendar'), foe('tie-bomber-squadron', 80)],
      phase: 'squadron',
      flying: { squadron: 1 },
    });
    expect(sniped.options()).not.toContain('attack');
    const t = inPhase([own('dash-rendar'), foe('x-wing-squadron', 80), foe('tie-fighter-squadron', 10)]);
    expect(offeredIn(t.take('attack'), 'attack.modify', { attack: '>2' })).toContain('0:dash-rendar');
    t.take('0:dash-rendar');
    expect(t.ask()).toMatchObject({ max: 1 });
  });
});

describe('Mart Mattin', () => {
  it('[AR-ANNAEHERUNGSMINEN-MARKER-01] keeps his mine beyond distance 1 of another, and no farther', () => {
    const t = lay({
      units: [own('mart-mattin')],
      phase: 'squadron',
      stage: 'start',
      markers: [{ kind: 'mine', seat: 0, x: AT[0] - 60, y: AT[1] }],
    }).take('0:mart-mattin');
    t.refuses({ x: AT[0] - 60 + 19 + 76, y: AT[1] }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: AT[0] - 60 + 19 + 76.5, y: AT[1] });
  });
});

describe('Anakin Skywalker (Delta-7)', () => {
  it('hurts enemies at distance 1 of the one he has damaged, not half a millimetre farther', () => {
    const whom = (gap: number): readonly string[] => {
      const units = [
        own('anakin-skywalker-delta-7'),
        foe('tie-bomber-squadron', 10),
        foe('tie-bomber-squadron', 44 + gap),
      ];
      return inPhase(units, { blue: HITS })
        .take('attack')
        .until('card-units', { attack: '>1', 'window:attack.resolved': '0:anakin-skywalker-delta-7' })
        .options();
    };
    expect([whom(76), whom(76.5)]).toEqual([['1', '2'], ['1']]);
  });
});

describe('Axe', () => {
  it('helps in an attack, not where Boba Fett hurts a friend without one', () => {
    const t = inPhase(
      [foe('boba-fett', 0), own('btl-b-y-wing-squadron', 10), own('axe', 60)].map((u) => ({ ...u })),
      {
        phase: 'squadron',
        flying: undefined,
        turnOf: 1,
      },
    );
    t.goOn((u) => u.suffered(1) + u.suffered(2) > 0, { 'card-unit': '1' });
    expect(t.match.taken.map(({ kind }) => kind)).not.toContain('window:damage.suffers');
    expect(t.suffered(1)).toBe(1);
  });
});

describe('Haor Chall Prototypes', () => {
  const leaving = (prototypes: Spec, more: readonly Spec[] = []): Table =>
    inPhase([own('han-solo'), prototypes, ...more]).take('move');
  it('attack enemies that move away, and no friend', () => {
    expect(leaving(foe('haor-chall-prototypes', 10)).open).toEqual(['1 window:squadron.beforeMove']);
    expect(leaving(own('haor-chall-prototypes', 10)).open).toEqual(['0 squadron-move']);
  });
});

describe('Captain Jonus and Baktoid Prototypes', () => {
  const struck = (unit: Spec, seat: 0 | 1): readonly string[] => {
    const t = lay({
      units: [ship(VSD, seat, AT[0], AT[1]), ship(VSD, 1 - seat, AT[0], AT[1] + 160, 180), unit],
      active: 0,
      turnOf: seat,
      step: 'attack',
      red: HITS,
      blue: HITS,
    });
    t.take('front>1.front').goOn((u) => u.state.attacks.length === 0 || offered(u, 'attack.modify').length > 0);
    return offered(t, 'attack.modify');
  };
  it('Captain Jonus serves ships of his side that attack a ship beside him, and no enemy', () => {
    const jonus = squadron('captain-jonus', 0, AT[0] + 70, AT[1] + 80);
    expect(struck(jonus, 0)).toContain('2:captain-jonus');
    expect(struck(jonus, 1)).not.toContain('2:captain-jonus');
  });
  it('Captain Jonus serves no squadron, and against no squadron', () => {
    const t = inPhase([own('x-wing-squadron'), cruiser(), own('captain-jonus', 10)], { red: HITS }).take('attack');
    expect(offeredIn(t, 'attack.modify', { attack: '>1.rear' })).not.toContain('2:captain-jonus');
    const gun = lay({
      units: [ship(VSD, 0, AT[0], AT[1]), foe('x-wing-squadron', 0, 130), own('captain-jonus', 10, 130)],
      active: 0,
      step: 'attack',
      blue: HITS,
    }).take('front>1');
    gun.goOn((u) => u.state.attacks.length === 0 || offered(u, 'attack.modify').length > 0);
    expect(offered(gun, 'attack.modify')).not.toContain('2:captain-jonus');
  });
});

describe('Valen Rudor', () => {
  it('[AR-SQ-VALEN-RUDOR-02] may be attacked by whoever is engaged with him alone, or with nobody', () => {
    const targets = (others: readonly Spec[]) => {
      const t = inPhase([own('x-wing-squadron'), foe('valen-rudor', 20), ...others]).take('attack');
      return t.open[0] === '0 attack' ? t.options() : ['>1'];
    };
    expect(targets([])).toContain('>1');
    expect(targets([foe('tie-fighter-squadron', -20)])).not.toContain('>1');
  });
});

describe('Moralo Eval', () => {
  const moved = (): Table =>
    lay({
      units: [
        own('vcx-100-freighter'),
        squadron('moralo-eval', 1, AT[0] + 200, AT[1]),
        squadron('x-wing-squadron', 0, AT[0] + 200 + apart(20), AT[1]),
        ship(CR90, 1, 1700, 800, 180),
      ],
      phase: 'squadron',
      flying: { squadron: 0 },
      markers: [{ kind: 'objective', x: AT[0] + 80, y: AT[1] }],
      blue: HITS,
    })
      .take('move', { x: AT[0], y: AT[1] }, '0', { x: AT[0] + 90, y: AT[1] })
      .until('card-way', { 'window:marker.moved': '1:moralo-eval' });
  it('does each once: who has attacked does not attack again', () => {
    const t = moved();
    expect(t.options()).toEqual(['move', 'attack', 'nothing']);
    t.take('attack').goOn((u) => u.ask().kind === 'card-way' || u.state.flying === null, { attack: '>2' });
    expect(t.ask().kind === 'card-way' ? t.options() : []).not.toContain('attack');
  });
});

describe('Lando Calrissian (YT-1300)', () => {
  const tokens = (...states: readonly string[]) => states.map((state) => ({ kind: 'brace', state }));
  it('has neither of his effects without a token to give', () => {
    const attacks = (own_: Spec) =>
      offeredIn(
        inPhase([own('lando-calrissian-yt-1300', 0, 0, own_), foe('x-wing-squadron', 10)]).take('attack'),
        'attack.modify',
        {
          attack: '>1',
        },
      );
    expect(attacks({ tokens: tokens('ready', 'exhausted') })).toContain('0:lando-calrissian-yt-1300');
    expect(attacks({ tokens: tokens('discarded', 'discarded') })).toEqual([]);
    const defends = (other: Spec) =>
      offeredIn(
        inPhase([own('tie-fighter-squadron'), foe('lando-calrissian-yt-1300', 10, 0, other)]).take('attack'),
        'attack.defend',
        { attack: '>1' },
      );
    expect(defends({ tokens: tokens('ready', 'exhausted') }).some((id) => id.includes('lando'))).toBe(true);
    expect(defends({ tokens: tokens('discarded', 'discarded') })).toEqual([]);
  });
});

describe('Colonel Jendon', () => {
  it('[AR-SQ-COLONEL-JENDON-01] a Squadron command lets him move and have another attack', () => {
    const t = commanded([own('colonel-jendon'), own('tie-fighter-squadron', 60), foe('x-wing-squadron', 120)]);
    expect(t.options()).toContain('attack-other');
  });
});

describe('beside the defender', () => {
  it('Jango Fett harms a friend at distance 1 of it, none farther off', () => {
    const vulture = (gap: number) =>
      squadron('vulture-class-droid-fighter-squadron', 0, AT[0] + apart(10) + apart(gap), AT[1]);
    const fight = (gaps: readonly number[]) =>
      inPhase([own('jango-fett'), foe('gold-squadron', 10), ...gaps.map(vulture)], {
        red: HITS,
        blue: HITS,
        black: HITS,
      })
        .take('attack')
        .until('dice', { attack: '>1', 'window:attack.modify': '0:jango-fett' });
    const t = fight([70, 120]); // the one that is near is taken without a question
    expect([t.suffered(2), t.suffered(3)]).toEqual([1, 0]);
  });
  it('Anakin Skywalker (Delta-7) has enemies at distance 1 of it, none farther off', () => {
    const asks = (gap: number) => {
      const beside = squadron('vulture-class-droid-fighter-squadron', 1, AT[0] + apart(10) + apart(gap), AT[1]);
      const units = [own('anakin-skywalker-delta-7'), foe('hyena-class-droid-bomber-squadron', 10), beside];
      const t = inPhase(units, { blue: HITS, black: HITS }).take('attack');
      return offeredIn(t, 'attack.resolved', { attack: '>1' });
    };
    expect(asks(70)).toContain('0:anakin-skywalker-delta-7');
    expect(asks(100)).toEqual([]);
  });
});
