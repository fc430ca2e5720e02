import type { Ask, Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { decline, ship, squadron, type Table } from '../table.ts';
import { askedByUpgrades } from './asking.ts';
import { type Fleet, ISD, POOR } from './moments/fleet.ts';

/** What upgrade cards ask while others act: squadrons, attackers with accuracy icons, ships that fly into each other. */

const prefer = (a: Ask, id: string): Json => ('options' in a && a.options.some((o) => o.id === id) ? id : decline(a));
const attackIsOver = (t: Table): boolean => t.state.attacks.length === 0 && t.events('attackEnds').length > 0;
const strike = (target: string, more: Fleet): string =>
  askedByUpgrades(
    more,
    { 'squadron-act': (a) => prefer(a, 'attack'), attack: (a) => prefer(a, `>${target}`) },
    attackIsOver,
  );
const shoot = (shot: string, more: Fleet): string => askedByUpgrades(more, { attack: shot }, attackIsOver);

describe('while squadrons attack', () => {
  const beside = squadron('howlrunner', 1, 1020, 470, { hull: 2 });
  const byThem = { active: 0, flying: { squadron: 3, by: 0 } };
  const theirs = { phase: 'squadron', active: null, turnOf: 1, flying: { squadron: 4 } };
  it('a friendly one a ship, by the command of their ship', () => {
    expect(strike('1.left', byThem)).toMatchInlineSnapshot(`
      "admiral-sloane: 0 reroll 0-1 of 0, dice rerolled,
      bomber-command-center: 0 reroll 0-1 of 0, dice rerolled,
      plo-koon-commander: dice added,
      yavaris: dice added,"
    `);
  });
  it('a friendly one a squadron, by the command of their ship', () => {
    expect(strike('5', { ...byThem, also: [beside] })).toMatchInlineSnapshot(`
      "admiral-sloane: dice spent, 0 card-token: 0 1, tokenState 5 0 scatter exhausted,
          tokenSpent 5 0 scatter exhausted,
      commander-woldar: 0 reroll 0-1 of 0 1 2 3, dice rerolled,
      toryn-farr: 0 reroll 0-1 of 0 1 2 3, dice rerolled,
      yavaris: dice added,"
    `);
  });
  it('an enemy their ship', async () => {
    await expect(strike('0.front', theirs)).toMatchFileSnapshot('../golden/asked-strikes/an-enemy-their-ship.txt');
  });
  it('an enemy their friend', () => {
    expect(strike('2.front', theirs)).toMatchInlineSnapshot(`
      "implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 2 1 front,
          shieldLost 2 front 1, slider 4 true,
      luminara-unduli-commander: 0 card-unit: 2 0, tokenState 2 1 redirect ready, 1 critical: standard none,
          critical standard,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-1 of 0, dice rerolled,"
    `);
  });
  it('an enemy a friendly squadron', () => {
    expect(
      strike('5', { ...theirs, also: [squadron('x-wing-squadron', 0, 820, 400, { hull: 1 })] }),
    ).toMatchInlineSnapshot(`
      "general-grievous-commander: 0 card-unit: 0 2, 0 card-token: 1 2, tokenState 0 1 redirect ready,
          slider 4 true,
      implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, slider 4 true,"
    `);
  });
});

describe('in other attacks', () => {
  const accuracies = { red: Array(6).fill('accuracy'), blue: Array(6).fill('hit'), black: Array(6).fill('hit') };
  it('of their own ship with accuracy icons, from its left side', async () => {
    const also = [ship(ISD, 1, 640, 420, 90, { speed: 1, tokens: ['brace', 'evade'] })];
    await expect(shoot('left>5.front', { also, ...accuracies })).toMatchFileSnapshot(
      '../golden/asked-strikes/of-their-own-ship-with-accuracy-icons-from-its-left-side.txt',
    );
  });
  it('of their own ship where nobody has anything', async () => {
    await expect(shoot('front>1.front', POOR)).toMatchFileSnapshot(
      '../golden/asked-strikes/of-their-own-ship-where-nobody-has-anything.txt',
    );
  });
  it('of the enemy on their own ship where nobody has anything', () => {
    expect(shoot('front>0.front', { ...POOR, active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "lando-calrissian-officer: discarded 0 lando-calrissian-officer, 0 dice 1-8 of 0 1 2 3 4 5 6 7,
          dice rerolled,
      major-derlin: exhausted 0 major-derlin,
      point-defense-ion-cannons: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice rerolled,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,"
    `);
  });
  it('in which a ship is destroyed', async () => {
    const weak = { damage: 10, shields: { front: 0 } };
    const also = [ship(ISD, 0, 300, 300)];
    await expect(
      [
        shoot('front>2.front', { friend: weak, active: 1, turnOf: 1, also }),
        shoot('front>0.front', { own: weak, active: 1, turnOf: 1 }),
      ].join('\n---\n'),
    ).toMatchFileSnapshot('../golden/asked-strikes/in-which-a-ship-is-destroyed.txt');
  });
});

describe('while ships move', () => {
  const into = (active: number, more: Fleet): string =>
    askedByUpgrades({ step: 'manoeuvre', y: 700, active, ...more }, {}, (t) => t.state.active !== active);
  const wall = (seat: number, x: number, y: number) => ship('cr90-corvette-a', seat, x, y, 0, { damage: 1 });
  it('their own ship onto an asteroid and into an enemy', () => {
    const obstacles = [{ token: 'asteroid-1', x: 740, y: 420 }];
    expect(into(0, { also: [wall(1, 800, 480)], obstacles })).toMatchInlineSnapshot(`
      "ahsoka-tano-officer-rebel: exhausted 0 ahsoka-tano-officer-rebel,
          0 card-command: navigate repair concentrate, tokenLost 0 navigate card,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
      asajj-ventress: exhausted 0 asajj-ventress, raidGone 1,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 0 navigate,
          tokenLost 0 navigate double,
      clone-captain-silver: exhausted 0 clone-captain-silver,
      moff-jerjerrod: 0 zone: front left right rear, suffers 0 1 front moff-jerjerrod, shieldLost 0 front 1,
      swift-return: 0 card-way: speed-change yaw-more,"
    `);
  });
  it('an enemy onto debris and into a friend', () => {
    const obstacles = [{ token: 'debris-1', x: 740, y: 560 }];
    expect(into(1, { turnOf: 1, also: [wall(0, 880, 560)], obstacles })).toMatchInlineSnapshot(
      `"g-8-experimental-projector: exhausted 0 g-8-experimental-projector,"`,
    );
  });
  it('a ship with Concentrate Fire', async () => {
    const own = { dials: ['concentrate', 'squadron'] };
    await expect(
      askedByUpgrades({ step: 'reveal', y: 640, active: 0, own }, {}, (t) => t.state.active !== 0),
    ).toMatchFileSnapshot('../golden/asked-strikes/a-ship-with-concentrate-fire.txt');
  });
});
