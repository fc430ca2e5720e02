import type { Sayings } from '../types.ts';

/** Command cards that 2.6 brought: those that only a list and a paraphrase tell of. */
export const latestCommands: Sayings = {
  'command/moment-of-consideration': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker.',
    en: 'Whoever is ordered with it gains 1 standby token.',
  },
  'command/drive-them-out': {
    de: 'Befreundete Fahrzeuge haben in dieser Runde Demoralisieren 1. Das erste Mal, dass ein befreundetes Fahrzeug mit offenem Befehlsmarker eine Bewegung innerhalb einer halben Reichweite von Feinden beendet, wird einer von ihnen gewählt: Für jede Miniatur wird 1 weißer Verteidigungswürfel geworfen, jedes Ergebnis außer der Leerseite ist 1 Wunde.',
    en: 'Friendly vehicles have Demoralize 1 this round. The first time a friendly vehicle with a faceup order token ends a move within half a range of enemies, choose one of them: roll 1 white defence die for each of its miniatures; every result but a blank is 1 wound.',
  },
  'command/we-need-reinforcements': {
    de: 'Wer damit einen Befehl bekommt, darf sich in dieser Runde trotz Handgemenge lösen (Disengage).',
    en: 'Whoever is ordered with it has Disengage this round.',
  },
  'command/you-would-question-me': {
    de: 'Dauerhaft. Erhält der Fünfte Bruder Zielmarker, erhält die Siebte Schwester 1 Ausweichmarker; erhält er Ausweichmarker, erhält sie 1 Zielmarker. Erhält einer von beiden Ziel- oder Ausweichmarker, darf der andere 1 Immobilisierungsmarker nehmen: Der Erste erhält dann 1 Marker derselben Art mehr.',
    en: 'Permanent. Whenever Fifth Brother gains aim tokens, Seventh Sister gains 1 dodge token; whenever he gains dodge tokens, she gains 1 aim token. When either of them gains aim or dodge tokens, the other may take 1 immobilize token: the first then gains 1 more token of the same kind.',
  },
  'command/i-care-not-for-your-struggles': {
    de: 'Wer damit einen Befehl bekommt, ist in dieser Runde furchtlos (Dauntless).',
    en: 'Whoever is ordered with it has Dauntless this round.',
  },
  'command/unexpected-but-not-unwelcome': {
    de: 'Wer damit einen Befehl bekommt, erholt sich. Greift die Siebte Schwester in dieser Runde einen Commander oder Agenten mit umgedrehtem Befehlsmarker an, darf sie vor dem Würfeln bis zu 2 Niederhalten-Marker nehmen und erhält für jeden 1 Zielmarker.',
    en: 'Whoever is ordered with it recovers. When Seventh Sister attacks a commander or operative with a facedown order token this round, she may take up to 2 suppression tokens before rolling and gains 1 aim token for each.',
  },
  'command/for-the-tribe': {
    de: 'Nur mit einem Ewok-Commander. Wer damit einen Befehl bekommt, darf sich erholen und ist in dieser Runde furchtlos (Dauntless) und unerbittlich.',
    en: 'Needs an Ewok commander. Whoever is ordered with it may recover and has Dauntless and Relentless this round.',
  },
  'command/diversionary-tactics': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Ausweich- und 1 Beobachtungsmarker.',
    en: 'Whoever is ordered with it gains 1 dodge and 1 observation token.',
  },
  'command/battlefield-reconnaissance': {
    de: 'Dein Vorrat zum Passen bekommt in dieser Runde so viele Marker dazu, wie die Rundenzahl beträgt.',
    en: 'This round your pass pool has as many more tokens as the number of the round.',
  },
  'command/get-in-position': {
    de: 'Wookiee-Truppler, die ein Wookiee-Commander damit befehligt, haben in dieser Runde Agile 1.',
    en: 'Wookiee troopers that a Wookiee commander orders with it have Agile 1 this round.',
  },
  'command/daring-defense': {
    de: 'Wookiee-Truppler, die ein Wookiee-Commander damit befehligt, haben in dieser Runde Demoralisieren 1.',
    en: 'Wookiee troopers that a Wookiee commander orders with it have Demoralize 1 this round.',
  },
  'command/recon-division': {
    de: 'Befreundete Truppler haben in dieser Runde Observe 1. In der Endphase behalten Feinde, die eine deiner Einheiten sehen, ihre Beobachtungsmarker.',
    en: 'Friendly troopers have Observe 1 this round. In the end phase enemies that see one of your units keep their observation tokens.',
  },
  'command/unstoppable-advance': {
    de: 'Wer damit einen Befehl bekommt, darf sich mit Geschwindigkeit 1 bewegen.',
    en: 'Whoever is ordered with it may make a speed-1 move.',
  },
  'command/full-throttle': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Ausweichmarker. Befreundete Fahrzeuge erhalten in dieser Runde nach jeder Bewegung 1 Energiemarker.',
    en: 'Whoever is ordered with it gains 1 dodge token. Friendly vehicles gain 1 surge token after each move this round.',
  },
  'command/pincer-attack': {
    de: 'Greift ein befreundetes Fahrzeug in dieser Runde eine Einheit an, die ein anderes befreundetes Fahrzeug in Reichweite 1 sieht, so hat sie keine Deckung.',
    en: 'When a friendly vehicle attacks a unit this round that another friendly vehicle sees within range 1, that unit has no cover.',
  },
  'command/speak-softly-and-drive-a-big-tank': {
    de: 'Wer damit einen Befehl bekommt, darf sich frei bewegen oder 1 Ziel- oder 1 Ausweichmarker erhalten.',
    en: 'Whoever is ordered with it may perform a free move action or gain 1 aim or 1 dodge token.',
  },
  'command/fight-another-day': {
    de: 'Gar Saxon erteilt in dieser Runde Befehle nur in Reichweite 1. Wer damit einen Befehl bekommt, erhält 1 Ausweichmarker. Er und befreundete Spezialeinsatzkräfte haben Outmaneuver.',
    en: 'Gar Saxon issues orders only within range 1 this round. Whoever is ordered with it gains 1 dodge token. He and friendly special forces have Outmaneuver.',
  },
  'command/victory-or-death': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Zielmarker. Gar Saxon und befreundete Spezialeinsatzkräfte sind in dieser Runde unbezwingbar.',
    en: 'Whoever is ordered with it gains 1 aim token. Gar Saxon and friendly special forces have Indomitable this round.',
  },
  'command/focused-on-the-kill': {
    de: 'Dauerhaft. Greift IG-88 eine Einheit mit Kopfgeld an, darf sie in diesem Angriff keine Marker ausgeben. Wunden besiegen IG-88 nicht sofort: Erst zu Beginn der Endphase ist er besiegt, wenn er dann noch so viele hat.',
    en: 'Permanent. When IG-88 attacks a unit with a bounty, it cannot spend tokens in that attack. Wounds do not defeat IG-88 at once: he is defeated at the start of the end phase if he still has that many.',
  },
  'command/close-formation': {
    de: 'Einheiten des Clans Kryze in Reichweite 1 einer anderen befreundeten des Clans haben in dieser Runde Präzise 1 und Outmaneuver.',
    en: 'Units of Clan Kryze within range 1 of another friendly unit of the clan have Precise 1 and Outmaneuver this round.',
  },
  'command/mandalore-will-survive': {
    de: 'Wer damit einen Befehl bekommt, darf 1 Niederhalten-Marker entfernen. Einheiten des Clans Kryze mit offenem Befehlsmarker dürfen sich in dieser Runde in ihrer Aktivierung nach einer Angriffsaktion mit Geschwindigkeit 1 bewegen.',
    en: 'Whoever is ordered with it may remove 1 suppression token. Units of Clan Kryze with a faceup order token may make a speed-1 move after an attack action in their activation this round.',
  },
  'command/both-hunter-and-prey': {
    de: 'Nach ihrer ersten Aktivierung in dieser Runde darf die Waffenschmiedin 1 Wunde erleiden: Ihr Befehlsmarker kommt in den Vorrat zurück, und sie wird noch einmal aktiviert, mit 1 Aktion weniger.',
    en: 'After her first activation this round the Armorer may suffer 1 wound: her order token goes back to the pool, and she activates once more with 1 action fewer.',
  },
  'command/we-shape-ourselves': {
    de: 'Vor der Aufstellung gezeigt: Zwei befreundete Einheiten der Kinder der Wache haben für das ganze Spiel Cache: Zielen 1 oder Cache: Ausweichen 1, je nach Wahl. Sonst: Wer damit einen Befehl bekommt, darf sich erholen.',
    en: 'Divulged during set-up: two friendly units of the Children of the Watch have Cache: Aim 1 or Cache: Dodge 1 for the whole game, as you choose. Otherwise: whoever is ordered with it may recover.',
  },
  'command/make-the-impossible-possible': {
    de: 'Sabine hat in dieser Runde Ruhige Hand und darf einmal, frei, an Gelände in Reichweite 1 ein Graffiti hinterlassen. Einheiten in Reichweite 1–2, die es sehen, sammeln sich mit einem Würfel mehr, Feinde mit einem weniger (mindestens 1).',
    en: 'Sabine has Steady this round and may once, as a free action, leave graffiti on terrain at range 1. Units at range 1–2 that see it rally with one die more, enemies with one less (at least 1).',
  },
  'command/vengeful-strike': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker. Gibt er ihn aus oder verliert er ihn, erhält er 1 Ziel- und 1 Ausweichmarker.',
    en: 'Whoever is ordered with it gains 1 standby token. When it spends or loses it, it gains 1 aim and 1 dodge token.',
  },
};
