import { describe, expect, it } from 'vitest';
import { rookie, scene, ship } from '../../../scene.ts';
import { conditionsOf, DARK_SIDE } from '../../assigned.ts';
import { at, settingUp } from '../../setting-up.ts';

describe('Kylo Ren (pilot)', () => {
  const shot = (red: string, type = 'tiesilencer') => {
    const s = scene({
      phase: 'combat',
      attack: [...red].map((c) => (c === 'h' ? 'hit' : 'blank')),
      defence: Array.from({ length: 12 }, () => 'blank'),
      ships: [
        rookie(450, 300),
        ship(`imperial/${type}/kyloren`, 450, 480, 180, { fought: true }),
        rookie(520, 300, 0, {}),
      ],
    });
    return s.until('attack').take('primary>1');
  };
  it('the first attack that hits him in a round marks its attacker', () => {
    for (const type of ['tiesilencer', 'upsilonclassshuttle']) {
      const s = shot('hbbhbb', type);
      expect(s.open).toEqual(['1 card-search']);
      s.take('blindedpilot').until('attack').take('primary>1');
      expect(conditionsOf(s)).toEqual([[DARK_SIDE], [], []]);
    }
  });
  it('a miss does not', () => {
    expect(conditionsOf(shot('bbb'))).toEqual([[], [], []]);
  });
});

describe('Major Stridan', () => {
  const shuttle = (pilot: string, y: number, upgrades: readonly string[] = []) =>
    scene({
      phase: 'activation',
      ships: [
        ship(`imperial/upsilonclassshuttle/${pilot}`, 450, 200, 0, { seat: 0, dial: 's1', upgrades: [...upgrades] }),
        ship('imperial/tiefighter/academypilot', 450, y, 0, { seat: 0, activated: true }),
        rookie(100, 850, 180, { seat: 1, activated: true }),
      ],
    }).until('action', {}, 0);
  // He ends at 320; his base reaches to 360.
  it('coordinates a ship at range 3', () => {
    const s = shuttle('majorstridan', 640);
    expect(s.options()).toContain('coordinate');
    expect(s.take('coordinate').open).toEqual(['0 free-action']);
    expect(shuttle('starkillerbasepilot', 640).options()).not.toContain('coordinate');
  });
  it('not beyond it', () => {
    expect(shuttle('majorstridan', 700).options()).not.toContain('coordinate');
  });
  it('and so do his upgrade cards', () => {
    const OFFICER = '0:crew.fleetofficer';
    expect(shuttle('majorstridan', 640, ['crew/fleetofficer']).take(OFFICER).options()).toEqual(['0', '1']);
    expect(shuttle('starkillerbasepilot', 640, ['crew/fleetofficer']).take(OFFICER).options()).toEqual(['0']);
  });
});

describe('Lieutenant Dormitz', () => {
  const place = (pilot: string) =>
    settingUp(['imperial', `upsilonclassshuttle/${pilot}`, 'tiefighter/howlrunner'], ['rebel', 'xwing/wedgeantilles'])
      .until('deploy', {}, 0)
      .take(at(355, 50));
  it('friendly ships placed after him may start at range 1-2 of him', () => {
    const s = place('lieutenantdormitz');
    s.refuses(at(355, 320), 'XW-AUFBAU-16'); // 210 mm away
    s.take(at(355, 300));
    expect(s.pose(1)).toEqual([355, 300, 0]);
  });
  it('without him they may not', () => {
    place('starkillerbasepilot').refuses(at(355, 300), 'XW-AUFBAU-16');
  });
});
