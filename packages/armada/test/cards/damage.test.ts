import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { valueOfAny } from '../../src/cards/vocabulary.ts';
import { DAMAGE_DECK, damageCard } from '../../src/data/index.ts';
import { armadaGame } from '../../src/game.ts';
import { engineeringOf, yawOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';

/** The damage deck, card by card. */

const X = 600;
const Y = 300;
const up = (card: string) => ({ card, faceup: true });
/** A Victory II looking up the table: 8 hull, command 3, engineering 4, front 3R3B, shields 3/3/1, brace, redirects. */
const victory = (cards: readonly string[], more: Spec = {}): Spec =>
  ship('victory-ii-class-star-destroyer', 0, X, Y, 0, { damage: cards.map(up), ...more });
/** A corvette in front of it, near enough for all dice. */
const corvette = (gap = 60, more: Spec = {}): Spec => ship('cr90-corvette-a', 1, X, Y + 51 + gap + 35.5, 180, more);
const firing = (units: readonly Spec[], more: object = {}): Table => lay({ units, active: 0, step: 'attack', ...more });
const asked = (t: Table): string[] => t.match.taken.map((d) => d.kind);
const attacks = (t: Table): string[] => (t.open[0] === '0 attack' ? t.options() : []);

/** A Y-wing squadron deals this card faceup to the rear of a ship without shields there. */
const dealt = (card: string, more: Spec = {}, script: Record<string, never> | object = {}): Table =>
  lay({
    units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory([], { shields: { rear: 0 }, speed: 2, ...more })],
    phase: 'squadron',
    flying: { squadron: 0 },
    black: ['hit'],
    deck: [card],
  })
    .take('attack')
    .fight({ attack: '>1.rear', ...script });
const crit = (card: string, more: Spec = {}, script: object = {}): Table => {
  const t = lay({
    units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory([], { shields: { rear: 1 }, speed: 2, ...more })],
    phase: 'squadron',
    flying: { squadron: 0 },
    black: ['hitcrit'],
    deck: [card],
  });
  return t.take('attack').fight({ attack: '>1.rear', critical: 'standard', ...script });
};

describe('the damage deck', () => {
  it('[AR-DMG-SCHADENKARTEN-01] has 52 cards of 22 titles, each of the crew or of the ship', () => {
    expect(DAMAGE_DECK).toHaveLength(22);
    expect(DAMAGE_DECK.reduce((sum, d) => sum + d.copies, 0)).toBe(52);
    expect(new Set(DAMAGE_DECK.map((d) => d.trait))).toEqual(new Set(['crew', 'ship']));
  });
});

