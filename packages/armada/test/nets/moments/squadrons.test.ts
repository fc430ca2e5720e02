import { describe, expect, it } from 'vitest';
import { apart, type Script, type Spec, ship, squadron } from '../../table.ts';
import { ALL_SQUADRONS, type Heard, listen } from './listening.ts';

/**
 * 0 carries all squadron cards. Beside it stand its friend 1 and the enemies 2 (unique) and 3, ahead the enemy ship 4 and
 * behind it its own ship 5; 6 and 7 are a friend and an enemy who fight far away.
 */
const [X, Y] = [600, 400];
const TOKENS = ['brace', { kind: 'scatter', state: 'discarded' }];
function wing({ own = {}, ...more }: { readonly own?: Spec; readonly [more: string]: unknown } = {}): Heard {
  const spec = {
    units: [
      squadron(ALL_SQUADRONS, 0, X, Y, { hull: 2, tokens: TOKENS, ...own }),
      squadron('tie-fighter-squadron', 0, X - apart(20), Y, { hull: 2 }),
      squadron('soontir-fel', 1, X + apart(20), Y, { hull: 3 }),
      squadron('x-wing-squadron', 1, X - apart(20), Y + apart(20)),
      ship('gladiator-i-class-star-destroyer', 1, X + 20, Y + 100, 0, { speed: 2 }),
      ship('victory-ii-class-star-destroyer', 0, X, Y - 130, 0, { speed: 2, commands: ['concentrate'] }),
      squadron('tie-fighter-squadron', 0, 1400, 300),
      squadron('x-wing-squadron', 1, 1400 + apart(20), 300, { activated: true }),
    ],
    red: ['crit', 'accuracy', 'hit'],
    blue: ['hit', 'accuracy', 'crit'],
    black: ['hitcrit', 'hit'],
    ...more,
  };
  return listen('squadron', JSON.parse(JSON.stringify(spec)));
}
const inPhase = (id: number, more: object = {}): Heard =>
  wing({ phase: 'squadron', turnOf: [2, 3, 7].includes(id) ? 1 : 0, flying: { squadron: id }, ...more });
const said = ({ moments, numbers }: Heard): string => `${moments()}\n${numbers()}`.trim();
const fights = (target: string, heard: Heard, script: Script = {}): string => {
  heard.table.fight({ 'squadron-act': 'attack', attack: target, ...script });
  return said(heard);
};

describe('squadron cards in their own attacks', () => {
  it('on a squadron, in the Squadron Phase', async () => {
    await expect(fights('>3', inPhase(0))).toMatchFileSnapshot(
      '../../golden/moments/squadrons/on-a-squadron-in-the-squadron-phase.txt',
    );
  });
  it('on a unique squadron, by the command of a ship', async () => {
    const heard = wing({ active: 5, flying: { squadron: 0, by: 5 }, own: { x: X + 2 * apart(20) } });
    await expect(fights('>2', heard)).toMatchFileSnapshot(
      '../../golden/moments/squadrons/on-a-unique-squadron-by-the-command-of-a-ship.txt',
    );
  });
  it('on a ship', () => {
    const alone = { x: X + 120, y: Y + 100, hull: 3, tokens: [] };
    expect(fights('>4.right', inPhase(0, { own: alone }))).toMatchInlineSnapshot(`
      "attack.after 0>4: kickback
      attack.modify 0>4: bossk dash-rendar kanan-jarrus maarek-stele
      no attack 0: vult-skerris
      obstructed 0>4: dis-t81 no
      = critDamage 0 close: darth-vader-tie-advanced {"atLeast":1}
      = shipReach 0: major-rhymer {"atLeast":123}
      = unhindered 0: tycho-celchu {"atLeast":1}"
    `);
  });
  it('far from all others, on a squadron that has been activated', () => {
    const own = { x: 1400 + apart(20), y: 300 + apart(20), tokens: [{ kind: 'brace', state: 'exhausted' }] };
    expect(fights('>7', inPhase(0, { own }))).toMatchInlineSnapshot(`
      "acts 0: anakin-skywalker-btl-b-y-wing colonel-jendon hondo-ohnaka-firespray-31
      attack.after 0>7: kickback
      attack.modify 0>7: bossk dash-rendar lando-calrissian-yt-1300 maarek-stele morna-kee wedge-antilles-x-wing
          zertik-strom
      attack.resolved 0>7: anakin-skywalker-delta-7 dutch-vander
      no attack 0: vult-skerris
      obstructed 0>7: dis-t81 no
      = critDamage 0 close: darth-vader-tie-advanced {"atLeast":1} general-grievous-belbullab-22 {"atLeast":1}
      = keyword.counter 7 close: ig-88 {"atMost":0}
      = unhindered 0: tycho-celchu {"atLeast":1}"
    `);
  });
});

