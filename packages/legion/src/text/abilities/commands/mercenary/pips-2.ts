import type { Sayings } from '../../types.ts';

export const mercenaryPips2: Sayings = {
  'command/a-machine-made-for-killing': {
    de: 'Der benannte Droide bekommt den Befehl und 1 Zielmarker und hat in dieser Runde Demoralisieren 3 und Ruhige Hand.',
    en: 'The nominated droid is ordered, gains 1 aim token and has Demoralize 3 and Steady this round.',
  },
  'command/both-hunter-and-prey': {
    de: 'Nach ihrer ersten Aktivierung in dieser Runde darf die Waffenschmiedin 1 Wunde erleiden: Ihr Befehlsmarker kommt in den Vorrat zurück, und sie wird noch einmal aktiviert, mit 1 Aktion weniger.',
    en: 'After her first activation this round the Armorer may suffer 1 wound: her order token goes back to the pool, and she activates once more with 1 action fewer.',
  },
  'command/fight-another-day': {
    de: 'Gar Saxon erteilt in dieser Runde Befehle nur in Reichweite 1. Wer damit einen Befehl bekommt, erhält 1 Ausweichmarker. Er und befreundete Spezialeinsatzkräfte haben Outmaneuver.',
    en: 'Gar Saxon issues orders only within range 1 this round. Whoever is ordered with it gains 1 dodge token. He and friendly special forces have Outmaneuver.',
  },
  'command/i-like-those-odds': {
    de: 'Din erhält 1 Zielmarker. Nach seiner Angriffsaktion darf er eine andere Einheit angreifen.',
    en: 'Din gains 1 aim token. After his attack action he may attack a different unit.',
  },
  'command/thats-just-good-business': {
    de: 'Hondo darf sich in seiner Aktivierung einmal frei bewegen. Beginnt er dadurch oder später in der Runde das erste Mal einen Nahkampf, gibt er dem Feind seine Niederhalten-Marker und nimmt dessen grüne Marker.',
    en: 'Hondo may perform a free move action in his activation. The first time he starts a melee this round he hands his suppression tokens to that enemy and takes its green tokens.',
  },
};
