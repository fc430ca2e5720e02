import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../../src/geometry.ts';
import { skillOf } from '../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../move/words.ts';
import { academy, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { roll } from './duel.ts';

/** Facedown, a Direct Hit counts as one card. */
const hits = (length: number) => Array.from({ length }, () => ({ card: 'directhit' }));

describe('Hound’s Tooth', () => {
  const TOOTH = '0:title.houndstooth';
  /** The YV-666 of Bossk with a single card left, and an enemy who is about to hit it. */
  const hound = (more: Partial<SceneSpec> = {}, pup: ShipSpec = {}, y = 600): Scene =>
    scene({
      phase: 'combat',
      attack: roll('hh'),
      defence: roll('b'),
      ...more,
      ships: [
        ship('scum/yv666/bossk', 450, 400, 0, {
          upgrades: ['title/houndstooth'],
          shields: 0,
          fought: true,
          damage: hits(5),
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, y, 180),
        ship('scum/z95headhunter/nashtahpuppilot', 0, 0, 0, { docked: true, carrier: 0, ...pup }),
      ].map(({ x, y, ...s }) => (s.docked ? s : { x: x!, y: y!, ...s })),
    }).take('primary>0');
  it('the pup leaves the destroyed ship by its front or rear guides and performs an action', () => {
    const s = hound().take(TOOTH, 'rear', 's2');
    expect(s.ship(0).status).toBe('play');
    expect(s.pose(2)).toEqual([450, 260, 180]);
    expect(s.take('focus').events('token')).toMatchObject([{ ship: 2, token: 'focus', by: 1 }]);
    expect([s.ship(0).status, s.ship(2).status]).toEqual(['destroyed', 'play']);
  });
  it('it cannot attack in this round, and flies in the next', () => {
    const s = hound().take(TOOTH, 'front', 's1', 'none');
    expect(s.pose(2)).toEqual([450, 500, 0]);
    expect(s.open).toContain('0 dials');
    expect(s.options(0)).toContain('2=s2');
  });
  it('its pilot is Bossk, skill and all', () => {
    const s = hound().take(TOOTH, 'rear', 's2', 'focus');
    expect(skillOf(s.g, s.ship(2))).toBe(7);
    expect(s.g.cards(s.ship(2)).map((c) => c.source.card)).toEqual(['nashtahpuppilot', 'bossk']);
  });
  it('a bump costs the action', () => {
    const s = hound().take(TOOTH, 'front', 's4');
    expect(s.open).not.toContain('0 action');
    expect(rangeBetween(s.g, s.ship(1), s.ship(2))).toBe(1);
  });
  it('where there is no room at all along the template, the pup is lost', () => {
    // An enemy right before the front guides leaves no gap that a base would fit into.
    const s = hound({}, {}, 465).take(TOOTH, 'front', 's1');
    expect([s.ship(0).status, s.ship(1).status, s.ship(2).status]).toEqual(['destroyed', 'play', 'destroyed']);
  });
  it('it need not leave, and then it is gone', () => {
    const s = hound().take('pass');
    expect([s.ship(0).status, s.ship(2).status]).toEqual(['destroyed', 'destroyed']);
  });
  it('a ship that flees takes it along', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/yv666/bossk', 450, 860, 0, { upgrades: ['title/houndstooth'], dial: 's3' }),
        academy(450, 100, 0, { activated: true }),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
      ],
    });
    expect(s.state.ships.map((x) => x.status)).toEqual(['destroyed', 'play', 'destroyed']);
  });
  it('it is there from the start of a match and stands in no list', () => {
    const s = newMatch({
      squads: [squad('scum', 'yv666/bossk title/houndstooth'), squad('imperial', 'tiefighter/academypilot')],
    });
    expect(s.state.ships.map((x) => [x.pilot, x.status, x.carrier])).toEqual([
      ['bossk', 'reserve', undefined],
      ['academypilot', 'reserve', undefined],
      ['nashtahpuppilot', 'docked', 0],
    ]);
    expect(withObstacles(s).until('dials').state.ships[2]!.status).toBe('docked');
  });
});

const SHUTTLE = { seat: 0, faction: 'rebel', type: 'attackshuttle', pilot: 'zeborrelios', upgrades: ['title/phantom'] };
const SECOND = {
  seat: 0,
  faction: 'rebel',
  type: 'sheathipedeclassshuttle',
  pilot: 'ezrabridger',
  upgrades: ['title/phantomii'],
};

