import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword } from '../../../src/values.ts';
import {
  apart,
  lay as layTable,
  piece,
  type Script,
  type Spec,
  type Table,
  type TableSpec,
  unit,
} from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';
import { shooting } from '../scenes.ts';
import { acts, offered, takeAction, told, use } from '../watching.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, { ...alone(6), ...more });

describe('Call To Arms', () => {
  const far = storm(1700, 800);
  it('Call To Arms: a suppression token, and Charge until the end of the round', () => {
    const t = lay({
      units: [ewoks(400, 400, { upgrades: ['call-to-arms'], order: 'faceup' }), far],
      turnOf: 0,
      whiteDefence: ['blank'],
    });
    t.until('action', { activate: '0', 'window:unit.activates': '0:0.call-to-arms' });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Defensive/Offensive Stance in 2.6', () => {
  it('Offensive Stance: dodge tokens cannot be spent', () => {
    const dodges = (note?: string) => {
      const stance = { id: 'defensive-offensive-stance', ...(note && { note }) };
      const t = lay({
        units: [storm(540, 400, alone(4)), unit(LUKE, 0, 400, 400, { tokens: { dodge: 1 }, upgrades: [stance] })],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.tokens(1, 'dodge');
    };
    expect([dodges(), dodges('flipped')]).toEqual([0, 1]);
  });
});

describe('Dug In', () => {
  /** Cover by smoke; the first white die would block, the first red one would not. */
  const roll = (y: number, more: Spec = {}) => {
    const t = lay26({
      units: [
        storm(400, y + 300, alone(4)),
        unit('e-web-heavy-blaster-team', 0, 400, y, { upgrades: ['dug-in'], ...more }),
      ],
      active: 0,
      white: ['hit'],
      whiteDefence: ['block'],
      redDefence: ['blank', 'blank'],
      blue: 0,
      markers: [{ kind: 'smoke', seat: 0, x: 480, y }],
    }).fight();
    return t.events('cover')[0]!.roll;
  };
  it('rolls red dice for cover in its own territory, white ones outside', () => {
    expect([roll(150), roll(450)]).toEqual([['blank'], ['block']]);
  });
  it('with a base across the line, or after its activation, white ones', () => {
    expect([roll(2 * SEGMENT - 20), roll(150, { order: 'facedown' }), roll(150, { order: 'faceup' })]).toEqual([
      ['block'],
      ['block'],
      ['blank'],
    ]);
  });
});

describe('Forest Dwellers', () => {
  const far = storm(1700, 850, alone(4));
  it('Forest Dwellers: a dodge token at the start of the first activation phase only', () => {
    const dawn = (round: number) =>
      lay({
        units: [unit('ewok-slingers', 0, 400, 400, { upgrades: ['forest-dwellers'] }), unit(VADER, 1, 1700, 800)],
        phase: 'command',
        round,
        hands: [{}, { cards: ['assault'] }],
      })
        .goOn(({ state }) => state.phase === 'end')
        .events('tokens')
        .filter(({ token, change }) => token === 'dodge' && change > 0).length;
    expect(dawn(1)).toBe(1);
    expect(dawn(2)).toBe(0);
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
});

describe('Herbal Medicine', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Herbal Medicine: a wound less for Ewoks at range 1', () => {
    const cure = (friend: Spec) => acting(unit('logray', 0, 400, 400, { upgrades: ['herbal-medicine'] }), [friend]);
    const t = cure(unit('wicket', 0, 400 + apart(SEGMENT), 400, { wounds: 2 }))
      .take('card:0:0.herbal-medicine/cure')
      .until('action');
    expect([t.wounds(1), t.state.turn!.actions]).toEqual([1, 2]);
    expect(cure(unit('wicket', 0, 400 + apart(SEGMENT + 0.01), 400, { wounds: 2 })).options()).not.toContain(
      'card:0:0.herbal-medicine/cure',
    );
    expect(cure(unit(LEIA, 0, 480, 400, { wounds: 2 })).options()).not.toContain('card:0:0.herbal-medicine/cure');
  });
});

describe('Herbal Medicine', () => {
  const far = storm(1700, 850, alone(4));
  const wall = (x: number, y: number) => piece('building', x, y, 20, 200, { height: 200 });
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
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
    takeAction(t, 'cure').until('action', {}, 0);
    expect([t.alive(1), t.events('miniRestored').length]).toEqual([3, 1]);
    expect(has(t, 'cure')).toBe(false);
  });
});

describe('Inquisitorius Training', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Inquisitorius Training: a Force card at range 1 comes to nothing on a block or surge', () => {
    const uses = (gap: number, face: string, use = true) => {
      const t = acting(
        unit(LUKE, 0, 400, 400, { upgrades: ['force-reflexes'] }),
        [unit('fifth-brother', 1, 400 + apart(gap), 400, { upgrades: ['inquisitorius-training'] })],
        { redDefence: [face] },
      );
      t.take('card:0:0.force-reflexes/dodge').until(
        'action',
        use ? { 'window:card.exhausted': '1:0.inquisitorius-training' } : {},
      );
      expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
      return t.tokens(0, 'dodge');
    };
    expect(uses(SEGMENT, 'surge')).toBe(0);
    expect(uses(SEGMENT, 'blank')).toBe(1);
    expect(uses(SEGMENT + 0.01, 'block', false)).toBe(1);
  });
});