describe('squadron cards in the attacks of others', () => {
  it('a friend beside it attacks a squadron', () => {
    expect(fights('>3', inPhase(1))).toMatchInlineSnapshot(`
      "attack.modify 1>3: howlrunner lieutenant-blount
      = keyword.escort 0: tel-trevura {"atLeast":1}
      = shipReach 1: major-rhymer {"atLeast":123}"
    `);
  });
  it('a friend far away attacks a squadron', () => {
    expect(fights('>7', inPhase(6))).toMatchInlineSnapshot(`"= keyword.escort 0: tel-trevura {"atLeast":1}"`);
  });
  it('an enemy attacks it', () => {
    expect(fights('>0', inPhase(3))).toMatchInlineSnapshot(`
      "attack.defend 3>0: lando-calrissian-yt-1300
      no target 3>0: valen-rudor
      obstructed 3>0: ciena-ree yes luminara-unduli-delta-7 yes
      obstructed 3>1: luminara-unduli-delta-7 yes
      = keyword.escort 0: tel-trevura {"atLeast":1}"
    `);
  });
  it('a unique enemy attacks it', () => {
    expect(fights('>0', inPhase(2))).toMatchInlineSnapshot(`
      "attack.defend 2>0: lando-calrissian-yt-1300
      no target 2>0: valen-rudor
      obstructed 2>0: ciena-ree yes luminara-unduli-delta-7 yes
      obstructed 2>1: luminara-unduli-delta-7 yes
      = keyword.escort 0: tel-trevura {"atLeast":1}"
    `);
  });
  it('an enemy attacks its friend', () => {
    expect(fights('>1', inPhase(3))).toMatchInlineSnapshot(`
      "attack.after 3>1: soontir-fel
      damage.suffers 1: axe
      no target 3>0: valen-rudor
      obstructed 2>0: ciena-ree yes luminara-unduli-delta-7 yes
      obstructed 3>0: ciena-ree yes luminara-unduli-delta-7 yes
      obstructed 3>1: luminara-unduli-delta-7 yes
      squadron.after 3: phlac-arphocc-prototypes
      tokens for 1: jan-ors
      = keyword.counter 1 close: dengar {"add":1} plo-koon-delta-7 {"atLeast":1}
      = keyword.escort 0: tel-trevura {"atLeast":1}"
    `);
  });
  it('an enemy attacks a friend far away', () => {
    expect(fights('>6', inPhase(7))).toMatchInlineSnapshot(`"= keyword.escort 0: tel-trevura {"atLeast":1}"`);
  });
  it('its ship attacks a ship beside it', () => {
    expect(fights('front>4.rear', wing({ active: 5, step: 'attack' }))).toMatchInlineSnapshot(
      `"attack.modify 5>4: captain-jonus"`,
    );
  });
  it('its ship attacks a squadron beside it', () => {
    expect(fights('front>2', wing({ active: 5, step: 'attack' }))).toMatchInlineSnapshot(
      `"= keyword.escort 0: tel-trevura {"atLeast":1}"`,
    );
  });
  it('its ship attacks a ship, and it is far away', () => {
    const heard = wing({ active: 5, step: 'attack', own: { x: 1700, y: 700 } });
    expect(fights('front>4.rear', heard)).toMatchInlineSnapshot(`""`);
  });
  it('an enemy ship attacks it', () => {
    expect(fights('rear>0', wing({ active: 4, step: 'attack', turnOf: 1 }))).toMatchInlineSnapshot(`
      "attack.defend 4>0: lando-calrissian-yt-1300
      obstructed 4>0 rear: ciena-ree yes
      = keyword.escort 0: tel-trevura {"atLeast":1}"
    `);
  });
});

describe('squadron cards in a round', () => {
  it('it is activated in the Squadron Phase, and does not attack', () => {
    const heard = inPhase(0);
    heard.table.goOn((t) => t.state.flying?.squadron !== 0);
    expect(said(heard)).toMatchInlineSnapshot(`
      "acts 0: anakin-skywalker-btl-b-y-wing colonel-jendon hondo-ohnaka-firespray-31
      no attack 0: vult-skerris
      obstructed 0>3: dis-t81 no
      = keyword.escort 2: ig-88 {"atMost":0}
      = keyword.escort 3: ig-88 {"atMost":0}
      = shipReach 0: major-rhymer {"atLeast":123}
      = shipReach 1: major-rhymer {"atLeast":123}
      = unhindered 0: tycho-celchu {"atLeast":1}"
    `);
  });
  it('others are activated, and a new round begins', async () => {
    const heard = wing({ phase: 'squadron', stage: 'start', own: { activated: true } });
    heard.table.goOn((t) => t.state.round === 2 && t.state.phase === 'squadron');
    await expect(said(heard)).toMatchFileSnapshot(
      '../../golden/moments/squadrons/others-are-activated-and-a-new-round-begins.txt',
    );
  });
});
