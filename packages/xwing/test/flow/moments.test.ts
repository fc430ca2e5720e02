import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../engine/test/moments.ts';
import { XWing } from '../../src/xwing.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../scene.ts';
import { newMatch, squad } from './words.ts';

/** Cards act at the moments of the book, and these come in its order: in a round, in an attack, when something befalls a ship. */

const moments = (spec: SceneSpec, play: (s: Scene) => unknown): string[] => momentsOf(XWing, () => play(scene(spec)));
const far = academy(100, 880, 180, { activated: true });
/** What a ship's turn in the Activation phase comes to, from its dial to the next ship's. */
const turn = (mover: ShipSpec, play: (s: Scene) => unknown, more: Partial<SceneSpec> = {}, other: ShipSpec = far) =>
  moments({ ships: [mover, other], phase: 'activation', ...more }, (s) => {
    play(s);
    s.goOn((u) => u.state.phase !== 'activation');
  });
/** A rookie's attack on an academy pilot, or the other way round. */
const fight = (attack: string[], deck: string[] = [], swapped = false) =>
  moments(
    {
      ships: [rookie(450, 200, 0, { fought: swapped }), academy(450, 420, 180, { fought: !swapped })],
      phase: 'combat',
      stage: 'ships',
      active: swapped ? 1 : 0,
      turn: { step: 'attack' },
      attack,
      defence: ['blank', 'blank', 'blank'],
      deck,
    },
    (s) => s.take(swapped ? 'primary>0' : 'primary>1'),
  );
const upTo = (list: readonly string[], last: string): readonly string[] => list.slice(0, list.indexOf(last) + 1);
const after = (list: readonly string[], first: string): readonly string[] => list.slice(list.indexOf(first) + 1);

const DICE = [
  'attack.declared',
  ...['attack.beforeAttackDice', 'attack.attackDiceRolled', 'attack.beforeDefenceDice', 'attack.defenceDiceRolled'],
  ...['attack.compare', 'attack.compared'],
];
const FLIES = ['ship.activates', 'ship.revealed', 'manoeuvre.stressChecked', 'manoeuvre.executed', 'manoeuvre.after'];

