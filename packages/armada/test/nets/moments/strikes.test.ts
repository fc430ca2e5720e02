import { describe, expect, it } from 'vitest';
import { squadron } from '../../table.ts';
import { fleet, strike } from './fleet.ts';

describe('upgrade cards while squadrons attack', () => {
  const own = { phase: 'squadron', active: null, flying: { squadron: 3 } };
  const theirs = { phase: 'squadron', active: null, turnOf: 1, flying: { squadron: 4 } };
  const beside = squadron('howlrunner', 1, 1020, 470, { hull: 2 });
  it('a friendly one attacks a ship', () => {
    expect(strike('1.left', fleet(own)).moments()).toMatchInlineSnapshot(
      `"attack.modify 3>1: admiral-sloane/reroll bomber-command-center plo-koon-commander"`,
    );
  });
  it('a friendly one attacks a ship by the command of their ship', () => {
    expect(strike('1.left', fleet({ active: 0, flying: { squadron: 3, by: 0 } })).moments()).toMatchInlineSnapshot(
      `"attack.modify 3>1: admiral-sloane/reroll bomber-command-center plo-koon-commander yavaris/die"`,
    );
  });
  it('a friendly one attacks a ship by the command of another', () => {
    expect(strike('1.left', fleet({ active: 2, flying: { squadron: 3, by: 2 } })).moments()).toMatchInlineSnapshot(
      `"attack.modify 3>1: admiral-sloane/reroll bomber-command-center plo-koon-commander"`,
    );
  });
  it('a friendly one attacks a squadron by the command of their ship', () => {
    const heard = fleet({ active: 0, flying: { squadron: 3, by: 0 }, also: [beside] });
    expect(strike('5', heard).moments()).toMatchInlineSnapshot(`
      "attack.modify 3>5: admiral-sloane/spend commander-woldar toryn-farr yavaris/die
      further 0>1 front: insidious black
      obstructed 0>1 front: jainas-light no
      obstructed 0>1 right: jainas-light no
      obstructed 0>4 front: jainas-light no
      obstructed 0>4 right: jainas-light no"
    `);
  });
  it('a friendly one attacks a squadron by itself', () => {
    expect(strike('5', fleet({ ...own, also: [beside] })).moments()).toMatchInlineSnapshot(
      `"attack.modify 3>5: admiral-sloane/spend commander-woldar toryn-farr"`,
    );
  });
  it('an enemy attacks their ship', () => {
    expect(strike('0.front', fleet(theirs)).moments()).toMatchInlineSnapshot(`
      "attack.after 4>0: cluster-bombs
      attack.damage 4>0: major-derlin
      attack.declared 4>0: barriss-offee reeva-demesne
      attack.defend 4>0: admonition kyrsta-agate-commander lando-calrissian-officer point-defense-ion-cannons
          targeting-scrambler
      attack.defended 4>0: luminara-unduli-commander tranquility
      attack.gather 4>0: thermal-shields
      damage.suffers 0: bright-hope foremans-labor implacable
      no critical 4>0: commander-gherant
      squadrons.turn: hyperwave-signal-boost"
    `);
  });
  it('an enemy attacks their friend', () => {
    expect(strike('2.front', fleet(theirs)).moments()).toMatchInlineSnapshot(`
      "attack.defend 4>2: targeting-scrambler
      attack.defended 4>2: luminara-unduli-commander
      damage.suffers 2: implacable
      squadrons.turn: hyperwave-signal-boost"
    `);
  });
  it('an enemy attacks a friendly squadron', () => {
    const heard = fleet({ ...theirs, flying: { squadron: 5 }, also: [beside] });
    expect(strike('3', heard).moments()).toMatchInlineSnapshot(`"attack.defended 5>3: luminara-unduli-commander"`);
  });
});
