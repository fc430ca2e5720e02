import { describe, expect, it } from 'vitest';
import { ship } from '../../table.ts';
import { activation, fleet, ISD, POOR } from './fleet.ts';

/** From the dial to the manoeuvre. */
const begins = { step: 'reveal', y: 640 };
const dial = (command: string) => ({ dials: [command, command, command], commands: [command] });

describe('upgrade cards while their own ship is activated', () => {
  const reveals = (command: string) => activation(0, fleet({ ...begins, own: dial(command) }));
  const navigate = reveals('navigate');
  const squadron = reveals('squadron');
  it('it reveals Navigate', async () => {
    await expect(navigate.moments()).toMatchFileSnapshot('../../golden/moments/activations/it-reveals-navigate.txt');
  });
  it('it reveals Squadron', () => {
    expect(squadron.moments(navigate)).toMatchInlineSnapshot(`
      "command.gains 0 navigate: -tantive-iv
      command.gains 0 squadron: +tantive-iv
      command.resolved 0 navigate false: -commander-vanto -resolute
      command.resolved 0 squadron false: +commander-vanto +resolute
      command.resolving 0 squadron false: +clone-commander-wolffe +san-hill
      command.way 0 navigate false: -leia-organa-commander
      command.way 0 squadron false: +leia-organa-commander
      course.determine 0: +clone-captain-silver -rakehell
      manoeuvre.after 0: -engine-techs/again -quantum-storm
      ship.revealed 0: -pursuant"
    `);
  });
  it('it reveals Repair', async () => {
    await expect(reveals('repair').moments(navigate)).toMatchFileSnapshot(
      '../../golden/moments/activations/it-reveals-repair.txt',
    );
  });
  it('it reveals Concentrate Fire', () => {
    expect(reveals('concentrate').moments(navigate)).toMatchInlineSnapshot(`
      "command.gains 0 concentrate: +tantive-iv
      command.gains 0 navigate: -tantive-iv
      command.resolved 0 navigate false: -commander-vanto -resolute
      command.way 0 navigate false: -leia-organa-commander
      course.determine 0: +clone-captain-silver -rakehell
      manoeuvre.after 0: -engine-techs/again -quantum-storm"
    `);
  });
  it('it has nothing, and reveals Squadron', async () => {
    const heard = fleet({ ...POOR, ...begins, own: { ...POOR.own, dials: ['squadron', 'squadron', 'squadron'] } });
    await expect(activation(0, heard).moments(squadron)).toMatchFileSnapshot(
      '../../golden/moments/activations/it-has-nothing-and-reveals-squadron.txt',
    );
  });
  it('its cards are exhausted', async () => {
    const heard = fleet({ ...begins, own: dial('squadron'), card: { exhausted: true } });
    await expect(activation(0, heard).moments(squadron)).toMatchFileSnapshot(
      '../../golden/moments/activations/its-cards-are-exhausted.txt',
    );
  });
});