describe('the moments at which cards may act', () => {
  it('[XW-AKTIVIERUNGSPHASE-03] [XW-AKTIVIERUNGSPHASE-06] [XW-KAMPFPHASE-01] [XW-ENDPHASE-01] of a round: each phase begins and ends, each ship has its turn', () => {
    const round = moments({ ships: [rookie(450, 200), academy(450, 700, 180)] }, (s) =>
      s.dials({ '0': 's3', '1': 's2' }).goOn((u) => u.state.round > 1, { action: 'focus' }),
    );
    const acts = [...FLIES, 'token.about', 'token.assigned', 'action.performed'];
    expect(round).toEqual([
      ...['planning.start', 'planning.end', 'activation.start'],
      ...[...acts, ...acts, 'activation.end', 'combat.start'],
      ...['ship.fights', 'ship.fought', 'ship.fights', 'ship.fought', 'combat.end'],
      ...['end.start', 'end.end', 'planning.start'],
    ]);
  });
  it('[XW-ANGRIFF-02] [XW-ANGRIFF-35] [XW-ANGRIFF-36] of an attack: seven steps; it hits or it misses, and then it is over', () => {
    const over = ['attack.after', 'attack.again', 'ship.fought'];
    expect(upTo(fight(['blank', 'blank', 'blank']), 'ship.fought')).toEqual([...DICE, 'attack.missed', ...over]);
    const hit = upTo(fight(['hit', 'blank', 'blank'], ['blindedpilot']), 'ship.fought');
    expect(hit).toEqual([...DICE, 'attack.hit', 'damage.dealt', 'ship.damaged', 'attack.dealt', ...over]);
  });
  it('[XW-SCHADEN-01] [XW-SCHADEN-02] [XW-SCHADEN-05] of damage: a shield is lost, or a card is dealt, and one for critical damage takes effect', () => {
    const dealt = (list: readonly string[]) => upTo(after(list, 'attack.hit'), 'attack.dealt');
    expect(dealt(fight(['hit', 'blank'], [], true))).toEqual(['shield.lost', 'ship.damaged', 'attack.dealt']);
    expect(dealt(fight(['crit', 'blank', 'blank'], ['blindedpilot']))).toEqual([
      ...['damage.dealt', 'damage.faceup', 'ship.damaged', 'attack.dealt'],
    ]);
  });
  it('[XW-SCHIFFE-ZERSTOEREN-01] [XW-SCHIFFE-ZERSTOEREN-02] [XW-FLUCHT-01] of the end of a ship: it could be saved, it is destroyed, it is gone; who flees is only gone', () => {
    const killed = fight(['hit', 'hit', 'hit'], ['blindedpilot', 'blindedpilot', 'directhit']);
    expect(upTo(after(killed, 'attack.dealt'), 'attack.after')).toEqual([
      ...['ship.dying', 'ship.destroyed', 'ship.removed', 'attack.after'],
    ]);
    const fled = turn(rookie(450, 890, 0, { dial: 's2' }), () => {});
    expect(upTo(fled, 'activation.end')).toEqual([
      ...['activation.start', 'ship.activates', 'ship.revealed', 'ship.removed', 'activation.end'],
    ]);
  });
  it('[XW-TARNEN-06] [XW-HINDERNISSE-08] [XW-ZIELERFASSUNG-03] of a turn: decloaking before all, a roll for a rock after the manoeuvre, a lock as a token', () => {
    const cloaked = turn(rookie(450, 300, 0, { dial: 's2', tokens: { cloak: 1 } }), (s) => s.take('yes'));
    expect(upTo(cloaked, 'ship.activates')).toEqual(['activation.start', 'token.spent', 'decloaked', 'ship.activates']);
    const rock = { kind: 'coreasteroid0', x: 450, y: 290 };
    const met = turn(rookie(450, 200, 0, { dial: 's4' }), () => {}, { obstacles: [rock], attack: ['hit'] });
    expect(upTo(after(met, 'manoeuvre.after'), 'activation.end')).toEqual([
      ...['roll.before', 'roll.made', 'shield.lost', 'ship.damaged', 'activation.end'],
    ]);
    const foe = academy(450, 500, 180, { activated: true });
    const locks = turn(rookie(450, 200, 0, { dial: 's1' }), (s) => s.until('action').take('targetlock'), {}, foe);
    expect(upTo(after(locks, 'manoeuvre.after'), 'activation.end')).toEqual([
      ...['token.assigned', 'action.performed', 'activation.end'],
    ]);
  });
  it('[XW-BOMBEN-01] [XW-BOMBEN-02] of a bomb: dropped when the dial is revealed, gone off at the end of the phase; a mine is an action', () => {
    const bomber = (card: string) =>
      ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, { dial: 's2', upgrades: [`bomb/${card}`] });
    const near = rookie(450, 255, 0, { activated: true });
    const bomb = turn(bomber('seismiccharges'), (s) => s.take('0:bomb.seismiccharges'), {}, near);
    expect(bomb).toContain('bomb.dropped');
    expect(upTo(bomb, 'bomb.dropped').at(-2)).toBe('ship.revealed');
    expect(upTo(after(bomb, 'activation.end'), 'combat.start')).toEqual([
      ...['bomb.detonating', 'bomb.harms', 'shield.lost', 'ship.damaged', 'bomb.detonated', 'combat.start'],
    ]);
    const mine = turn(bomber('proximitymines'), (s) => s.until('action').take('0:bomb.proximitymines'), {}, near);
    expect(upTo(after(mine, 'manoeuvre.after'), 'activation.end')).toEqual([
      ...['bomb.dropped', 'action.performed', 'activation.end'],
    ]);
  });
  it('[XW-AUFBAU-14] of setup: before forces are placed, after each ship, after all', () => {
    const setUp = momentsOf(XWing, () =>
      newMatch({
        squads: [squad('rebel', 'xwing/rookiepilot'), squad('imperial', 'tiefighter/academypilot')],
      }).goOn((u) => u.state.phase === 'planning'),
    );
    expect(setUp).toEqual(['setup.forces', 'ship.placed', 'forces.placed', 'planning.start']);
  });
});
