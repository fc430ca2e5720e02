import type { Hints } from './hints.ts';

export const hintsDe: Hints = {
  initiative: 'Wer die Initiative hat, handelt bei gleichem Pilotenwert zuerst und platziert zuerst.',
  obstacle: 'Die Spieler platzieren abwechselnd. Hindernisse halten Schiffe auf und geben Deckung.',
  'obstacle-place':
    'Ziehe das Hindernis an seinen Platz oder gib Zahlen ein. Es bleibt weit vom Rand und von den anderen Hindernissen weg.',
  edge: 'Von diesem Rand aus stellst du deine Schiffe auf.',
  'deploy-order': 'Gleich gute Piloten stellst du in beliebiger Folge auf.',
  deploy:
    'Ziehe das Schiff in deinen Startbereich und drehe es. Die niedrigsten Pilotenwerte stehen zuerst und sehen nicht, wohin die anderen kommen.',
  dials:
    'Stelle jedem Schiff geheim ein Manöver ein. Grün baut Stress ab, Rot bringt Stress. Gemessen wird dabei nicht: Schätze, wo du landest und wo der Gegner sein wird.',
  'dials+preview':
    'Stelle jedem Schiff geheim ein Manöver ein. Grün baut Stress ab, Rot bringt Stress. Die Flugvorschau zeigt, wo du landest; schätze, wo der Gegner sein wird.',
  activate:
    'Mehrere deiner Schiffe haben denselben Pilotenwert: Du bestimmst die Folge. Wer vorn fliegt, sollte zuerst weg.',
  'stressed-manoeuvre':
    'Ein Schiff, das sein aufgedecktes Manöver nicht fliegen darf, fliegt eines, das der Gegner aussucht.',
  action:
    'Eine Aktion pro Schiff: Die Fokussierung hilft im Angriff und in der Verteidigung, Ausweichen fängt einen Treffer ab, die Zielerfassung lässt Angriffswürfel neu werfen.',
  'free-action': 'Eine freie Aktion kommt zur gewöhnlichen hinzu. Keine Aktion geht in einer Runde zweimal.',
  lock: 'Eine Zielerfassung bleibt, bis sie ausgegeben wird: Angriffswürfel neu werfen oder Torpedos und Raketen abfeuern.',
  'barrelroll-direction': 'Die Fassrolle schiebt das Schiff zur Seite; es blickt weiter in dieselbe Richtung.',
  'barrelroll-slide': 'Ziehe das Schiff entlang der Schablone an seine Endposition.',
  'boost-direction': 'Der Schub bringt das Schiff mit der Schablone 1 noch ein Stück voran.',
  'boost-slide': 'Ziehe das Schiff an seine Endposition.',
  'tallon-slide': 'Ziehe das Schiff entlang der Schablone an seine Endposition.',
  slam: 'SLAM fliegt noch ein Manöver derselben Geschwindigkeit; danach sind die Waffen deaktiviert.',
  decloak: 'Getarnt kann ein Schiff nicht angreifen. Beim Enttarnen versetzt es sich ein Stück.',
  'decloak-direction': 'Beim Enttarnen versetzt sich das Schiff mit der Schablone 2 zur Seite oder nach vorn.',
  'decloak-slide': 'Ziehe das Schiff entlang der Schablone an seine Endposition.',
  'drop-template': 'Die Bombe wird mit der Schablone hinter dem Schiff gelegt.',
  reinforce: 'Bestimme, ob Bug oder Heck geschützt ist.',
  rotatearc: 'Drehe den beweglichen Feuerwinkel dorthin, wo der Gegner sein wird.',
  coordinate: 'Das gewählte Schiff darf sofort eine freie Aktion durchführen.',
  fight: 'Mehrere deiner Schiffe haben denselben Pilotenwert: Du bestimmst, wer zuerst angreift.',
  attack:
    'Wähle Waffe und Ziel. In Reichweite 1 gibt es einen Angriffswürfel mehr, in Reichweite 3 für den Verteidiger einen Würfel mehr, hinter Hindernissen auch.',
  reroll: 'Klicke die Würfel an, die neu fallen sollen. Jeder Würfel darf nur einmal neu geworfen werden.',
  'window:attack.modifyAttackDice':
    'Ein Fokusmarker macht alle Fokus-Ergebnisse zu Treffern; die Zielerfassung wirft Würfel neu. Was du sparst, hilft später in der Runde.',
  'window:attack.modifyDefenceDice':
    'Ein Fokusmarker macht alle Fokus-Ergebnisse zu Ausweichergebnissen; ein Ausweichmarker fügt eines hinzu. Was du sparst, hilft beim nächsten Angriff.',
  tow: 'Der Traktorstrahl versetzt das Schiff: mit einer Fassrolle oder einem Schub nach Wahl des Gegners.',
};
