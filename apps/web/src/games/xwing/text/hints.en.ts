import type { Hints } from './hints.ts';

export const hintsEn: Hints = {
  initiative: 'With equal pilot skill the player with initiative acts first, and places first.',
  obstacle: 'Players take turns to place. Obstacles slow ships down and give cover.',
  'obstacle-place':
    'Drag the obstacle to its place or type numbers. It keeps away from the edges and from the other obstacles.',
  edge: 'You set up your ships along this edge.',
  'deploy-order': 'Pilots of equal skill are placed in any order.',
  deploy:
    'Drag the ship into your starting area and turn it. The lowest pilot skills are placed first, before they know where the others will be.',
  dials:
    'Set a manoeuvre for every ship in secret. Green removes stress, red brings it. Nothing is measured here: judge where you will land and where the enemy will be.',
  'dials+preview':
    'Set a manoeuvre for every ship in secret. Green removes stress, red brings it. The move preview shows where you land; judge where the enemy will be.',
  activate:
    'Several of your ships have the same pilot skill: you choose the order. Whoever is in front had better leave first.',
  'stressed-manoeuvre': 'A ship that may not fly what its dial shows flies what its opponent picks.',
  action:
    'One action for each ship: focus helps in attack and defence, evade stops one hit, a target lock lets you reroll attack dice.',
  'free-action': 'A free action comes on top of the usual one. No action twice in a round.',
  lock: 'A target lock stays until it is spent: to reroll attack dice, or to fire torpedoes and missiles.',
  'barrelroll-direction': 'A barrel roll shifts the ship sideways; it goes on facing the same way.',
  'barrelroll-slide': 'Drag the ship along the template to where it ends.',
  'boost-direction': 'A boost takes the ship a little farther with a template of speed 1.',
  'boost-slide': 'Drag the ship to where it ends.',
  'tallon-slide': 'Drag the ship along the template to where it ends.',
  slam: 'SLAM flies another manoeuvre of the same speed; afterwards the weapons are disabled.',
  decloak: 'A cloaked ship cannot attack. Decloaking shifts it a little.',
  'decloak-direction': 'Decloaking shifts the ship sideways or forwards with a template of speed 2.',
  'decloak-slide': 'Drag the ship along the template to where it ends.',
  'drop-template': 'The bomb is laid behind the ship with this template.',
  reinforce: 'Say whether the front or the rear is protected.',
  rotatearc: 'Turn the mobile arc to where the enemy will be.',
  coordinate: 'The ship you choose may perform a free action at once.',
  fight: 'Several of your ships have the same pilot skill: you choose who attacks first.',
  attack:
    'Choose a weapon and a target. At range 1 you roll one more attack die; at range 3 the defender rolls one more, and behind obstacles too.',
  reroll: 'Click the dice that are to be rolled again. Each die can be rerolled only once.',
  'window:attack.modifyAttackDice':
    'A focus token turns all focus results into hits; a target lock rerolls dice. What you save helps later in the round.',
  'window:attack.modifyDefenceDice':
    'A focus token turns all focus results into evades; an evade token adds one. What you save helps against the next attack.',
  tow: 'The tractor beam shifts the ship: by a barrel roll or a boost that the opponent chooses.',
};
