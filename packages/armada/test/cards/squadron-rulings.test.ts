import { describe, expect, it } from 'vitest';
import { engagersOf } from '../../src/flow/squadrons/engagement.ts';
import { refuseMove } from '../../src/flow/squadrons/squadron.ts';
import { speedOf } from '../../src/values.ts';
import { apart, lay, ship, squadron } from '../table.ts';
import { AT, asked, cruiser, foe, inPhase, own } from './squadrons/dogfight.ts';

/** Where squadron cards meet other cards: what a second reading against public rulings asked. */

describe('squadron cards among others', () => {
  it('IG-88 ignores Counter on squadrons; a ship that has it counters him', () => {
    const raid = (upgrades: string[]) =>
      inPhase([own('ig-88'), cruiser({ upgrades })], { blue: ['accuracy', 'accuracy', 'accuracy'] })
        .take('attack')
        .fight({ attack: '>1.rear', 'window:attack.after': '1:counter' })
        .events('attack')
        .map((e) => e.kind);
    expect(raid(['quad-laser-turrets'])).toEqual(['normal', 'counter']);
    expect(raid([])).toEqual(['normal']);
  });

  it('[AR-CARD-HETZER-01][AR-SCHLUESSELWOERTER-VON-STAFFELN-22] Swarm counts the two squadrons that Instigator adds', () => {
    const swarm = (upgrades: string[]) => {
      const t = lay({
        units: [
          squadron('tie-fighter-squadron', 0, 600, 400),
          squadron('x-wing-squadron', 1, 600 + apart(20), 400),
          ship('raider-i-class-corvette', 0, 600 + apart(20) + 17 + 40 + 21.5, 400, 0, { upgrades }),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
      });
      return t.take('attack').until('window:attack.modify', { attack: '>1' }).options();
    };
    expect(swarm(['instigator'])).toContain('0:swarm');
    expect(() => swarm([])).toThrow();
  });

  it('[AR-CARD-HETZER-01] Anakin Skywalker (Y-wing), engaged with nobody, is not held by Instigator either', () => {
    const t = lay({
      units: [
        squadron('anakin-skywalker-btl-b-y-wing', 0, 600, 400),
        ship('raider-i-class-corvette', 1, 600 + 17 + 40 + 21.5, 400, 0, { upgrades: ['instigator'] }),
      ],
      flying: { squadron: 0, by: 2 },
    });
    expect(engagersOf(t.g, t.squadron(0))).toBe(2);
    expect(t.options()).not.toContain('move');
    t.take('disengage', '0');
    expect(engagersOf(t.g, t.squadron(0))).toBe(0);
    expect(refuseMove(t.g, t.squadron(0))).toBeUndefined();
    expect(t.options()).toContain('move');
  });

  it('[AR-CARD-ALLE-JAEGER-MIR-NACH-02] Ketsu Onyo slows to 1 at least, and what makes a squadron faster comes on top', () => {
    const speed = (id: string, gap: number, faster = false) => {
      const t = lay({ units: [own('ketsu-onyo'), foe(id, gap)] });
      const { g } = t;
      if (faster)
        g.state.lasting.push({ source: 'x', unit: 1, until: 'round', value: 'squadronSpeed', modifier: { add: 1 } });
      return speedOf(g, g.squadron(1));
    };
    expect(speed('x-wing-squadron', 10)).toBe(1);
    expect(speed('x-wing-squadron', 10, true)).toBe(2);
    expect(speed('b-wing-squadron', 10)).toBe(1); // printed 2
    expect(speed('b-wing-squadron', 10, true)).toBe(2);
    expect(speed('x-wing-squadron', 76.5)).toBe(3);
  });

  it('[AR-MODIFIKATION-VON-WUERFELN-01] Lando Calrissian: the die that he set is neither spent nor cancelled', () => {
    const t = inPhase([own('lando-calrissian-yt-1300'), foe('howlrunner', 10)], {
      red: ['hit'],
      blue: ['hit', 'hit'],
      black: ['blank'],
    }).take('attack');
    t.until('window:attack.modify', { attack: '>1' }).take('0:lando-calrissian-yt-1300', '0', ['1'], 'accuracy');
    expect(t.open).not.toContain('0 window:attack.modify'); // an accuracy icon that is of no use
    const u = inPhase([own('lando-calrissian-yt-1300'), foe('howlrunner', 10)], {
      red: ['hit'],
      blue: ['hit', 'hit'],
      black: ['blank'],
    }).take('attack');
    u.until('window:attack.modify', { attack: '>1' })
      .take('0:lando-calrissian-yt-1300', '0', ['0'], 'double')
      .until('window:attack.defend', {}, 1);
    const scatter = u.unit(1).tokens.findIndex((token) => token.kind === 'scatter');
    u.take(`1:token.${scatter}`).fight();
    expect(u.damage).toBe(2); // all but his
  });

  it('“Odd Ball” has moved in this activation although it is another squadron’s, as long as it is the same ship’s', () => {
    const units = [
      own('odd-ball'),
      own('ahsoka-tano-delta-7', 0, 10),
      foe('hyena-class-droid-bomber-squadron', 40),
      ship('acclamator-i-class-assault-ship', 0, AT[0] - 150, AT[1], 0, { open: ['squadron'] }),
    ];
    const pupil = (t: ReturnType<typeof lay>) => {
      t.take('move', { x: AT[0], y: AT[1] + apart(10) }, '1:ahsoka-tano-delta-7', '0', 'granted:>2');
      return asked(t).concat(t.ask().kind, t.options());
    };
    const command = lay({ units, active: 3, step: 'commands' }).take('squadron:dial');
    command.take('0', 'move', { x: AT[0] + 2, y: AT[1] }, 'none', '1');
    expect(pupil(command)).toContain('0:odd-ball');
    const phase = lay({ units, phase: 'squadron', flying: { squadron: 0 } });
    phase.take('move', { x: AT[0] + 2, y: AT[1] }).until('activate-squadron', {}, 0);
    phase.take('1');
    expect(pupil(phase)).not.toContain('0:odd-ball');
  });

  it('[AR-VERTEIDIGUNGSMARKER-26] “Axe” spends no token twice in one attack, whatever the damage comes from', () => {
    const t = inPhase(
      [foe('ten-numb', 0), own('v-19-torrent-squadron', 10), own('axe', 10, 20), own('v-19-torrent-squadron', 10, -20)],
      { blue: ['crit', 'hit', 'hit'] },
    ).take('attack');
    t.fight({
      attack: '>1',
      'window:attack.modify': ['0:ten-numb', 'pass'],
      'window:damage.suffers': '2:axe',
      'card-token': '0',
    });
    expect(t.unit(2).tokens.filter((token) => token.state === 'discarded')).toEqual([]);
    expect(t.events('tokenSpent').map((e) => `${e.unit}.${e.token}`)).toEqual(['2.0', '2.1']);
    expect(asked(t)).toContain('window:damage.suffers');
  });

  it('[AR-SQ-LUKE-SKYWALKER-03] Luke Skywalker: cards that ask for shields of the defender find none', () => {
    const asks = (attacker: string, card: string, upgrade: string) =>
      asked(
        lay({
          units: [
            squadron(attacker, 1, 600, 400),
            ship(card, 0, 600, 400 + 17 + 40 + 51, 0, {
              upgrades: [upgrade],
              speed: 2,
              tokens: [{ kind: 'brace', state: 'exhausted' }],
            }),
          ],
          phase: 'squadron',
          flying: { squadron: 0 },
          turnOf: 1,
          black: ['hit'],
        } as never)
          .take('attack')
          .fight({ attack: '>1.rear' }),
      );
    expect(asks('y-wing-squadron', 'munificent-class-comms-frigate', 'foremans-labor')).toContain(
      'window:damage.suffers',
    );
    expect(asks('luke-skywalker', 'munificent-class-comms-frigate', 'foremans-labor')).not.toContain(
      'window:damage.suffers',
    );
    expect(asks('y-wing-squadron', 'victory-ii-class-star-destroyer', 'reeva-demesne')).toContain(
      'window:attack.declared',
    );
    expect(asks('luke-skywalker', 'victory-ii-class-star-destroyer', 'reeva-demesne')).not.toContain(
      'window:attack.declared',
    );
    expect(asks('y-wing-squadron', 'victory-ii-class-star-destroyer', 'tranquility')).toContain(
      'window:attack.defended',
    );
    expect(asks('luke-skywalker', 'victory-ii-class-star-destroyer', 'tranquility')).not.toContain(
      'window:attack.defended',
    );
    expect(asks('y-wing-squadron', 'victory-ii-class-star-destroyer', 'implacable')).toContain('window:damage.suffers');
    expect(asks('luke-skywalker', 'victory-ii-class-star-destroyer', 'implacable')).not.toContain(
      'window:damage.suffers',
    );
  });
});
