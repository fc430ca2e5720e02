import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const illicit: readonly Upgrade[] = upgradesOf('illicit', [
  card('inertialdampeners', ['Inertial Dampeners', 'Trägheitsdämpfer'], 1, [25, 27]),
  card('deadmansswitch', ["Dead Man's Switch", 'Totmannschalter'], 2, [27, 70]),
  card('feedbackarray', ['Feedback Array', 'Rückkopplungsfeld'], 2, [27, 42]),
  card('hotshotblaster', '"Hot Shot" Blaster', 3, [27, 28], {
    weapon: { dice: 3, range: [1, 2], discard: true, outsideArc: true },
    ability: false,
  }),
  card('glitterstim', ['Glitterstim', 'Glitzerstim'], 2, [31, 32]),
  unique('cloakingdevice', ['Cloaking Device', 'Tarngerät'], 2, 41, { restrict: { size: ['small'] } }),
  card('riggedcargochute', ['Rigged Cargo Chute', 'Manipulierte Frachtrampe'], 1, 56, {
    restrict: { size: ['large'] },
  }),
  card('blackmarketslicertools', ['Black Market Slicer Tools', 'Hacker-Tools vom Schwarzmarkt'], 1, 56),
  card('burnoutslam', ['Burnout SLAM', 'Durchbrennender SLAM'], 1, 57, {
    restrict: { size: ['large'] },
    grants: { actions: ['slam'] },
  }),
  unique('empdevice', ['EMP Device', 'EMP Emitter'], 2, 59),
  card('scavengercrane', ['Scavenger Crane', 'Schrottsammler-Kran'], 2, 61),
  card('iondischargers', ['Ion Dischargers', 'Ionen-Entlader'], 2, 73),
  card('contrabandcybernetics', ['Contraband Cybernetics', 'Illegale Kybernetik'], 1, 70),
]);
