import { describe, expect, it } from 'vitest';
import * as armadaTable from '../../../../packages/armada/test/table.ts';
import * as legionTable from '../../../../packages/legion/test/table.ts';
import { rebels, storm } from '../../../../packages/legion/test/troops.ts';
import { academy, rookie, scene, ship } from '../../../../packages/xwing/test/scene.ts';
import { armadaStory } from '../../src/games/armada/story.ts';
import { legionStory } from '../../src/games/legion/story.ts';
import { xwingStory } from '../../src/games/xwing/story.ts';
import { clausesOf } from '../../src/play/story/story-clauses.ts';

/** Attacks told from what was written down when they happened: nothing is worked out anew. */

type XWing = Parameters<typeof xwingStory.sources>[0];

describe('the story of an attack', () => {
  type Setting = Parameters<typeof scene>[0];
  const rolls = (far: number, obstacles: Setting['obstacles'] = [], attacker = rookie(450, 200)) => {
    const s = scene({ phase: 'combat', ships: [attacker, academy(450, far, 180, { fought: true })], obstacles });
    s.take('primary>1');
    const events: readonly XWing[] = [...s.events('attack'), ...s.events('rolled')];
    return s.events('rolled').map((event) => xwingStory.sources(event, events, 'de'));
  };

  it('[XW-ANGRIFF-13, XW-ANGRIFF-16, XW-ANGRIFF-23, XW-ANGRIFF-25] says of every die of X-Wing what it comes from', () => {
    expect(rolls(320)).toEqual([
      [
        { text: '3 vom Angriffswert der Waffe', clause: 'XW-ANGRIFF-13' },
        { text: '+ 1 wegen der Reichweite', clause: 'XW-ANGRIFF-16' },
      ],
      [{ text: '3 von der Wendigkeit', clause: 'XW-ANGRIFF-23' }],
    ]);
    expect(rolls(520)).toEqual([
      [{ text: '3 vom Angriffswert der Waffe', clause: 'XW-ANGRIFF-13' }],
      [
        { text: '3 von der Wendigkeit', clause: 'XW-ANGRIFF-23' },
        { text: '+ 1 wegen der Reichweite', clause: 'XW-ANGRIFF-25' },
      ],
    ]);
  });

  it('[XW-VERSPERRT-01] names the obstacle that brought a die, and the cards that did', () => {
    const [, defence] = rolls(400, [{ kind: 'coreasteroid5', x: 450, y: 300 }]);
    expect(defence).toContainEqual({ text: '+ 1 weil der Angriff versperrt ist', clause: 'XW-ANGRIFF-26' });
    const mauler = ship('imperial/tiefighter/maulermithel', 450, 200);
    const [attack] = rolls(320, [], { ...mauler, seat: 0 });
    expect(attack?.map(({ text }) => text)).toEqual([
      '2 vom Angriffswert der Waffe',
      '+ 1 wegen der Reichweite',
      '+ 1 durch Karten',
    ]);
  });

  it('[AR-VERSPERRT-02] counts the dice of Armada by colour, also those that were taken away', () => {
    const units = [
      armadaTable.ship('nebulon-b-escort-frigate', 0, 900, 300, 0),
      armadaTable.ship('victory-i-class-star-destroyer-empire', 1, 900, 300 + 35.5 + 200 + 51, 180, { speed: 1 }),
    ];
    const rock = { token: 'asteroid-3', x: 900, y: 410, degrees: 90 };
    const of = (rocks: boolean) => {
      const t = armadaTable.lay({ units, active: 0, step: 'attack', obstacles: rocks ? [rock] : [] });
      t.take('front>1.front');
      return armadaStory.sources(t.events('rolled')[0]!, [], 'en');
    };
    expect(of(false).map(({ text }) => text)).toEqual(['3 red: armament at this range']);
    expect(of(true).map(({ text }) => text)).toEqual([
      '3 red: armament at this range',
      '− 1 red: because the attack is obstructed',
    ]);
  });

  it('[LE-ANGRIFF-15] says of the dice of Legion which weapon brought them, and shows every die by its face', () => {
    const t = legionTable
      .lay({
        units: [rebels(400, 400), storm(520, 400)],
        active: 0,
        black: ['crit', 'crit', 'blank', 'blank'],
        redDefence: ['block', 'blank'],
      })
      .fight();
    const roll = t.events('rolled')[0]!;
    const dice = (roll.of ?? []).reduce((sum, { dice: { red, black, white } }) => sum + red + black + white, 0);
    expect(dice).toBe(roll.dice.length);
    expect(legionStory.sources(roll, [], 'en')[0]!.text).toMatch(/^4 black: A-280 /);
    expect(legionStory.dice(roll, 'en').map(({ name }) => name)).toEqual([
      'black: critical hit',
      'black: critical hit',
      'black: blank',
      'black: blank',
    ]);
    expect(legionStory.dice(t.events('defenceRolled')[0]!, 'de')[0]!.name).toBe('rot: Abwehr');
  });

  it('shows what was cancelled as gone, and of a refused way every clause', () => {
    const event = {
      type: 'hit',
      attack: 1,
      attacker: 0,
      defender: 1,
      faces: ['hit'],
      cancelled: ['crit'],
      results: ['hit'],
    };
    expect(xwingStory.dice(event as unknown as XWing, 'en').map(({ name, gone }) => [name, gone])).toEqual([
      ['hit', undefined],
      ['critical hit', true],
    ]);
    const failed = { type: 'failed', clauses: ['XW-FASSROLLE-06', 'XW-FASSROLLE-07'] };
    expect(clausesOf(failed, 'XW-FASSROLLE-06')).toEqual(['XW-FASSROLLE-06', 'XW-FASSROLLE-07']);
    expect(clausesOf({ type: 'moved' }, 'XW-AKTIVIERUNGSPHASE-06')).toEqual(['XW-AKTIVIERUNGSPHASE-06']);
    expect(clausesOf({ type: 'fights' }, undefined)).toEqual([]);
  });
});