describe('damage cards that last', () => {
  it('Blinded Gunners: accuracy icons cannot be spent', () => {
    const fight = (cards: string[]) =>
      firing([victory(cards), corvette()], { blue: ['accuracy', 'accuracy', 'accuracy'], red: ['hit', 'hit', 'hit'] })
        .take('front>1.front')
        .goOn((t) => t.open[0] !== '0 window:attack.modify' || t.options().includes('0:accuracy'));
    expect(asked(fight(['blinded-gunners']))).not.toContain('window:attack.modify');
    expect(fight([]).options()).toContain('0:accuracy');
  });

  it('Compartment Fire: defence tokens stay exhausted', () => {
    const end = (cards: string[]) => {
      const exhausted = [{ kind: 'brace', state: 'exhausted' }];
      const t = lay({ units: [victory(cards, { tokens: exhausted }), corvette()], phase: 'status', stage: 'start' });
      return t.ship(0).tokens[0]!.state;
    };
    expect(end(['compartment-fire'])).toBe('exhausted');
    expect(end([])).toBe('ready');
  });

  it('Crew Panic: before a dial is revealed the ship suffers 1 damage, or loses the dial and reveals none', () => {
    const panic = () =>
      lay({
        units: [victory(['crew-panic'], { dials: ['repair', 'navigate', 'squadron'] })],
        active: 0,
      });
    const t = panic();
    expect(t.options()).toEqual(['suffer', 'discard-dial']);
    t.take('suffer', 'front');
    expect(t.ship(0).shields.front).toBe(2);
    expect(t.events('revealed')).toMatchObject([{ dial: 'repair' }]);
    const u = panic().take('discard-dial');
    expect(u.events('revealed')).toEqual([]);
    expect(u.ship(0).dials).toEqual(['navigate', 'squadron']);
    expect(u.ship(0).open).toEqual([]);
  });

  it('[AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-01][AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-02][AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-03] Damaged Controls: overlapping a ship or an obstacle gives a facedown card, before the obstacle does its own', () => {
    const move = (cards: string[], obstacles: readonly Spec[], gap = 300) =>
      lay({
        units: [victory(cards, { speed: 1 }), corvette(gap)],
        active: 0,
        step: 'manoeuvre',
        obstacles,
        deck: ['structural-damage', 'blinded-gunners'],
      }).goOn((t) => t.state.active !== 0, { course: { speed: 1, clicks: [0], side: 'right' } });
    const rock = [{ token: 'asteroid-1', x: X, y: Y + 80 }];
    const t = move(['damaged-controls'], rock);
    // first the facedown card of the controls, then the faceup one of the asteroid
    expect(t.events('damageCard').map((e) => e.card)).toEqual([null, 'blinded-gunners']);
    const plain = move([], rock).events('damageCard');
    expect(plain[0]).toMatchObject({ card: 'structural-damage' });
    expect(move(['damaged-controls'], []).events('damageCard')).toEqual([]);
    const bump = move(['damaged-controls'], [], 40);
    expect(bump.events('collided')).toHaveLength(1);
    expect(
      bump
        .events('damageCard')
        .map((e) => e.unit)
        .sort(),
    ).toEqual([0, 0, 1]);
  });

  it('Life Support Failure: command tokens go at once, and none can be held', () => {
    const t = crit('life-support-failure', { commands: ['navigate', 'repair'] });
    expect(t.ship(1).commands).toEqual([]);
    expect(t.ship(1).damage[0]).toMatchObject({ faceup: true });
    const dial = lay({
      units: [victory(['life-support-failure'], { dials: ['repair', 'repair', 'repair'] })],
      active: 0,
    });
    expect(dial.state.turn!.step).toBe('commands'); // keeping the dial was the only way, so nobody was asked
    expect(dial.ship(0).open).toEqual(['repair']);
  });

  it('Capacitor Failure: a hull zone without shields gains none, and if it defends there is no redirect', () => {
    const t = lay({
      units: [victory(['capacitor-failure'], { shields: { front: 0, rear: 0, left: 2 }, open: ['repair'] })],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.options()).not.toContain('recover:front');
    expect(t.barred('recover:front')).toContain('AR-SCHADEN-08');
    expect(t.options()).toContain('recover:left');
    const defend = (rear: number) =>
      lay({
        units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory(['capacitor-failure'], { shields: { rear } })],
        phase: 'squadron',
        flying: { squadron: 0 },
        black: ['hit'],
      })
        .take('attack')
        .until('window:attack.defend', { attack: '>1.rear' })
        .options();
    expect(defend(0)).toEqual(['1:token.0', 'pass']);
    expect(defend(1)).toEqual(['1:token.0', '1:token.1', '1:token.2', 'pass']);
  });

  it('[AR-KOMMANDOS-18] the card discarded first, its shield may be recovered after it in one Repair command', () => {
    const t = lay({
      units: [
        ship('imperial-i-class-star-destroyer', 0, X, Y, 0, {
          damage: [up('capacitor-failure')],
          shields: { front: 0 },
          open: ['repair'],
          commands: ['repair'],
        }),
      ],
      active: 0,
      step: 'commands',
    }).take('repair:both', 'hull:0');
    expect(t.options()).toContain('recover:front');
    t.take('recover:front');
    expect(t.ship(0).shields.front).toBe(1);
  });

  it('Coolant Discharge: one attack a round may target a ship', () => {
    const side = ship('cr90-corvette-a', 1, X + 120, Y, 180);
    const after = (cards: string[]) => {
      const t = firing([victory(cards), corvette(), side])
        .take('front>1.front')
        .fight();
      return attacks(t).filter((id) => id.startsWith('right>2'));
    };
    expect(after([]).length).toBeGreaterThan(0);
    expect(after(['coolant-discharge'])).toEqual([]);
    // squadrons may still be shot at
    const t = firing([victory(['coolant-discharge']), corvette(), squadron('x-wing-squadron', 1, X + 90, Y)]);
    t.take('front>1.front').fight();
    expect(attacks(t)).toContain('right>2');
  });

  it('Damaged Munitions and Point-Defense Failure: a die less against ships, against squadrons', () => {
    const tie = squadron('x-wing-squadron', 1, X + 10, Y + 51 + 40);
    const dice = (cards: string[], target: 'front>1.front' | 'front>2') =>
      firing([victory(cards), corvette(120), tie])
        .take(target)
        .fight({ colour: 'red' })
        .events('rolled')[0]
        ?.dice.map((d) => d.colour);
    expect(dice([], 'front>1.front')).toHaveLength(6);
    expect(dice(['damaged-munitions'], 'front>1.front')).toEqual(['red', 'red', 'blue', 'blue', 'blue']);
    expect(dice(['damaged-munitions'], 'front>2')).toEqual(['blue']);
    expect(dice(['point-defense-failure'], 'front>1.front')).toHaveLength(6);
    expect(dice(['point-defense-failure'], 'front>2')).toBeUndefined(); // its only die
  });

  it('Depowered Armament: no attack at long range', () => {
    const options = (cards: string[], gap: number) => attacks(firing([victory(cards), corvette(gap)]));
    expect(options([], 200)).toContain('front>1.front');
    expect(options(['depowered-armament'], 200)).toEqual([]);
    expect(options(['depowered-armament'], 186)).toContain('front>1.front');
  });

  it('Disengaged Fire Control: no target that would be obstructed', () => {
    const obstacles = [{ token: 'asteroid-1', x: X, y: Y + 51 + 50 }];
    const options = (cards: string[], rocks: readonly object[]) =>
      attacks(firing([victory(cards), corvette(110)], { obstacles: rocks }));
    expect(options([], obstacles)).toContain('front>1.front');
    expect(options(['disengaged-fire-control'], [])).toContain('front>1.front');
    expect(options(['disengaged-fire-control'], obstacles)).toEqual([]);
  });

  it('Faulty Countermeasures: exhausted tokens cannot be spent', () => {
    const tokens = [
      { kind: 'brace', state: 'exhausted' },
      { kind: 'redirect', state: 'ready' },
    ];
    const t = lay({
      units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory(['faulty-countermeasures'], { tokens })],
      phase: 'squadron',
      flying: { squadron: 0 },
      black: ['hit'],
    })
      .take('attack')
      .until('window:attack.defend', { attack: '>1.rear' });
    expect(t.options()).toEqual(['1:token.1', 'pass']);
    expect(t.barred('1:token.0')).toContain('AR-SCHADEN-08');
  });

  it('[AR-DMG-ENERGIEAUSFALL-01][AR-DMG-ENERGIEAUSFALL-03][AR-DMG-ENERGIEAUSFALL-04] Power Failure: engineering 4 is 2, and a value of 5 with two of them is 2, then 1', () => {
    const engineering = (id: string, cards: string[], game = armadaGame(CARDS)) => {
      const t = lay({ units: [ship(id, 0, X, Y, 0, { damage: cards.map(up) })] }, game);
      return engineeringOf(t.g, t.ship(0));
    };
    expect(engineering('victory-ii-class-star-destroyer', ['power-failure'])).toBe(2);
    const five = armadaGame(
      CARDS.with({
        'squadron/x-wing-squadron': {},
        'damage/comm-noise': { values: [valueOfAny('engineering', () => ({ set: 5 }))] },
      }),
    );
    expect(engineering('victory-ii-class-star-destroyer', ['comm-noise'], five)).toBe(5);
    expect(engineering('victory-ii-class-star-destroyer', ['comm-noise', 'power-failure'], five)).toBe(2);
    expect(engineering('victory-ii-class-star-destroyer', ['comm-noise', 'power-failure', 'power-failure'], five)).toBe(
      1,
    );
  });

  it('[AR-DMG-ENERGIEAUSFALL-02][AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-02][AR-DMG-SCHADEN-AN-DER-STEUERKONSOLE-04][AR-SCHADEN-12] each card is of the crew or of the ship', () => {
    expect(damageCard('power-failure').trait).toBe('ship');
    expect(damageCard('thrust-control-malfunction').trait).toBe('ship');
    expect(damageCard('damaged-controls').trait).toBe('crew');
  });

  it('Ruptured Engine: after a manoeuvre with the dial above 1 the ship suffers 1 damage', () => {
    const move = (speed: number) => {
      const clicks = Array.from({ length: speed }, () => 0);
      const t = lay({ units: [victory(['ruptured-engine'], { speed }), corvette(400)], active: 0, step: 'manoeuvre' });
      return t
        .goOn((u) => u.state.active !== 0, { course: { speed, clicks, side: 'right' }, zone: 'front' })
        .suffered(0);
    };
    expect(move(2)).toBe(1);
    expect(move(1)).toBe(0);
  });

  it('Targeter Disruption: no critical effects', () => {
    const fight = (cards: string[]) =>
      asked(
        firing([victory(cards), corvette(110)], { red: ['crit', 'crit', 'crit'], blue: ['crit', 'crit', 'crit'] })
          .take('front>1.front')
          .fight(),
      );
    expect(fight([])).toContain('critical');
    expect(fight(['targeter-disruption'])).not.toContain('critical');
  });

  it('[AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-01][AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-03] Thrust Control Malfunction: the last joint with a printed value loses one, not a dash behind it', () => {
    const yaw = (id: string, speed: number) => {
      const t = lay({
        units: [ship(id, 0, X, Y, 0, { speed, damage: [up('thrust-control-malfunction')] })],
      });
      return yawOf(t.g, t.ship(0), speed);
    };
    expect(yaw('cr90-corvette-a', 3)).toEqual([0, 1, 1]); // 0-1-2
    expect(yaw('gozanti-class-cruisers-empire', 3)).toEqual([1, 0, 0]); // 1-1-0: the last one is no adjustable joint
  });

  it('[AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-04][AR-DMG-FEHLFUNKTION-DER-SCHUBKONTRO-05] Navigate raises it again, and another speed than the dial’s is not affected', () => {
    const units = [
      ship('cr90-corvette-a', 0, X, Y, 0, { speed: 2, damage: [up('thrust-control-malfunction')], open: ['navigate'] }),
    ];
    const t = lay({ units, active: 0, step: 'manoeuvre' });
    expect(yawOf(t.g, t.ship(0), 3)).toEqual([0, 1, 2]);
    expect(yawOf(t.g, t.ship(0), 2)).toEqual([1, 1]);
    const plain = lay({ units: [{ ...units[0]!, open: [] }], active: 0, step: 'manoeuvre' });
    plain.refuses({ speed: 2, clicks: [0, 2], side: 'right' }, 'AR-KURSKORREKTUR-01');
    t.take('dial');
    // at speed 3 the dial would show 3, and then that is the current speed
    t.refuses({ speed: 3, clicks: [1, 0, 2], side: 'right' }, 'AR-KURSKORREKTUR-01');
    t.take({ speed: 2, clicks: [0, 2], side: 'right' });
  });

  it('[AR-CARD-ADMIRAL-KONSTANTINE-01] Thruster Fissure: changing its own speed costs 1 damage, being slowed by the enemy does not', () => {
    const t = lay({
      units: [victory(['thruster-fissure'], { speed: 1, open: ['navigate'] })],
      active: 0,
      step: 'manoeuvre',
    });
    t.take('dial', { speed: 2, clicks: [0, 0], side: 'right' }, 'front');
    expect(t.suffered(0)).toBe(1);
    const noise = crit('comm-noise', { damage: [up('thruster-fissure')] }, { 'card-way': 'slow' });
    expect(noise.ship(1).speed).toBe(1);
    expect(noise.events('suffers').map((e) => e.by)).not.toContain('thruster-fissure');
  });
});

