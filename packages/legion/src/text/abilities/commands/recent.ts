import type { Sayings } from '../types.ts';

/** Command cards that 2.6 brought, those that were read last. */
export const recentCommands: Sayings = {
  'command/unrelenting-fire': {
    de: 'In dieser Runde entfernt jede feindliche Einheit beim Sammeln höchstens 1 Niederhalten-Marker.',
    en: 'This round no enemy unit removes more than 1 suppression token when it rallies.',
  },
  'command/you-have-something-i-want': {
    de: 'Nicht in Runde 1. Nach den Befehlen wird eine Einheit Dunkler Truppler mit offenem Befehlsmarker jenseits von Reichweite 2 aller Feinde neu aufgestellt; ihr Marker wird umgedreht.',
    en: 'Not in round 1. After orders a unit of Imperial Dark Troopers with a faceup order token is placed anew, beyond range 2 of all enemies; its token is turned facedown.',
  },
  'command/squadron-on-me': {
    de: 'Wenn Marquand aktiviert wird, dürfen befreundete Fahrzeuge in Reichweite 4 sich drehen und mit Geschwindigkeit 1 bewegen.',
    en: 'When Marquand activates, friendly vehicles within range 4 may pivot and make a speed-1 move.',
  },
  'command/armored-cavalry': {
    de: 'Ein Fahrzeug, das mit dieser Karte einen Befehl bekommt, darf 1 Ausweichmarker erhalten, wenn es in Marquands Frontfeuerwinkel oder noch nicht im Spiel ist, in einem seitlichen 1 Zielmarker, im hinteren sich mit Geschwindigkeit 1 bewegen.',
    en: 'A vehicle that is issued an order with this card may gain 1 dodge token if it is in Marquand’s front arc or not deployed yet, 1 aim token in a side arc, or make a speed-1 move in the rear arc.',
  },
  'command/you-hide-your-fear-well': {
    de: 'Die Siebte Schwester hat Demoralisieren 1. Niedergehaltene Feinde in Reichweite 4 würfeln mit jedem Zielmarker 1 Würfel weniger neu.',
    en: 'The Seventh Sister has Demoralize 1. Suppressed enemies within range 4 reroll 1 die fewer with each aim token.',
  },
  'command/come-and-prove-it': {
    de: 'Fünfter Bruder und Siebte Schwester sind unbezwingbar und werfen beim Verteidigen 1 Würfel mehr. Hat die Siebte Schwester einen offenen Befehlsmarker, erhält sie, wenn sie angegriffen wird, vor der Deckung 1 Ausweichmarker.',
    en: 'Fifth Brother and Seventh Sister are indomitable and roll 1 more defence die. While the Seventh Sister has a faceup order token she gains 1 dodge token before cover when she is attacked.',
  },
  'command/arboreal-assault': {
    de: 'Nur mit einem Ewok-Commander. Waffen von Ewok-Trupplern, die damit einen Befehl bekommen, sind niederhaltend und immobilisieren 1. Greifen Spezialeinsatzkräfte einen Feind mit offenem Befehlsmarker an, geht dieser in den Pool zurück.',
    en: 'Needs an Ewok commander. Weapons of Ewok troopers that are ordered with it gain Suppressive and Immobilize 1. When special forces attack an enemy with a faceup order token, that token goes back to the pool.',
  },
  'command/hiding-in-plain-sight': {
    de: 'Nur mit einem Ewok-Commander. Wer damit einen Befehl bekommt, hat in dieser Runde das Schlüsselwort Inconspicuous.',
    en: 'Needs an Ewok commander. Whoever is ordered with it has Inconspicuous this round.',
  },
  'command/not-out-of-it-yet': {
    de: 'Wer damit einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen. Han und Luke erhalten zu Beginn ihrer Aktivierung je 1 Ziel- und 1 Ausweichmarker, wenn sie in Reichweite 2 voneinander sind.',
    en: 'Whoever is ordered with it may make a speed-1 move. Han and Luke gain 1 aim and 1 dodge token when they activate within range 2 of each other.',
  },
  'command/this-partys-over': {
    de: 'Bekommt Mace Windu damit einen Befehl, darf er 1 bis 3 Wunden erleiden. Solange er in ein Handgemenge verwickelt ist, sind die Würfel seiner Vaapad-Meisterschaft rot.',
    en: 'When Mace Windu is ordered with it, he may suffer 1 to 3 wounds. While he is engaged the dice of his Vaapad Mastery are red.',
  },
  'command/we-do-what-we-do': {
    de: 'Die Schadenscharge wird mit Hunter um 1 schneller und hat mit Tech Taktisch 1, mit Echo Reliable 1, mit Crosshair Präzise 1; mit Wrecker sind ihre Waffen niederhaltend.',
    en: 'The Bad Batch is faster by 1 with Hunter and has Tactical 1 with Tech, Reliable 1 with Echo, Precise 1 with Crosshair; with Wrecker its weapons are suppressive.',
  },
  'command/flow-of-the-force': {
    de: 'Der nominierte Jedi bekommt den Befehl, darf sich erholen und erhält 1 Ziel-, 1 Ausweich- und 1 Bereitschaftsmarker.',
    en: 'The nominated Jedi is ordered, may recover and gains 1 aim, 1 dodge and 1 standby token.',
  },
  'command/ai-coordination': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker.',
    en: 'Whoever is ordered with it gains 1 standby token.',
  },
  'command/we-serve-the-queen': {
    de: 'Statt seine Krieger direkt zu befehligen koordiniert Sun Fac sie, und sie einander. Geonosianische Krieger mit offenem Befehlsmarker erhalten zu Beginn ihrer Aktivierung 1 Ziel- und 1 Ausweichmarker.',
    en: 'Instead of directing his warriors Sun Fac coordinates them, and they each other. Geonosian Warriors with a faceup order token gain 1 aim and 1 dodge token when they activate.',
  },
  'command/a-simple-man': {
    de: 'Zu Beginn der Aktivierungsphase: Hat Boba einen offenen Befehlsmarker, darf eine befreundete Einheit in Reichweite 1 sich mit Geschwindigkeit 1 bewegen. Sonst erhält er 1 Zielmarker, seine Fernkampfwaffen reichen 1 weiter (höchstens 5), und er ist Marksman.',
    en: 'At the start of the activation phase: if Boba has a faceup order token, a friendly unit within range 1 may make a speed-1 move. Otherwise he gains 1 aim token, his ranged weapons reach 1 further (5 at most) and he has Marksman.',
  },
  'command/a-machine-made-for-killing': {
    de: 'Der nominierte Droide bekommt den Befehl und 1 Zielmarker und hat in dieser Runde Demoralisieren 3 und Ruhige Hand.',
    en: 'The nominated droid is ordered, gains 1 aim token and has Demoralize 3 and Steady this round.',
  },
  'command/thats-just-good-business': {
    de: 'Hondo darf sich in seiner Aktivierung einmal frei bewegen. Beginnt er dadurch oder später in der Runde das erste Mal einen Nahkampf, gibt er dem Feind seine Niederhalten-Marker und nimmt dessen grüne Marker.',
    en: 'Hondo may perform a free move action in his activation. The first time he starts a melee this round he hands his suppression tokens to that enemy and takes its green tokens.',
  },
  'command/stories-so-many-of-them-true': {
    de: 'Wird eine befreundete Einheit in Reichweite 4 aktiviert, darf Hondo mit offenem Befehlsmarker 1 Niederhalten-Marker nehmen: Sie erhält 1 Ziel-, Ausweich- oder Energiemarker.',
    en: 'When a friendly unit within range 4 activates, Hondo may take 1 suppression token while he has a faceup order token: that unit gains 1 aim, dodge or surge token.',
  },
  'command/aerial-assault': {
    de: 'Wer springen kann und damit einen Befehl bekommt, darf Springen 2 durchführen. Befreundete Einheiten mit Springen und offenem Befehlsmarker greifen von oben ohne Deckung des Ziels an.',
    en: 'A unit with Jump that is ordered with it may perform Jump 2. Friendly units with Jump and a faceup order token have Death from Above.',
  },
};
