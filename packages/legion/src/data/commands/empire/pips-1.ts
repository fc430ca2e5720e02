import { command, laterCommand } from '../../command-rows.ts';
import { VADER } from '../owners.ts';

export const EMPIRE_PIPS_1 = [
  command('implacable', 'Implacable', 1, 'Darth Vader', { owners: VADER, effect: true, later: {} }),
  command('vaders-might', "Vader's Might", 1, 'Darth Vader', { owners: VADER, effect: true, later: {} }),
  command('maximum-firepower', 'Maximum Firepower', 1, 'General Veers', {
    owners: ['general-veers'],
    weapons: '[4+] 4R (Impact 2, Immune: Deflect)',
    effect: true,
    later: {},
  }),
  command('and-now-you-will-die', 'And Now... You Will Die', 1, 'Emperor Palpatine', {
    owners: ['emperor-palpatine'],
    effect: true,
  }),
  command('whipcord-launcher', 'Whipcord Launcher', 1, 'Boba Fett', {
    owners: ['boba-fett-infamous-bounty-hunter'],
    effect: true,
    later: {},
  }),
  command('voracious-ambition', 'Voracious Ambition', 1, 'Director Orson Krennic', {
    owners: ['director-orson-krennic'],
    effect: true,
    later: {},
  }),
  command('merciless-munitions', 'Merciless Munitions', 1, 'Bossk', {
    owners: ['bossk'],
    weapons: 'Dioxis Charge [1 area] 1R 1B (Blast) {surge crit}',
    permanent: true,
    effect: true,
    later: {},
  }),
  command('covert-observation', 'Covert Observation', 1, '1 special forces or operative', {
    faction: 'empire',
    effect: true,
    later: {},
  }),
  command('pulse-scan', 'Pulse Scan', 1, 'Iden Versio', { owners: ['iden-versio'], effect: true, later: {} }),
  command('face-me', 'Face Me!', 1, 'Agent Kallus', { owners: ['agent-kallus'], effect: true, later: {} }),
  laterCommand('unrelenting-fire', 'Unrelenting Fire', 1, '2 units', {
    faction: 'empire',
    battleForce: 'Blizzard Force',
    effect: true,
  }),
  laterCommand('die-at-my-hand', 'Die at My Hand', 1, 'Moff Gideon', {
    owners: ['moff-gideon'],
    effect: true,
    unknown: true,
  }),
  laterCommand('drive-them-out', 'Drive Them Out', 1, '1 vehicle', {
    faction: 'empire',
    battleForce: 'Tempest Force',
    effect: true,
  }),
  laterCommand('gunner-infantry', 'Gunner, Infantry!', 1, 'Major Marquand', {
    owners: ['major-marquand'],
    effect: true,
  }),
  laterCommand('come-and-prove-it', 'Come and Prove It', 1, 'Fifth Brother + Seventh Sister', {
    owners: ['seventh-sister'],
    effect: true,
  }),
  laterCommand('fearsome-oration', 'Fearsome Oration', 1, 'Imperial Agent', {
    owners: ['imperial-agent'],
    effect: true,
    unknown: true,
  }),
  laterCommand('architects-of-their-own-destruction', 'Architects of Their Own Destruction', 1, '1 unit', {
    owners: ['grand-admiral-thrawn'],
    effect: true,
    unknown: true,
  }),
  laterCommand('i-have-graphs-and-the-command', 'I Have Graphs AND the Command', 1, '1 unit', {
    owners: ['general-tagge'],
    effect: true,
    unknown: true,
  }),
  laterCommand('moment-of-triumph', 'Moment of Triumph', 1, 'none', {
    owners: ['grand-moff-tarkin'],
    effect: true,
    unknown: true,
  }),
];