describe('damage cards that act at once and are turned down', () => {
  it('Comm Noise: the opponent lowers the speed or chooses a new command on the top dial', () => {
    const slow = crit('comm-noise', {}, { 'card-way': 'slow' });
    expect(slow.ship(1).speed).toBe(1);
    expect(slow.ship(1).damage).toEqual([{ card: 'comm-noise', faceup: false }]);
    const dial = crit(
      'comm-noise',
      { dials: ['repair', 'repair', 'repair'] },
      { 'card-way': 'dial', 'card-command': 'navigate' },
    );
    expect(dial.ship(1).dials).toEqual(['navigate', 'repair', 'repair']);
    const none = crit('comm-noise', { dials: ['repair', 'repair', 'repair'] }, { 'card-way': 'nothing' });
    expect([none.ship(1).speed, none.ship(1).dials[0]]).toEqual([2, 'repair']);
    const who = crit('comm-noise', {}, { 'card-way': (a: { seat: number }) => (a.seat === 1 ? 'slow' : 'nothing') });
    expect(who.ship(1).speed).toBe(1);
  });

  it('Injured Crew: the owner discards one of its tokens', () => {
    const t = crit('injured-crew', {}, { 'card-token': '2' });
    expect(t.ship(1).tokens.map((token) => token.state)).toEqual(['ready', 'ready', 'discarded']);
    expect(t.ship(1).damage).toEqual([{ card: 'injured-crew', faceup: false }]);
    const gone = (kind: string) => ({ kind, state: 'discarded' });
    const bare = crit('injured-crew', { tokens: [gone('brace'), gone('redirect')] as never });
    expect(asked(bare)).not.toContain('card-token');
    expect(bare.ship(1).damage).toEqual([{ card: 'injured-crew', faceup: false }]);
    const last = crit('injured-crew', { tokens: [gone('brace'), 'redirect'] as never });
    expect(last.ship(1).tokens.map((token) => token.state)).toEqual(['discarded', 'discarded']);
  });

  it('Projector Misaligned: the hull zone with most shields loses them all; the owner breaks a tie', () => {
    const t = crit('projector-misaligned', {}, { zone: 'left' });
    expect(t.ship(1).shields).toMatchObject({ front: 3, left: 0, right: 3 });
    const one = crit('projector-misaligned', { shields: { front: 2, left: 3, right: 1, rear: 1 } });
    expect(one.ship(1).shields).toMatchObject({ front: 2, left: 0, right: 1 });
    expect(asked(one)).not.toContain('zone');
  });

  it('Shield Failure: the opponent names up to two hull zones that lose 1 shield each', () => {
    const t = crit('shield-failure', {}, { 'card-zones': ['front', 'right'] });
    expect(t.ship(1).shields).toMatchObject({ front: 2, left: 3, right: 2 });
    expect(t.match.taken.find((d) => d.kind === 'card-zones')?.seat).toBe(1);
  });

  it('Structural Damage: another facedown card', () => {
    const t = crit('structural-damage');
    expect(t.ship(1).damage).toHaveLength(2);
    expect(t.ship(1).damage.every((d) => !d.faceup)).toBe(true);
  });

  it('[AR-SCHADEN-08] a facedown card does nothing', () => {
    const t = dealt('power-failure');
    expect(t.ship(1).damage).toEqual([{ card: 'power-failure', faceup: false }]);
    expect(engineeringOf(t.g, t.ship(1))).toBe(4);
  });
});