describe('Inquisitorius Training', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const brother = (gap: number, more: Spec = {}) =>
    unit('fifth-brother', 1, 400 + apart(gap), 400, { upgrades: ['inquisitorius-training'], ...more });
  const luke = (...upgrades: readonly string[]) => unit(LUKE, 0, 400, 400, { upgrades });
  const annuls = (own: Spec, act: string, others: readonly Spec[]) => {
    const t = acting(own, others, { redDefence: ['block', 'block', 'block', 'block'] });
    takeAction(t, act);
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

describe('Insatiable Curiosity', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Insatiable Curiosity: a heavy weapon at their leader is lost, and one of them', () => {
    const toy = (gap: number, upgrade: string) =>
      acting(
        ewoks(400, 400, {
          minis: [null, [400, 440], 'fallen', 'fallen', 'fallen', 'fallen'],
          upgrades: ['insatiable-curiosity'],
        }),
        [
          storm(400 + apart(gap), 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', [460, 440]],
            upgrades: [upgrade],
          }),
        ],
      );
    const t = toy(0, 'dlt-19-stormtrooper').take('card:0:0.insatiable-curiosity/take-apart').until('action');
    expect([t.unit(1).upgrades[0]!.discarded, t.alive(0), t.state.turn!.actions]).toEqual([true, 1, 2]);
    expect(toy(1, 'dlt-19-stormtrooper').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
    expect(toy(0, 'del-meeko').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
    expect(toy(0, 'stormtrooper-specialist').options()).not.toContain('card:0:0.insatiable-curiosity/take-apart');
  });
});

describe('Mission Objective', () => {
  const mission = (markers: readonly Spec[]) =>
    shooting(
      rebels(400, 400, { ...alone(4), upgrades: ['mission-objective'] }),
      storm(650, 400, alone(4)),
      { 'window:attack.reroll': '0:0.mission-objective', reroll: ['0'] },
      { markers },
    );
  it('Mission Objective: one die again against whoever carries or contests an objective', () => {
    const asset = { kind: 'asset', by: 'recon-mission', x: 650, y: 400, claimed: 1, seat: 1 };
    const t = mission([asset]);
    expect([told(t, 'mission-objective'), t.unit(0).upgrades[0]!.exhausted]).toEqual([[0], true]);
    expect(t.events('dice')).toContainEqual(expect.objectContaining({ how: 'rerolled', at: [0] }));
    const token = (x: number) => ({ kind: 'objective', by: 'close-the-pocket', x, y: 400, seat: null });
    expect(told(mission([token(700)]), 'mission-objective')).toEqual([0]);
    expect(told(mission([token(900)]), 'mission-objective')).toEqual([]);
    expect(told(mission([]), 'mission-objective')).toEqual([]);
  });
  it('Mission Objective: one die, neither none nor two', () => {
    const t = lay26({
      units: [rebels(400, 400, { upgrades: ['mission-objective'] }), storm(650, 400, alone(4))],
      active: 0,
      markers: [{ kind: 'asset', by: 'recon-mission', x: 650, y: 400, claimed: 1, seat: 1 }],
    });
    t.until('action')
      .take('attack')
      .until('reroll', { 'window:attack.reroll': '0:0.mission-objective', defender: '1' });
    expect(t.ask()).toMatchObject({ min: 1, max: 1 });
  });
  it('Mission Objective: the card is ready again when its own unit is activated, not with others', () => {
    const readied = (next: string) => {
      const used = { id: 'mission-objective', exhausted: true };
      const t = lay26({
        units: [
          rebels(400, 400, { ...alone(4), upgrades: [used], order: 'faceup' }),
          rebels(400, 600, { ...alone(4), order: 'faceup' }),
          storm(1500, 400, alone(4)),
        ],
        turnOf: 0,
        priority: 0,
      });
      t.until('activate').take(next);
      t.goOn((now) => now.open[0] === '0 action');
      return !t.unit(0).upgrades[0]!.exhausted;
    };
    expect([readied('0'), readied('1')]).toEqual([true, false]);
  });
});

