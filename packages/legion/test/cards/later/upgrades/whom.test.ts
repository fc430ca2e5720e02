import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../../src/flow/attack/attack.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { poolKeyword } from '../../../../src/values.ts';
import { lay26 } from '../../../edition26/table26.ts';
import { apart, piece, type Script, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { acts, offered, told, use } from '../watching.ts';

/** Upgrades of 2.6: whom they mean and whom not, how far they reach, what else they leave alone. */

const far = storm(1700, 850, alone(4));
const wall = (x: number, y: number) => piece('building', x, y, 20, 200, { height: 200 });
const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
  lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
const go = (t: Table, act: string) => t.take(t.options().find((id) => id.endsWith(`/${act}`))!);
const nothingElse = (t: Table) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0 && acts(t);

describe('Ewoks', () => {
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, { ...alone(6), ...more });
  it('Herbal Medicine: nobody who is well, nobody behind a wall', () => {
    const cures = (friend: Spec, more: Partial<TableSpec> = {}) =>
      has(acting(unit('logray', 0, 400, 400, { upgrades: ['herbal-medicine'] }), [friend], more), 'cure');
    const wicket = (wounds: number) => unit('wicket', 0, 500, 400, { wounds });
    expect([cures(wicket(1)), cures(wicket(0))]).toEqual([true, false]);
    expect(cures(wicket(1), { terrain: [wall(450, 400)] })).toBe(false);
    expect(cures(ewoks(500, 400))).toBe(false);
  });
  it('Herbal Medicine: one that has fallen in this round comes back', () => {
    const t = lay26({
      units: [
        unit('logray', 0, 400, 400, { upgrades: ['herbal-medicine'], order: 'faceup' }),
        ewoks(500, 400, { minis: [null, [500, 440], [500, 360], 'fallen', 'fallen', 'fallen'] }),
        storm(700, 400, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
        far,
      ],
      active: 2,
      white: ['crit'],
      whiteDefence: ['blank'],
    });
    t.fight({ defender: '1' });
    expect(t.alive(1)).toBe(2);
    t.until('action').take('none').until('action', { activate: '0' }, 0);
    go(t, 'cure').until('action', {}, 0);
    expect([t.alive(1), t.events('miniRestored').length]).toEqual([3, 1]);
    expect(has(t, 'cure')).toBe(false);
  });
  it('Forest Dwellers and Call To Arms: one token', () => {
    const dawn = lay26({
      units: [ewoks(400, 400, { upgrades: ['forest-dwellers'] }), ewoks(700, 400), far],
      phase: 'activation',
      stage: 0,
      round: 1,
    });
    expect([0, 1].map((id) => dawn.tokens(id, 'dodge'))).toEqual([1, 0]);
    const t = lay26({
      units: [ewoks(400, 400, { upgrades: ['call-to-arms'] }), far],
      active: { unit: 0, step: 'start' },
    });
    use(t, 'call-to-arms');
    expect(t.events('tokens')[0]).toMatchObject({ unit: 0, token: 'suppression', change: 1 });
  });
  describe('Secret Ingredients', () => {
    const logray = (note: Spec, more: Spec = {}) =>
      unit('logray', 0, 400, 400, { upgrades: ['secret-ingredients'], note, ...more });
    const wakes = (note: Spec, active = 0) =>
      offered(
        lay26({ units: [logray(note), ewoks(700, 400), far], active: { unit: active, step: 'start' } }),
        'secret-ingredients',
        acts,
      );
    it('are taken when it is activated itself and something is there', () => {
      expect(wakes({ 'secret-ingredients.aim': 1 })).toEqual(['unit.activates']);
      expect(wakes({ 'secret-ingredients.dodge': 1 })).toEqual(['unit.activates']);
      expect([wakes({}), wakes({ 'secret-ingredients.aim': 1 }, 1)]).toEqual([[], []]);
    });
    it('calm it down by one token, and only after Aid', () => {
      const aid: Script = {
        'window:token.gained': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
        'card-unit': '1',
      };
      const t = acting(logray({}, holding('suppression', 2)), [ewoks(500, 500)]).take('aim');
      expect(t.until('action', aid).tokens(0, 'suppression')).toBe(2);
      const shot = lay26({
        units: [logray({}), ewoks(500, 500), storm(700, 400, alone(4)), far],
        active: 2,
        white: ['hit'],
        whiteDefence: ['block'],
      });
      shot.until('action').take('attack');
      expect(offered(shot, 'secret-ingredients', nothingElse, { defender: '0' })).toEqual([]);
      expect(told(shot, 'secret-ingredients')).toEqual([]);
    });
  });
  describe('Onward to Victory', () => {
    const card = (exhausted: boolean) => ({ upgrades: [{ id: 'onward-to-victory', exhausted }] });
    const dawn = (more: Spec = {}) =>
      lay26({
        units: [unit('logray', 0, 300, 300, { ...card(false), ...more }), ewoks(500, 300), far],
        phase: 'activation',
        stage: 0,
        round: 2,
      });
    it('is called out when an activation phase begins, from the table', () => {
      const t = dawn();
      expect(t.open[0]).toBe('0 window:activation.start');
      expect(use(t, 'onward-to-victory').unit(0).upgrades[0]!.exhausted).toBe(true);
      expect(offered(dawn({ status: 'reserve' }), 'onward-to-victory', ({ state }) => state.stage > 0)).toEqual([]);
    });
    const winning = (exhausted: boolean, others: readonly Spec[], more: Partial<TableSpec> = {}) =>
      lay26({
        units: [
          unit(LEIA, 0, 540, 400),
          unit('logray', 0, 300, 300, { ...card(exhausted), order: 'facedown' }),
          storm(700, 400, alone(4)),
          far,
          ...others,
        ],
        active: 0,
        red: ['crit', 'crit'],
        black: ['crit', 'crit'],
        redDefence: ['blank', 'blank'],
        ...more,
      })
        .until('action')
        .take('attack');
    const forward = (t: Table) => t.until('window:unit.defeated', { defender: '2' });
    it('Ewoks that are in no melee step forward, nobody else; or nobody', () => {
      const melee = [ewoks(900, 700), storm(900 + apart(0), 700, alone(4))];
      const t = forward(winning(true, [ewoks(300, 500), ...melee]));
      use(t, 'onward-to-victory');
      expect(t.options()).toEqual(['1', '4', 'none']);
      t.take('none');
      expect(t.until('action').events('moved')).toEqual([]);
    });
    it('a speed-1 move, and enemies on standby may react to it', () => {
      const guard = storm(300, 500 + apart(SEGMENT), { ...alone(4), ...holding('standby') });
      const t = forward(winning(true, [ewoks(300, 500), guard]));
      use(t, 'onward-to-victory').take('4');
      const ahead = { kind: 'standard', heading: 90, bend: 0, way: 1 };
      expect(t.match.decide(0, { ...ahead, speed: 2 })).toBeDefined();
      t.take({ ...ahead, speed: 1 });
      expect(t.open[0]).toBe('1 free-action');
    });
    const over = (t: Table) => acts(t) && t.events('attackEnds').length > 0;
    it('not before it was called out, not for a friend who falls, not without Ewoks who could', () => {
      expect(offered(winning(true, [ewoks(300, 500)]), 'onward', over, { defender: '2' })).toEqual(['unit.defeated']);
      expect(offered(winning(false, [ewoks(300, 500)]), 'onward', over, { defender: '2' })).toEqual([]);
      const losing = lay26({
        units: [storm(700, 400), rebels(540, 400, alone(4)), unit('logray', 0, 300, 300, card(true)), far],
        active: 0,
        white: ['crit', 'crit', 'crit', 'crit'],
        whiteDefence: ['blank', 'blank', 'blank', 'blank'],
      });
      losing.until('action').take('attack');
      expect(offered(losing, 'onward', over, { defender: '1' })).toEqual([]);
      expect(losing.unit(1).status).toBe('defeated');
      const busy = lay26({
        units: [
          unit(LEIA, 0, 540, 400),
          unit('logray', 0, 300, 300, { ...card(true), order: 'facedown' }),
          storm(700, 400, alone(4)),
          storm(300, 300 + apart(0), alone(4)),
        ],
        active: 0,
        red: ['crit', 'crit'],
        black: ['crit', 'crit'],
        redDefence: ['blank', 'blank'],
      });
      busy.until('action').take('attack');
      expect(offered(busy, 'onward', over, { defender: '2' })).toEqual([]);
      expect(busy.unit(2).status).toBe('defeated');
    });
  });
});

describe('Inquisitorius Training', () => {
  const brother = (gap: number, more: Spec = {}) =>
    unit('fifth-brother', 1, 400 + apart(gap), 400, { upgrades: ['inquisitorius-training'], ...more });
  const luke = (...upgrades: readonly string[]) => unit(LUKE, 0, 400, 400, { upgrades });
  const annuls = (own: Spec, act: string, others: readonly Spec[]) => {
    const t = acting(own, others, { redDefence: ['block', 'block', 'block', 'block'] });
    go(t, act);
    return offered(t, 'inquisitorius', acts, {
      'window:card.exhausted': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
  };
  it('Force cards of others up to range 1, whatever else they carry', () => {
    expect(annuls(luke('force-reflexes'), 'dodge', [brother(SEGMENT)])).toEqual(['card.exhausted']);
    expect(annuls(luke('tenacity', 'force-reflexes'), 'dodge', [brother(SEGMENT)])).toEqual(['card.exhausted']);
    expect(annuls(luke('force-reflexes'), 'dodge', [brother(SEGMENT + 0.1)])).toEqual([]);
  });
  it('no card but those of the Force', () => {
    const own = unit(LUKE, 0, 400, 400, { upgrades: ['force-reflexes', 'beskad-duelist'] });
    const t = lay26({ units: [own, brother(100), far], active: { unit: 0, step: 'start' } });
    expect(offered(use(t, 'beskad-duelist'), 'inquisitorius', acts)).toEqual([]);
    expect(t.unit(0).upgrades.map(({ exhausted }) => exhausted)).toEqual([false, true]);
  });
  it('not beside the table, not its own', () => {
    expect(annuls(luke('force-reflexes'), 'dodge', [brother(100, { status: 'reserve' })])).toEqual([]);
    const own = unit('fifth-brother', 0, 400, 400, { upgrades: ['inquisitorius-training', 'force-reflexes'] });
    expect(annuls(own, 'dodge', [])).toEqual([]);
  });
  it('what has come to nothing is not annulled twice', () => {
    const two = [brother(100), unit('seventh-sister', 1, 400, 500, { upgrades: ['inquisitorius-training'] })];
    expect(annuls(luke('force-reflexes'), 'dodge', two)).toEqual(['card.exhausted']);
  });
});

describe('weapons and armour', () => {
  it('Up Close and Personal: only for its own attack', () => {
    const t = lay26({
      units: [
        rebels(400, 400, { ...alone(4), upgrades: ['up-close-and-personal'] }),
        rebels(400, 520, alone(4)),
        storm(600, 400, alone(4)),
      ],
      active: 1,
    });
    t.fight().until('action');
    expect(told(t, 'up-close-and-personal')).toEqual([]);
  });
  describe('Amban Rifle', () => {
    const hunting = (others: readonly Spec[], more: Partial<TableSpec> = {}) => {
      const din = unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] });
      const t = lay26({ units: [din, ...others], active: 0, red: ['hit'], ...more }).until('action');
      return go(t, 'snipe').until('move').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 0.1 });
    };
    it('who is seen, and nobody if there is nobody', () => {
      const t = hunting([storm(700, 400, alone(4)), storm(700, 600, alone(4)), storm(400, 800, alone(4))], {
        terrain: [piece('building', 400, 600, 200, 20, { height: 200 })],
      });
      expect([t.ask().kind, t.options()]).toEqual(['card-unit', ['1', '2']]);
      const only = hunting([storm(700, 400, alone(4))]);
      expect(only.events('looseDice')).toHaveLength(1);
      expect(only.open, 'both actions are spent').not.toEqual(['0 action']);
      const none = hunting([storm(400, 800, alone(4))], {
        terrain: [piece('building', 400, 600, 200, 20, { height: 200 })],
      });
      expect(none.events('looseDice')).toEqual([]);
    });
    it('enemies on standby react to the move; who falls does not shoot', () => {
      const t = hunting([storm(400 + apart(SEGMENT), 400, holding('standby'))]);
      expect(t.open[0]).toBe('1 free-action');
      const din = unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'], wounds: 4 });
      const dying = lay26({
        units: [din, storm(400 + apart(SEGMENT), 400, holding('standby')), rebels(100, 800, alone(4))],
        active: 0,
        white: ['crit', 'crit', 'crit', 'crit'],
        redDefence: ['blank', 'blank', 'blank', 'blank'],
      }).until('action');
      go(dying, 'snipe').until('move').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 0.1 });
      dying.goOn((now) => now.unit(0).status === 'defeated' && !now.open[0]?.startsWith('1 '), {
        'free-action': 'attack',
      });
      expect([dying.unit(0).status, dying.events('looseDice')]).toEqual(['defeated', []]);
    });
  });
  const keywordIn = (own: Spec, keyword: 'lethal' | 'critical', weapons: readonly string[]) => {
    const t = acting(own);
    const pool = weapons.map((weapon, mini) => ({ mini, weapon, times: 1 }));
    return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, keyword);
  };
  it('DC-17m ICWS Config: Lethal with the sniper among others, none with the launcher', () => {
    const [sniper, launcher, carbine] = [
      '0:dc-17m-icws-sniper',
      '0:dc-17m-icws-launcher',
      'unit:dc-17m-icws-blaster-carbine',
    ];
    const lethal = (note: string | null, ...weapons: readonly string[]) =>
      keywordIn(
        unit('clone-commandos', 0, 400, 400, { upgrades: [{ id: 'dc-17m-icws-config', ...(note && { note }) }] }),
        'lethal',
        weapons,
      );
    expect([lethal('flipped', sniper, carbine), lethal('flipped', carbine), lethal(null, launcher)]).toEqual([1, 0, 0]);
  });
  it('Crosshair: Critical 1 alone, nothing more with others', () => {
    const critical = (...weapons: readonly string[]) =>
      keywordIn(
        rebels(400, 400, { minis: [[400, 430], 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: ['crosshair'] }),
        'critical',
        weapons,
      );
    expect(critical('0:crosshair') - critical('0:crosshair', 'unit:a-200-blaster-rifle')).toBe(1);
  });
  it('The Darksaber: Maul counts as a commander', () => {
    const ranks = (upgrades: readonly string[]) => {
      const t = lay26({
        units: [unit('maul-a-rival', 0, 300, 60, { upgrades }), rebels(600, 60, alone(4)), far],
        phase: 'prepare',
        round: 0,
      });
      return t
        .goOn(({ state }) => state.phase !== 'prepare')
        .state.units.map(({ rank }) => rank)
        .slice(0, 2);
    };
    expect([ranks(['the-darksaber-maul']), ranks([])]).toEqual([
      ['commander', 'corps'],
      ['operative', 'corps'],
    ]);
  });
  describe('Katarn Pattern Armor', () => {
    const clones = (x: number, more: Spec = {}) =>
      unit('clone-commandos', 0, x, 400, { minis: [null, [x, 440], [x, 360], 'fallen'], ...more });
    const armour = { upgrades: ['katarn-pattern-armor'] };
    const shot = (units: readonly Spec[], hits: number, defender: string) => {
      const white = Array.from({ length: 4 }, (_, i) => (i < hits ? 'crit' : 'blank')) as 'crit'[];
      const t = lay26({ units, active: 0, white, redDefence: ['blank', 'blank', 'blank', 'blank'] });
      t.until('action').take('attack');
      return offered(t, 'katarn', nothingElse, { defender });
    };
    it('two wounds of a ranged attack on itself, no fewer, no others', () => {
      expect(shot([storm(540, 400), clones(400, armour)], 2, '1')).toEqual(['unit.suffers']);
      expect(shot([storm(540, 400), clones(400, armour)], 1, '1')).toEqual([]);
      expect(shot([storm(540, 400), clones(400), clones(300, armour)], 3, '1')).toEqual([]);
    });
    it('not in a melee', () => {
      const t = lay26({
        units: [unit(VADER, 1, 400 - apart(0), 400), clones(400, armour)],
        active: 0,
        red: Array.from({ length: 6 }, () => 'crit' as const),
        redDefence: Array.from({ length: 6 }, () => 'blank' as const),
      });
      t.until('action').take('attack');
      expect(offered(t, 'katarn', (now) => now.events('attackEnds').length > 0)).toEqual([]);
      expect(t.alive(1)).toBe(0);
    });
  });
});
