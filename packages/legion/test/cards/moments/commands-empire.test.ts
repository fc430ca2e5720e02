import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Empire in a crowd', () => {
  it('Darth Vader', () => {
    expect(
      commands(
        'implacable',
        'new-ways-to-motivate-them',
        'master-of-evil',
        'vaders-might',
        'fear-and-dead-men',
        'darkness-descends',
      ),
    ).toMatchInlineSnapshot(`
      "implacable
        orders alone + struck alone: unit.activates 0 → 0 dodge 1
        own + duel + on a vehicle: unit.activates 0, unit.activated 0 → 0 dodge 2
        own alone: unit.activates 0, unit.activated 0 → 0 dodge 1
      new-ways-to-motivate-them
        friend: unit.activates 1, free-action? move attack aim dodge standby recover → 1 wounds 3,
          6 suppression 2, dice wb, acts 1 move free / 1 attack, asked free-action 1, asked move 1
      master-of-evil
        orders: unit.ordered 0 → 0 dodge 2
        orders alone: unit.ordered 0, unit.activates 0 → 0 dodge 1, 1 suppression 3
        own + duel + on a vehicle: unit.activates 0 → 6 suppression 5, 7 suppression 4, 8 suppression 3
        own alone: unit.activates 0 → 0 order none, 1 order none, 1 suppression 1, 1 at 735 153, hand 0 0 1 0 1 0,
          asked action 3
        struck alone: unit.activates 0 → 1 suppression 3
      vaders-might
        orders alone + struck alone: act might 0
        own + on a vehicle: act might 0, card-unit? 1 6 → 1 at 947 422,
          acts 0 card:command:0.vaders-might/might free / 0 move, asked action 3, asked deploy 1
        own alone: act might 0 → 1 at 588 422, acts 0 card:command:0.vaders-might/might free / 0 move,
          asked action 3, asked deploy 1
        duel: act might 0, card-unit? 1 6 → 1 at 947 422,
          acts 0 card:command:0.vaders-might/might free / 0 attack, asked action 3, asked deploy 1
      fear-and-dead-men
        own + duel + on a vehicle + friend:  → 0 deflectsBlanks 3
        own alone: unit.activates 1 → 0 dodge 1, 0 deflectsBlanks 3
        friend struck + struck + struck in melee: unit.activates 6 → 0 dodge 2, 0 deflectsBlanks 3
        struck by a vehicle: unit.activates 9 → 0 dodge 2, 0 deflectsBlanks 3
        struck alone: unit.activates 1 → 0 dodge 1, 0 deflectsBlanks 3, asked dodge 1
      darkness-descends
        orders + orders alone:  → 0 surge 2

            own + own alone + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.reliable 4
        end:  → 0 surge 2, 0 keyword.reliable 4"
    `);
  });
  it('General Veers', () => {
    expect(commands('maximum-firepower', 'evasive-maneuvers', 'imperial-discipline')).toMatchInlineSnapshot(`
      "maximum-firepower
        own: unit.ends 0 → 11 status defeated, 11 wounds 4, dice wbwhws / rhrsrcrh, results 1 1 2 0 / 2 2 2 2,
          attacks 0>6 1 / 0>11 4
        on a vehicle: unit.ends 0 → 11 status defeated, 11 wounds 4, dice wbwhws / rhrsrcrh,
          results 0 1 0 1 / 2 2 3 1, attacks 0>9 2 / 0>11 4
      evasive-maneuvers
        own + duel + on a vehicle + friend + friend struck + struck + struck by a vehicle + struck in melee:  →
          3 keyword.outmaneuver 3
      imperial-discipline
        orders: unit.ordered 0, unit.ordered 2 → asked recover 2
        orders alone: unit.ordered 0"
    `);
  });
  it('Emperor Palpatine', () => {
    expect(commands('and-now-you-will-die', 'give-in-to-your-anger')).toMatchInlineSnapshot(`
      "and-now-you-will-die
        orders alone + struck alone: act lightning 0
        own: act lightning 0, attack.after 0>6 → 0 suppression 3, 0 wounds 2, 6 status defeated, 6 immobilize 1,
          6 wounds 4, 7 status defeated, 7 wounds 4, dice rhrsbhbbwbwh / rcrhbsbhwswb / rsrcbbbswhws,
          results 2 1 2 1 / 1 3 3 1 / 0 4 3 1, attacks 0>6 1 / 0>6 1 / 0>7 2, asked action 5, asked defender 3,
          asked dodge 2
        own alone: act lightning 0, attack.after 0>1 → 0 order none, 0 wounds 2, 1 order none, 1 at 735 305,
          hand 0 0 1 0 1 0, dice rbrbbbbbwbwb / rbrbbbbbwbwb / rbrbbbbbwbwb, results 0 0 0 0 / 0 0 0 0 / 0 0 0 0,
          attacks 0>1 1 / 0>1 1 / 0>1 1, asked action 6
        duel: act lightning 0, attack.after 0>6 → 0 suppression 3, 0 wounds 2, 6 status defeated, 6 immobilize 1,
          6 wounds 4, 7 status defeated, 7 wounds 4, dice rhrsbhbbwbwh / rcrhbsbhwswb / rsrcbbbswhws,
          results 3 1 3 1 / 2 3 3 2 / 0 4 3 1, acts 0 attack / 0 move, attacks 0>6 1 / 0>6 1 / 0>7 2,
          asked action 5, asked dodge 2, asked defender 1, asked move 1
        on a vehicle: act lightning 0, attack.after 0>9,
          destroyed-weapon? unit:grappling-claws unit:a-300-blaster-rifle → 0 suppression 3, 0 wounds 2,
          9 status defeated, 9 immobilize 2, 9 wounds 6, dice rhrsbhbbwbwh / rcrhbsbhwswb / rsrcbbbswhws,
          results 0 1 0 1 / 0 3 1 2 / 0 4 2 2, attacks 0>9 2 / 0>9 2 / 0>9 2, asked action 5, asked defender 3,
          asked destroyed-weapon 1
      give-in-to-your-anger
        own alone: turn.start"
    `);
  });
  it('Boba Fett', () => {
    expect(commands('whipcord-launcher')).toMatchInlineSnapshot(`
      "whipcord-launcher
        orders alone + struck alone: act whipcord 0
        own: act whipcord 0 → 6 suppression 5, 6 immobilize 2,
          acts 0 card:command:0.whipcord-launcher/whipcord free / 0 attack / 0 move, asked action 3
        own alone: act whipcord 0 → 1 order none, 1 suppression 1, 1 at 735 355, hand 0 0 1 0 0 0,
          acts 0 card:command:0.whipcord-launcher/whipcord free / 0 attack / 0 move, asked action 4
        duel: act whipcord 0 → 6 suppression 4, 6 immobilize 2,
          acts 0 card:command:0.whipcord-launcher/whipcord free / 0 attack / 0 move, asked action 3, asked move 1
        on a vehicle: act whipcord 0 → 6 suppression 4, 6 immobilize 2,
          acts 0 card:command:0.whipcord-launcher/whipcord free / 0 attack / 0 move, asked action 3"
    `);
  });
  it('Director Orson Krennic', () => {
    expect(commands('voracious-ambition', 'deploy-the-garrison', 'annihilation-looms')).toMatchInlineSnapshot(`
      "voracious-ambition
        orders: activation.start → hand 0 0 0 0 0 1
      deploy-the-garrison
        orders: activation.start, card-units? 0 1 2 4 10 (0-2) → 0 standby 1, 1 standby 1,
          acts 0 standby free / 1 standby free
        orders alone: activation.start, card-units? 0 (0-1) → 0 standby 1, acts 0 standby free
      annihilation-looms
        orders: command.resolve → 0 suppression 2, 1 suppression 2, 2 suppression 3, 4 standby 0, 4 suppression 1,
          5 suppression 1, 6 suppression 3, 7 suppression 2, 8 suppression 1, 10 suppression 2, 11 suppression 1
        orders alone: command.resolve → 0 suppression 1, 1 suppression 1"
    `);
  });
  it('Bossk', () => {
    expect(commands('merciless-munitions', 'reptilian-rampage', 'lying-in-wait')).toMatchInlineSnapshot(`
      "merciless-munitions
        orders alone + struck alone: act arm 0
        own + on a vehicle: act arm 0, marker-place? region, may? yes no →
          token 0 charge merciless-munitions 762 449, acts 0 card:command:0.merciless-munitions/arm / 0 attack,
          asked marker-place 1, asked may 1
        own alone: act arm 0, marker-place? region, may? yes no → token 0 charge merciless-munitions 762 449,
          acts 0 card:command:0.merciless-munitions/arm / 0 move, asked marker-place 1, asked may 1, asked move 2
        duel: act arm 0, marker-place? region → token 0 charge merciless-munitions 762 449,
          acts 0 card:command:0.merciless-munitions/arm / 0 attack, asked marker-place 1
      reptilian-rampage
        orders alone + struck alone: act rush 0
        own: act rush 0 → 0 wounds 1, acts 0 move free / 0 attack / 0 move, asked action 3, asked move 2
        own alone: act rush 0 → 0 wounds 1, acts 0 move free / 0 move, asked action 3, asked move 2
        on a vehicle: act rush 0 → acts 0 move free / 0 attack / 0 move, asked action 3, asked move 2
      lying-in-wait
        own:  → 7 status defeated, 7 suppression 1, 7 wounds 4, results 2 1 2 1, 0 keyword.sharpshooter 3
        own alone + duel + on a vehicle + friend:  → 0 keyword.sharpshooter 3
        friend struck + struck + struck in melee: unit.activated 6 → 0 aim 2, 0 keyword.sharpshooter 3
        struck by a vehicle: unit.activated 9 → 0 aim 2, 0 keyword.sharpshooter 3
        struck alone: unit.activated 1 → 0 aim 1, 0 keyword.sharpshooter 3"
    `);
  });
  it('cards of the faction', () => {
    expect(commands('covert-observation')).toMatchInlineSnapshot(`
      "covert-observation
        orders: unit.ordered 8 → 8 suppression 1"
    `);
  });
  it('Iden Versio', () => {
    expect(commands('pulse-scan', 'concussive-blast', 'tactical-strike')).toMatchInlineSnapshot(`
      "pulse-scan
        orders: command.resolve → 0 aim 2
        orders alone: command.resolve → 0 aim 1
        own: unit.ends 0 → 0 dodge 2, 0 standby 1, results 2 0 2 0, 0 keyword.sharpshooter 4
        own alone: unit.ends 0 → 0 dodge 1, 0 standby 1, 0 keyword.sharpshooter 4
        duel + on a vehicle: unit.ends 0 → 0 dodge 2, 0 standby 1, 0 keyword.sharpshooter 4
        friend + friend struck + struck + struck by a vehicle + struck alone + struck in melee:  →
          0 keyword.sharpshooter 4
      concussive-blast
        orders alone + struck alone: unit.activates 0
        own + on a vehicle: unit.activates 0 → asked recover 1, asked weapons 1
        own alone: unit.activates 0 → asked weapons 1
        duel: unit.activates 0 → asked recover 1
      tactical-strike
        orders alone + duel + struck alone: unit.activates 0
        own + on a vehicle: unit.activates 0 → 0 aim 2
        own alone: unit.activates 0 → 0 aim 1"
    `);
  });
  it('Agent Kallus', () => {
    expect(commands('face-me', 'isb-investigation', 'ruthless-tactics')).toMatchInlineSnapshot(`
      "face-me
        orders alone: act recover 0
        own + on a vehicle: act recover 0 → 0 dodge 2, acts 0 recover free / 0 attack / 0 move, 0 keyword.agile 3,
          0 keyword.block 3, asked action 3, asked recover 1
        own alone: act recover 0 → 0 dodge 1, acts 0 recover free / 0 attack / 0 move, 0 keyword.agile 3,
          0 keyword.block 3, asked action 3
        duel: act recover 0 → acts 0 recover free / 0 attack, 0 keyword.agile 3, 0 keyword.block 3,
          asked action 3, asked recover 1
        friend + friend struck:  → 0 keyword.agile 3, 0 keyword.block 3
        struck + struck by a vehicle:  → 0 keyword.agile 3, 0 keyword.block 3, asked dodge 1
        struck alone: act recover 0 → 0 keyword.agile 3, 0 keyword.block 3
        struck in melee: no action 6 withdraw → 0 keyword.agile 3, 0 keyword.block 3
      isb-investigation
        orders + orders alone: command.resolve, card-number? 0 1 2 3 4
      ruthless-tactics
        orders alone + struck alone: act recover 0
        own: act recover 0, attack.after 0>6 → 6 observation 2, acts 0 recover free / 0 attack / 0 move,
          asked action 3, asked recover 1
        own alone: act recover 0, attack.after 0>1 → 1 observation 1, acts 0 recover free / 0 attack / 0 move,
          asked action 3
        duel: act recover 0 → acts 0 recover free / 0 attack, asked action 3, asked recover 1
        on a vehicle: act recover 0, attack.after 0>9 → 9 observation 1, acts 0 recover free / 0 attack / 0 move,
          asked action 3, asked recover 1
        friend: attack.after 1>6 → 6 observation 2"
    `);
  });
});