describe('upgrade cards while another ship is activated', () => {
  const repair = activation(2, fleet({ ...begins, active: 2, friend: dial('repair') }));
  it('a friend reveals Repair', async () => {
    await expect(repair.moments()).toMatchFileSnapshot('../../golden/moments/activations/a-friend-reveals-repair.txt');
  });
  it('a friend reveals Squadron', () => {
    expect(
      activation(2, fleet({ ...begins, active: 2, friend: dial('squadron') })).moments(repair),
    ).toMatchInlineSnapshot(`
      "command.resolving 2 repair false: -redemption
      command.resolving 2 squadron false: +san-hill
      command.way 2 repair false: -leia-organa-commander
      command.way 2 squadron false: +leia-organa-commander"
    `);
  });
  it('a friend far away reveals Navigate', () => {
    const heard = fleet({ ...begins, active: 2, friend: { ...dial('navigate'), x: 1700, y: 100 } });
    expect(activation(2, heard).moments(repair)).toMatchInlineSnapshot(`
      "command.resolving 2 repair false: -redemption
      command.way 2 navigate false: +leia-organa-commander
      command.way 2 repair false: -leia-organa-commander
      ship.attackStart 2: -ahsoka-tano-officer-rebel -asajj-ventress
      ship.beforeCommands 2: -ahsoka-tano-officer-rebel -asajj-ventress
      ship.beforeReveal 0: -hand-of-justice
      ship.beforeReveal 2: -ahsoka-tano-officer-rebel -asajj-ventress
      ship.ends 2: -ahsoka-tano-officer-rebel -asajj-ventress
      ship.manoeuvreStart 2: -ahsoka-tano-officer-rebel -asajj-ventress
      ship.revealed 2: -ahsoka-tano-officer-rebel -asajj-ventress -commandant-aresko"
    `);
  });
  it('an enemy reveals Squadron', () => {
    const heard = fleet({ ...begins, active: 1, turnOf: 1, foe: { ...dial('squadron'), raids: [] } });
    expect(activation(1, heard).moments()).toMatchInlineSnapshot(`
      "command.resolved 1 squadron false: general-draven-commander
      manoeuvre.before 1: g-8-experimental-projector
      passes: strategic-adviser
      ship.after 1: suppressor"
    `);
  });
  it('an enemy reveals Navigate, near their ship', () => {
    const foe = { ...dial('navigate'), raids: [], x: 640, y: 560, degrees: 0 };
    expect(activation(1, fleet({ ...begins, active: 1, turnOf: 1, foe })).moments()).toMatchInlineSnapshot(`
      "command.resolved 1 navigate false: general-draven-commander
      manoeuvre.before 1: g-8-experimental-projector
      passes: strategic-adviser
      speed.changed 1: the-grand-inquisitor"
    `);
  });
  it('an enemy far away reveals Repair', () => {
    const foe = { ...dial('repair'), raids: [], x: 1700, y: 800, degrees: 180 };
    expect(activation(1, fleet({ ...begins, active: 1, turnOf: 1, foe })).moments()).toMatchInlineSnapshot(`
      "command.resolved 1 repair false: general-draven-commander
      passes: strategic-adviser"
    `);
  });
});

describe('upgrade cards when ships come to stand', () => {
  const overlapping = { step: 'manoeuvre', y: 700 };
  it('their own ship flies onto an asteroid and into an enemy', async () => {
    const also = [ship(ISD, 1, 800, 520, 90, { speed: 1 })];
    const heard = fleet({ ...overlapping, also, obstacles: [{ token: 'asteroid-1', x: 740, y: 420 }] });
    await expect(activation(0, heard).moments()).toMatchFileSnapshot(
      '../../golden/moments/activations/their-own-ship-flies-onto-an-asteroid-and-into-an-enemy.txt',
    );
  });
  it('their friend flies onto a station and into an enemy', () => {
    const also = [ship(ISD, 1, 960, 520, 90, { speed: 1 })];
    const heard = fleet({ ...overlapping, active: 2, also, obstacles: [{ token: 'station', x: 1010, y: 420 }] });
    expect(activation(2, heard).moments()).toMatchInlineSnapshot(`
      "command.way 2 navigate true: admiral-piett
      course.determine 2: admiral-ozzel-commander/course general-madine moff-jerjerrod
      passes: strategic-adviser
      ship.activates 0: beast-of-burden disposable-capacitors phylon-q7-tractor-beams walex-blissex
      ship.beforeCommands 0: ahsoka-tano-officer-rebel asajj-ventress
      ship.beforeReveal 0: ahsoka-tano-officer-rebel asajj-ventress hand-of-justice
      ship.ends 2: ahsoka-tano-officer-rebel asajj-ventress
      ship.manoeuvreStart 2: ahsoka-tano-officer-rebel asajj-ventress
      token for 0 repair: commander-beck
      token for 0 squadron: commander-beck"
    `);
  });
  it('an enemy flies onto debris and into their ship', () => {
    const also = [ship(ISD, 1, 800, 560, 180, { speed: 2 })];
    const heard = fleet({
      ...overlapping,
      active: 5,
      turnOf: 1,
      also,
      obstacles: [{ token: 'debris-1', x: 740, y: 460 }],
    });
    expect(activation(5, heard).moments()).toMatchInlineSnapshot(`
      "manoeuvre.before 5: g-8-experimental-projector
      manoeuvre.overlaps 5: amity eclipse
      ship.after 5: suppressor"
    `);
  });
});
