import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../scene.ts';
import { attacking, discarded, ending, flying, friend, rolled } from './duel.ts';

/** Upgrade cards that do exactly what they say, no more and no less. */

describe('Tail Gunner', () => {
  const away = (type: string, pilot: string, faction = 'rebel') => ({ faction, type, pilot, degrees: 180 });
  const dice = (hero: ReturnType<typeof away>, y = 500) =>
    rolled(attacking(['crew/tailgunner'], { hero, y }).take('primary>1'), 'defence');
  it('only through the rear auxiliary arc, not with a turret that needs none', () => {
    expect(dice(away('arc170', 'thanekyrell'))).toBe(2);
    expect(dice(away('yt1300', 'outerrimsmuggler'))).toBe(3);
  });
  it('nor through a mobile arc that points to the rear', () => {
    const hero = { ...away('lancerclasspursuitcraft', 'shadowporthunter', 'scum'), mobile: 'rear' };
    expect(dice(hero)).toBe(3);
  });
});

describe('cards that other things lie on', () => {
  const chopper = (card: string, more: object) =>
    flying(['amd/chopper-swx72'], 's2', {
      hero: { shields: 0, upgrades: ['amd/chopper-swx72', { card, ...more }] },
    }).take('0:amd.chopper-swx72');
  it.each(['crew/rey', 'crew/gonk'])('%s is discarded with all that lies on it', (card) => {
    const s = chopper(card, { tokens: 2 });
    expect([discarded(s, card.split('/')[1]!), s.ship(0).shields]).toEqual([true, 1]);
  });
  it('an ordnance token goes in place of its card', () => {
    const s = chopper('torpedo/protontorpedoes', { tokens: 1 });
    expect(s.ship(0).upgrades[1]).toMatchObject({ discarded: false, tokens: 0 });
  });
});

describe('Fleet Officer', () => {
  it('[XW-REICHWEITE-07] the whole base must lie within range 2', () => {
    // Ship 2 reaches into range 2 with half its base only, ship 3 lies in it as a whole.
    const more = [friend({}, 450, 660), friend({}, 450, 240)];
    const s = flying(['crew/fleetofficer'], 's2', { more, y: 850 }).take('0:crew.fleetofficer');
    expect(s.options()).toEqual(['0', '3']);
  });
});

describe('“Genius”', () => {
  it('discards the bomb card even where the card itself would stay', () => {
    const s = flying(['samd/genius', 'bomb/bombletgenerator'], 's2').take('pass', '0:samd.genius');
    expect([s.state.bombs.length, discarded(s, 'bombletgenerator')]).toEqual([1, true]);
    const plain = flying(['bomb/bombletgenerator'], 's2').take('0:bomb.bombletgenerator');
    expect(discarded(plain, 'bombletgenerator')).toBe(false);
  });
});

describe('Rey', () => {
  it('stores a focus token that nobody may spend', () => {
    const foe = { type: 'tieinterceptor', pilot: 'carnorjax' };
    const s = ending(['crew/rey'], { hero: { tokens: { focus: 1 } }, foe, y: 400 }).take('0:crew.rey');
    expect(s.ship(0).upgrades[0]!.tokens).toBe(1);
  });
});

describe('Boba Fett (crew)', () => {
  const shot = (upgrades: readonly unknown[], red = 'cbb') =>
    attacking(['crew/bobafett'], { foe: { upgrades }, red, green: 'bbb', deck: ['structuraldamage'] } as never);
  it('a card that was dealt faceup counts, even if it was turned over at once', () => {
    const s = shot(['crew/moffjerjerrod', 'mod/engineupgrade']).take('primary>1', '1:crew.moffjerjerrod');
    expect(s.ship(1).damage.some((d) => d.faceup)).toBe(false);
    s.take('0:crew.bobafett');
    expect(discarded(s, 'engineupgrade', 1)).toBe(true);
  });
  it('not for cards that came facedown', () => {
    expect(shot(['mod/engineupgrade'], 'hbb').take('primary>1').options()).not.toContain('0:crew.bobafett');
  });
  it('an ordnance token goes in place of the card', () => {
    const s = shot([{ card: 'missile/concussionmissiles', tokens: 1 }]).take('primary>1', '0:crew.bobafett');
    expect(s.ship(1).upgrades[0]).toMatchObject({ discarded: false, tokens: 0 });
  });
});

describe('R5-X3', () => {
  const on = { kind: 'coreasteroid0', x: 450, y: 420 };
  const between = { kind: 'coreasteroid0', x: 450, y: 520 };
  const flown = (obstacle: typeof on, ...answers: string[]) =>
    flying(['amd/r5x3'], 's2', { obstacles: [obstacle], y: 620, red: 'bbbbb' })
      .take(...answers)
      .until('attack');
  it('[XW-HINDERNISSE-07] attacks from an asteroid', () => {
    // The hero would be first; from the asteroid it is the enemy's turn at once.
    expect([flown(on, '0:amd.r5x3').open, flown(on, 'pass').open]).toEqual([['0 attack'], ['1 attack']]);
  });
  it('[XW-VERSPERRT-01] obstacles do not obstruct its attacks', () => {
    const dice = (answer: string) => rolled(flown(between, answer).take('primary>1'), 'defence');
    expect([dice('pass'), dice('0:amd.r5x3')]).toEqual([4, 3]);
  });
  it('[XW-VERSPERRT-01] but attacks against it', () => {
    const s = flying(['amd/r5x3'], 's2', { obstacles: [between], y: 620, red: 'bbbbb', foe: { pilot: 'howlrunner' } });
    s.take('0:amd.r5x3').until('attack', 1).take('primary>0');
    expect(rolled(s, 'defence')).toBe(3);
  });
});

describe('Stunned Pilot and obstacles that are ignored', () => {
  const stunned = [{ card: 'stunnedpilot', faceup: true }];
  const ROCK = { kind: 'coreasteroid0', x: 450, y: 420 };
  it.each(['core', 'core2'])('%s: no damage for R5-X3', (damageDeck) => {
    const fly = (answer: string) =>
      flying(['amd/r5x3'], 's2', {
        hero: { damage: stunned },
        obstacles: [ROCK],
        red: 'b',
        rules: { damageDeck },
      }).take(answer);
    expect(fly('0:amd.r5x3').ship(0).shields).toBe(2);
    expect(fly('pass').ship(0).shields).toBe(1);
  });
  it('nor for Dash Rendar', () => {
    const s = scene({
      phase: 'activation',
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 460 }],
      ships: [
        ship('rebel/yt2400/dashrendar', 450, 300, 0, { dial: 's2', damage: stunned }),
        academy(450, 850, 180, { activated: true }),
      ],
    });
    expect([s.ask().kind, s.ship(0).shields]).toEqual(['action', 5]);
  });
});
