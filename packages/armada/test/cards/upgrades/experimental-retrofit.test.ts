import { describe, expect, it } from 'vitest';
import { DISTANCE } from '../../../src/geometry/index.ts';
import { lay, type Spec, ship, squadron } from '../../table.ts';
import { begin } from '../objectives/begin.ts';
import { CR90, duel, ISD, LONG, match, using, VSD } from './bridge.ts';
import { acted, dice } from './guns.ts';

/** Ship 0 moves, an enemy with the projector beside it. */
const slowed = (own: Spec, x = 1100) =>
  lay({
    units: [ship(VSD, 0, 900, 300, 0, own), ship(ISD, 1, x, 400, 0, { upgrades: ['g-8-experimental-projector'] })],
    active: 0,
    step: 'manoeuvre',
  });

describe('experimental retrofits', () => {
  it('[AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-01][AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-02][AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-03][AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-05] G-8: before the course is determined the ship is 1 slower than its dial, whatever that will show', () => {
    const t = slowed({ speed: 1, open: ['navigate'] });
    expect(t.open).toEqual(['1 window:manoeuvre.before']); // Navigate comes later
    t.take('1:g-8-experimental-projector', 'dial').until('course');
    expect(t.ask()).toMatchObject({ region: { speeds: [0, 1, 2], temporary: -1 } });
    t.take({ speed: 2, clicks: [0], side: 'right' });
    expect(t.ship(0).speed).toBe(2);
    expect(t.events('moved')[0]!.speed).toBe(1);
    expect(acted(slowed({ speed: 1 }, 1600).goOn((x) => x.state.active === null))).toEqual([]);
  });

  it('[AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-04][AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-06] G-8: the manoeuvre of Engine Techs is slowed to 0', () => {
    const t = slowed({ speed: 2, open: ['navigate'], upgrades: ['engine-techs'] });
    t.take('pass', 'dial')
      .until('course')
      .take({ speed: 2, clicks: [0, 0], side: 'right' });
    t.take('0:engine-techs/again', '1:g-8-experimental-projector').goOn((x) => x.events('moved').length > 1);
    expect(t.events('moved').map((e) => e.speed)).toEqual([2, 0]);
  });

  const well = (more: object = {}) => {
    const t = match(
      'empire',
      ['admiral-motti'],
      [{ card: 'interdictor-suppression-refit', upgrades: ['g7-x-grav-well-projector'] }],
    );
    return t.until('marker-place', {
      'window:setup.before': '1:g7-x-grav-well-projector',
      'first-player': '0',
      ...more,
    });
  };
  it('[AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-01][AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-02][AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-04][AR-GRAVITATIONSMARKER-01] G7-X: ships of either side that deploy near the token stand still', () => {
    const t = well();
    t.take({ x: 900, y: 80 });
    expect(t.state.markers).toMatchObject([{ kind: 'grav-well', seat: 0 }]);
    t.until('deploy', { 'deploy-order': '1' }).take({ x: 900, y: 100, degrees: 0 });
    expect(t.ship(1)).toMatchObject({ status: 'play', speed: 0 });
    t.until('dials');
    expect(t.state.markers).toHaveLength(1);
  });

  it('[AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-03] G7-X does nothing while no ship with the card is in play', () => {
    const speeds = (status: string) => {
      const carrier = { upgrades: ['g7-x-grav-well-projector'], status };
      const t = lay({
        units: [
          ship('interdictor-suppression-refit', 0, 300, 300, 0, carrier),
          ship(VSD, 0, 1500, 300, 0),
          ship(CR90, 1, 900, 500, 180),
        ],
        markers: [{ kind: 'grav-well', seat: 0, x: 900, y: 600 }],
      });
      return [...t.g.having('deploysAt')].map(({ source, rule }) => rule(t.g, source, t.ship(2)));
    };
    expect([speeds('play'), speeds('destroyed'), speeds('aside')]).toEqual([[0], [], []]);
  });
  it('G7-X: the token reaches to distance 3 and no farther, and it must be a grav well token of its side', () => {
    const speed = (marker: object) => {
      const t = lay({
        units: [
          ship('interdictor-suppression-refit', 0, 300, 300, 0, { upgrades: ['g7-x-grav-well-projector'] }),
          ship(CR90, 1, 900, 500, 180),
        ],
        markers: [{ kind: 'grav-well', seat: 0, x: 900, ...marker } as Spec],
      });
      return [...t.g.having('deploysAt')].map(({ source, rule }) => rule(t.g, source, t.ship(1)))[0];
    };
    // half the length of a small base lies between the middle of the ship and its edge
    const gap = (band: number) => 500 + 35.5 + DISTANCE[band - 1]!;
    expect([speed({ y: gap(3) - 1 }), speed({ y: gap(3) + 20 })]).toEqual([0, undefined]);
    expect(speed({ y: gap(2) + 20 })).toBe(0);
    expect([speed({ y: 600, seat: 1 }), speed({ y: 600, kind: 'grav-shift' })]).toEqual([undefined, undefined]);
  });
  it('[AR-EFFEKTE-UND-TIMING-16] G7-X holds before its own ship is deployed: during set-up that is in play', () => {
    const t = well();
    t.take({ x: 900, y: 80 });
    t.until('deploy', { 'deploy-order': '0' }).take({ x: 900, y: 100, degrees: 0 });
    expect(t.open).not.toContain('0 speed');
    expect(t.ship(0).speed).toBe(0);
  });

  const reroute = () => {
    const ally = { card: 'interdictor-suppression-refit', upgrades: ['grav-shift-reroute'] };
    const t = match('empire', ['admiral-motti'], [ally]);
    return t.until('marker-place', { 'window:setup.before': '1:grav-shift-reroute', 'first-player': '0' });
  };
  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-01][AR-CARD-GRAVITATIONSVERSCHIEBER-04][AR-CARD-GRAVITATIONSVERSCHIEBER-07] Grav Shift Reroute: after deployment obstacles near the token move within distance 2, on no ship, token or obstacle', () => {
    const t = reroute();
    const { x, y } = t.state.obstacles[0]!.pose;
    t.take({ x: Math.min(x + 120, 1700), y })
      .until('window:setup.after')
      .take('1:grav-shift-reroute');
    t.take('0');
    const token = t.state.markers[0]!;
    t.refuses({ x: token.x, y: token.y, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
    t.refuses({ x: x - 300, y, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-05');
    t.take({ x: x - 20, y, degrees: 180 });
    expect(t.state.obstacles[0]!.pose.x).toBeCloseTo(x - 20);
  });

  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-02][AR-CARD-GRAVITATIONSVERSCHIEBER-03] Grav Shift Reroute: squadrons make room, and the other player puts them where they touch or overlap the obstacle', () => {
    const t = reroute();
    const { x, y } = t.state.obstacles[0]!.pose;
    t.take({ x, y: y > 450 ? y - 150 : y + 150 }).until('window:setup.after');
    // a squadron has come to stand beside the obstacle
    const scout = t.state.units.length;
    t.state.units.push({ ...squadronAt(scout, x - 60, y) });
    t.take('1:grav-shift-reroute', '0', { x: x - 60, y, degrees: 0 });
    expect(t.open).toEqual(['1 redeploy']);
    t.refuses({ x: x + 200, y }, 'AR-CARD-GRAVITATIONSVERSCHIEBER-03');
    t.take({ x: x - 60, y });
    expect(t.pose(scout).slice(0, 2)).toEqual([Math.round((x - 60) * 1000) / 1000, Math.round(y * 1000) / 1000]);
  });

  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-05] Grav Shift Reroute: a token of Dangerous Territory goes with its obstacle', () => {
    const t = begin('dangerous-territory', {
      empire: {
        ships: [
          { card: VSD, upgrades: ['grand-moff-tarkin'] },
          { card: 'interdictor-suppression-refit', upgrades: ['grav-shift-reroute'] },
        ],
      },
    }).until('marker-place', { 'window:setup.before': '6:grav-shift-reroute' });
    const { x, y } = t.state.obstacles[0]!.pose;
    t.take({ x: x + 100, y })
      .until('window:setup.after')
      .take('6:grav-shift-reroute', '0');
    const on = () => t.state.markers.find((m) => m.kind === 'objective')!;
    expect(on()).toMatchObject({ x, y });
    t.take({ x: x - 20, y: y + 10, degrees: 180 });
    expect([on().x, on().y]).toEqual([expect.closeTo(x - 20), expect.closeTo(y + 10)]);
  });

  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-06] Grav Shift Reroute: a ship that is set aside moves nothing', () => {
    const t = reroute();
    const { x, y } = t.state.obstacles[0]!.pose;
    t.take({ x, y: y > 450 ? y - 150 : y + 150 });
    t.ship(1).status = 'aside';
    t.until('dials');
    expect(acted(t)).toEqual(['grav-shift-reroute']); // only the token
  });

  it('[AR-CARD-ANTI-ZIELSUCHSYSTEM-01][AR-CARD-ANTI-ZIELSUCHSYSTEM-02][AR-CARD-ANTI-ZIELSUCHSYSTEM-03] Targeting Scrambler: up to four dice again, copy by copy', () => {
    const also = [ship(CR90, 1, 1010, 480, 180, { upgrades: ['targeting-scrambler'] })];
    const t = duel({
      theirs: ['targeting-scrambler'],
      also,
      red: ['double', 'double', 'double', 'blank', 'blank'],
      blue: ['hit', 'hit', 'hit'],
    });
    t.take('front>1.front').until('window:attack.defend').take('2:targeting-scrambler');
    expect(t.ask()).toMatchObject({ kind: 'reroll', seat: 1, max: 4 });
    t.take(['0', '1']);
    expect(dice(t).slice(0, 3)).toEqual(['red blank', 'red blank', 'red double']);
    expect(t.options()).toContain('1:targeting-scrambler');
    const far = duel({ theirs: ['targeting-scrambler'], y: LONG });
    far.take('front>1.front').fight(using('attack.defend', 'pass'));
    expect(acted(far)).toEqual([]);
  });
});

const squadronAt = (id: number, x: number, y: number) => {
  const t = lay({ units: [squadron('tie-fighter-squadron', 1, x, y)] });
  return { ...t.squadron(0), id };
};