describe('Onward to Victory', () => {
  const far = storm(1700, 850, alone(4));
  const card = (exhausted: boolean) => ({ upgrades: [{ id: 'onward-to-victory', exhausted }] });
  const dawn = (more: Spec = {}) =>
    lay26({
      units: [unit('logray', 0, 300, 300, { ...card(false), ...more }), ewoks(500, 300), far],
      phase: 'activation',
      stage: 0,
      round: 2,
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
  const over = (t: Table) => acts(t) && t.events('attackEnds').length > 0;
  it('Onward to Victory: Ewoks step forward when an enemy unit falls; the card goes in the end phase', () => {
    const t = lay({
      units: [
        unit('wicket', 0, 540, 400),
        unit('logray', 0, 300, 300, { upgrades: [{ id: 'onward-to-victory', exhausted: true }], order: 'facedown' }),
        storm(700, 400, alone(4)),
        storm(1700, 800, { order: 'facedown' }),
      ],
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
    });
    t.until('action')
      .take('attack')
      .until('move', {
        'window:unit.defeated': '1:0.onward-to-victory/forward',
        'card-unit': '1',
        weapons: { '0.0': 'unit:sling' },
      });
    t.take({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 }).until('action');
    expect(t.pose(1)[1]).toBeGreaterThan(330);
    t.take('none').goOn(({ state }) => state.round === 2);
    expect(t.unit(1).upgrades[0]!.discarded).toBe(true);
  });
  it('is called out when an activation phase begins, from the table', () => {
    const t = dawn();
    expect(t.open[0]).toBe('0 window:activation.start');
    expect(use(t, 'onward-to-victory').unit(0).upgrades[0]!.exhausted).toBe(true);
    expect(offered(dawn({ status: 'reserve' }), 'onward-to-victory', ({ state }) => state.stage > 0)).toEqual([]);
  });
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

describe('Secret Ingredients', () => {
  const logray = (more: object = {}) => unit('logray', 0, 400, 400, { upgrades: ['secret-ingredients'], ...more });
  it('a token on the card in each round', () => {
    const t = lay26({ units: [logray(), storm(1500, 700)], phase: 'command', stage: 0, hands: [{}, {}] });
    t.goOn(({ state }) => state.phase === 'activation', { 'card-way': 'dodge' });
    expect(t.unit(0).note['secret-ingredients.dodge']).toBe(1);
  });
  it('as many as it likes when it is activated', () => {
    const t = lay26({
      units: [logray({ note: { 'secret-ingredients.aim': 3 } }), storm(1500, 700)],
      active: { unit: 0, step: 'start' },
    });
    t.until('action', {
      'window:unit.activates': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-number': '2',
    });
    expect([t.tokens(0, 'aim'), t.unit(0).note['secret-ingredients.aim']]).toEqual([2, 1]);
  });
  it('calms down after Aid', () => {
    const t = lay26({
      units: [logray(), unit('ewok-skirmishers', 0, 500, 500), storm(1500, 700)],
      active: 0,
    });
    t.until('action')
      .take('aim')
      .until('action', {
        'window:token.gained': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
        'card-unit': '1',
      });
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([0, 1, 0]);
  });
});

describe('Secret Ingredients', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const nothingElse = (t: Table) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0 && acts(t);
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

describe('Strike and Fade', () => {
  const enemies = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...alone(4), ...more });
  const riders = (script: Script) =>
    lay26({
      units: [
        unit('74-z-speeder-bikes', 0, 400, 400, { degrees: 90, upgrades: ['strike-and-fade'] }),
        enemies(700, 400),
        enemies(1700, 850),
      ],
      active: 0,
    })
      .fight(script)
      .until('action', script);
  it('Strike and Fade: a move action after an attack action, once; declined, it stays ready', () => {
    const script = { 'window:action.after': '0:0.strike-and-fade' };
    const t = riders(script);
    expect([t.events('moved').length > 0, t.unit(0).upgrades[0]!.exhausted]).toEqual([true, true]);
    const u = riders({});
    expect([told(u, 'strike-and-fade'), u.unit(0).upgrades[0]!.exhausted]).toEqual([[], false]);
  });
});

describe('Strike Team Leader', () => {
  const reserve = (card: string, seat: number, more: Spec = {}) =>
    unit(card, seat, 0, 0, { status: 'reserve', ...more });
  const using = (card: string) => (a: Ask) =>
    (a.type === 'choice' && a.options.find(({ id }) => id.includes(card))?.id) || 'pass';
  const beginning = (units: readonly Spec[]) =>
    lay26({ units, phase: 'deployment', round: 0, battle: { primary: 'close-the-pocket' } });
  const begun = ({ state }: { readonly state: { readonly round: number } }) => state.round === 1;
  const far = storm(1700, 850, alone(4));
  const leads = (gap: number, note: Spec = { 'strike-team': 1 }) =>
    lay26({
      units: [
        unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'], note }),
        unit('rebel-commandos', 0, 300 + apart(gap), 300, alone(4)),
        far,
      ],
      phase: 'activation',
      stage: 0,
    });
  const backup = (note: Spec) =>
    lay26({
      units: [
        storm(300 + apart(3 * SEGMENT), 300, alone(4)),
        unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'], note }),
        unit('rebel-commandos', 0, 300, 340, alone(4)),
      ].map((u, i) => ({ ...u, seat: i === 0 ? 1 : 0 })),
      active: 0,
      white: ['hit'],
    })
      .until('action')
      .take('attack');
  it('Strike Team Leader: special forces of its faction, whose number is noted', () => {
    const leader = unit('rebel-agent', 0, 300, 300, { upgrades: ['strike-team-leader'] });
    const chosen = (other: Spec) => {
      const t = beginning([leader, other, storm(1500, 700)]);
      const script: Script = { 'window:setup.after': using('strike-team-leader'), 'card-unit': '1' };
      return t.goOn(begun, script).unit(0).note['strike-team'];
    };
    expect(chosen(unit('rebel-commandos', 0, 500, 300))).toBe(1);
    expect(chosen(reserve('rebel-commandos', 0))).toBe(1);
    const asked = (other: Spec) => offered(beginning([leader, other, storm(1500, 700)]), 'strike-team', begun).length;
    expect(asked(rebels(500, 300))).toBe(0);
    expect(asked(unit('scout-troopers', 1, 1500, 300))).toBe(0);
    expect(asked(unit('rebel-commandos', 0, 0, 0, { status: 'defeated' }))).toBe(0);
    expect(asked(unit('rebel-commandos', 0, 500, 300))).toBe(1);
  });
  it('the team gains an aim or a dodge token within 2, and none beyond or without a choice', () => {
    const gained = (t: Table) =>
      t
        .goOn(({ state }) => state.stage === 1, { 'card-way': 'dodge' })
        .events('tokens')
        .flatMap(({ unit: id, token, why }) => (why === 'strike-team-leader' ? [[id, token]] : []));
    expect(gained(leads(2 * SEGMENT))).toEqual([[1, 'dodge']]);
    expect([gained(leads(2 * SEGMENT + 0.1)), gained(leads(SEGMENT, {}))]).toEqual([[], []]);
  });
  it('special forces give it backup, which they give nobody else', () => {
    const offered = (note: Spec) => {
      let seen = false;
      backup(note).goOn((t) => {
        const a = t.match.open[0];
        if (a?.type === 'choice') seen ||= a.options.some(({ id }) => id.includes('backup'));
        return t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
      });
      return seen;
    };
    expect([offered({ 'strike-team': 2 }), offered({})]).toEqual([true, false]);
  });
});

describe('Up Close and Personal', () => {
  const far = storm(1700, 800);
  it('Up Close and Personal: a dodge token after a ranged attack at range 1 to 2', () => {
    const shoots = (gap: number) => {
      const t = lay({
        units: [
          rebels(400, 400, { ...alone(4), upgrades: ['up-close-and-personal'] }),
          storm(400 + apart(gap), 400, alone(4)),
          far,
        ],
        active: 0,
      });
      t.fight({ defender: '1' }).until('action');
      return t.tokens(0, 'dodge');
    };
    expect(shoots(2 * SEGMENT)).toBe(1);
    expect(shoots(2 * SEGMENT + 0.01)).toBe(0);
    expect(shoots(0)).toBe(0);
  });
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
});
