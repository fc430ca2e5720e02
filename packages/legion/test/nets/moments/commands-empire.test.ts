import { describe, expect, it } from 'vitest';
import { command } from './scenes.ts';

const commands = (...ids: readonly string[]) => ids.map((id) => command('1.2', id)).join('\n');

describe('command cards of the Empire in a crowd', () => {
  it('Darth Vader', async () => {
    await expect(
      commands(
        'implacable',
        'new-ways-to-motivate-them',
        'master-of-evil',
        'vaders-might',
        'fear-and-dead-men',
        'darkness-descends',
      ),
    ).toMatchFileSnapshot('../../golden/moments/commands-empire/darth-vader.txt');
  });
  it('General Veers', async () => {
    await expect(commands('maximum-firepower', 'evasive-maneuvers', 'imperial-discipline')).toMatchFileSnapshot(
      '../../golden/moments/commands-empire/general-veers.txt',
    );
  });
  it('Emperor Palpatine', async () => {
    await expect(commands('and-now-you-will-die', 'give-in-to-your-anger')).toMatchFileSnapshot(
      '../../golden/moments/commands-empire/emperor-palpatine.txt',
    );
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
  it('Bossk', async () => {
    await expect(commands('merciless-munitions', 'reptilian-rampage', 'lying-in-wait')).toMatchFileSnapshot(
      '../../golden/moments/commands-empire/bossk.txt',
    );
  });
  it('cards of the faction', () => {
    expect(commands('covert-observation')).toMatchInlineSnapshot(`
      "covert-observation
        orders: unit.ordered 8 → 8 suppression 1"
    `);
  });
  it('Iden Versio', async () => {
    await expect(commands('pulse-scan', 'concussive-blast', 'tactical-strike')).toMatchFileSnapshot(
      '../../golden/moments/commands-empire/iden-versio.txt',
    );
  });
  it('Agent Kallus', async () => {
    await expect(commands('face-me', 'isb-investigation', 'ruthless-tactics')).toMatchFileSnapshot(
      '../../golden/moments/commands-empire/agent-kallus.txt',
    );
  });
});