describe('Ghost and Phantom', () => {
  const ghost = (phase: 'activation' | 'combat', mine: ShipSpec = {}, theirs: ShipSpec = {}, docked = true): Scene =>
    scene({
      phase,
      attack: roll('hhhh'),
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 500, 0, {
          upgrades: ['title/ghost', 'turret/ioncannonturret'],
          dial: 's1',
          ...mine,
        }),
        academy(450, 350, 0, { activated: true, fought: true, ...theirs }),
        ...(docked ? [{ ...SHUTTLE, docked: true, carrier: 0 }] : []),
      ],
    });
  const GHOST = '0:title.ghost';
  it('after a manoeuvre the shuttle leaves by the rear guides, may act and may attack', () => {
    const s = ghost('activation', {}, { y: 250 }).take(GHOST, 's2', 'focus');
    // The ghost has flown to 620; its rear edge lies at 580.
    expect(s.pose(2)).toEqual([450, 480, 180]);
    expect(s.ship(2).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 action']);
    s.take('none', '2'); // both have skill 3
    expect([s.ask().kind, (s.ask().about as { ship: number }).ship]).toEqual(['attack', 2]);
  });
  it('it may stay', () => {
    const s = ghost('activation').take('pass');
    expect(s.ship(2).status).toBe('docked');
  });
  it('while it is docked the primary weapon fires through the rear arc', () => {
    expect(ghost('combat').options()).toContain('primary>1');
    expect(ghost('combat', {}, {}, false).options()).not.toContain('primary>1');
  });
  it('torpedoes leave through it in any case, other weapons never do', () => {
    const armed = { upgrades: ['title/ghost', 'torpedo/protontorpedoes', 'cannon/ioncannon'], locks: [1] };
    expect(ghost('combat', armed, { y: 250 }, false).options()).toEqual(['0:torpedo.protontorpedoes>1', 'none']);
  });
  it('and a turret fires once more at the end of the Combat phase', () => {
    const s = ghost('combat').take('primary>1').until('window:combat.end').take(GHOST);
    expect(s.options()).toEqual(['0:turret.ioncannonturret>1', 'none']);
    s.take('0:turret.ioncannonturret>1');
    expect(s.events('attack').length).toBe(2);
    const alone = ghost('combat', {}, {}, false).take('none');
    expect(alone.open).not.toContain('0 window:combat.end');
  });
  it('a turret that attacks twice attacks once then', () => {
    const twin = { upgrades: ['title/ghost', 'turret/twinlaserturret'] };
    const s = ghost('combat', twin, { x: 450, y: 180 }).take('none').until('window:combat.end').take(GHOST);
    s.take('0:turret.twinlaserturret>1').until('dials');
    expect(s.events('rolled').filter((e) => e.dice === 'attack').length).toBe(1);
  });
  it('a destroyed carrier throws it out: with a damage card, and no attack in this round', () => {
    const s = scene({
      phase: 'combat',
      attack: roll('hh'),
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 500, 0, {
          upgrades: ['title/ghost'],
          shields: 0,
          fought: true,
          damage: [...hits(7), { card: 'stunnedpilot' }, { card: 'stunnedpilot' }],
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 700, 180),
        { ...SHUTTLE, docked: true, carrier: 0 },
      ],
      rules: { damageDeck: 'core2' },
    }).take('primary>0');
    expect(s.ask().kind).toBe('card-manoeuvre');
    s.take('s2', 'focus');
    expect(s.ship(2)).toMatchObject({ status: 'play', damage: [{ faceup: false }] });
    expect([s.ship(0).status, s.open.includes('0 attack')]).toEqual(['destroyed', false]);
  });
});

describe('Ghost and Phantom II', () => {
  const ghost = (docked: boolean): Scene =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 300, 0, { upgrades: ['title/ghost-swx72'], activated: true }),
        academy(450, 850, 180, { activated: true }),
        ship('rebel/xwing/rookiepilot', 560, 300, 0, { activated: true }),
        ...(docked ? [{ ...SECOND, docked: true, carrier: 0 }] : []),
      ],
    });
  it('a free coordinate action at the end of the Activation phase', () => {
    const s = ghost(true).take('0:title.ghost-swx72');
    expect(s.until('free-action').options()).toContain('focus');
  });
  it('not once the shuttle has gone', () => {
    expect(ghost(false).open).toEqual(['0 dials', '1 dials']);
  });
  it('both titles in one squad: the shuttle starts docked', () => {
    const s = newMatch({
      squads: [
        squad('rebel', 'vcx100/lothalrebel title/ghost-swx72', 'sheathipedeclassshuttle/ezrabridger title/phantomii'),
        squad('imperial', 'tiefighter/academypilot'),
      ],
    });
    expect(s.state.ships.map((x) => x.status)).toEqual(['reserve', 'docked', 'reserve']);
  });
});
