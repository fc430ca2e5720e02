import type { Language } from '@holotisch/engine';

/** A word of help for each kind of question, for those who play their first games. By the kind that the engine names. */
type Hints = Readonly<Record<string, string>>;

const de: Hints = {
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
    'Ein Fokusmarker macht alle Fokusse zu Treffern; die Zielerfassung wirft Würfel neu. Was du sparst, hilft später in der Runde.',
  'window:attack.modifyDefenceDice':
    'Ein Fokusmarker macht alle Fokusse zu Ausweichergebnissen; ein Ausweichmarker fügt eines hinzu. Was du sparst, hilft beim nächsten Angriff.',
  tow: 'Der Traktorstrahl versetzt das Schiff: mit einer Fassrolle oder einem Schub nach Wahl des Gegners.',
};

const en: Hints = {
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

const HINTS: Readonly<Record<Language, Hints>> = { de, en };

/** Where an aid changes what there is to say, its hint stands under `kind+aid`. */
export function hintFor(kind: string, lang: Language, aids: Readonly<Record<string, boolean>>): string | undefined {
  const hints = HINTS[lang];
  const keys = [...Object.keys(aids).flatMap((aid) => (aids[aid] ? [`${kind}+${aid}`] : [])), kind];
  const key = keys.find((one) => Object.hasOwn(hints, one));
  return key === undefined ? undefined : hints[key];
}

/** For the test that both languages help with the same questions. */
export const hintedKinds = (lang: Language): readonly string[] => Object.keys(HINTS[lang]);
