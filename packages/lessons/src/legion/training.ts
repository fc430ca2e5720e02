import type { Lesson, Words } from '../lesson.ts';
import { say } from '../said.ts';

const REPUBLIC = ['obi-wan-kenobi', 'phase-i-clone-troopers', 'phase-i-clone-troopers', 'barc-speeder'];
const SEPARATIST = ['general-grievous-sinister-cyborg', 'b1-battle-droids', 'b1-battle-droids', 'droidekas'];
const COMMANDS = ['ambush', 'push', 'assault'];

const army = (faction: string, units: readonly string[], commands: readonly string[]) => ({
  edition: '1.2',
  faction,
  units: units.map((unit) => ({ unit, upgrades: [] })),
  commands: [...COMMANDS, ...commands],
  battleDeck: [],
});

/** The training battle of the core set, with these additions. */
const begun = (additions: readonly string[], seed: string) => ({
  seed,
  setup: {
    armies: [
      army(
        'republic',
        REPUBLIC,
        additions.length === 0 ? [] : ['hello-there', 'knowledge-and-defense', 'general-kenobi'],
      ),
      army(
        'separatist',
        SEPARATIST,
        additions.length === 0 ? [] : ['trained-in-your-jedi-arts', 'supreme-commander', 'crush-them'],
      ),
    ],
    rules: { training: { with: [...additions] } },
  },
});

export const trainingBattle: Lesson = {
  id: 'training-battle',
  game: 'legion',
  title: say('Das Trainingsgefecht', 'The training battle'),
  about: say('Obi-Wan gegen Grievous, nur mit den Grundregeln', 'Obi-Wan against Grievous, with the basic rules alone'),
  minutes: 30,
  against: 'partner',
  start: begun([], 'training'),
  steps: [
    {
      say: say(
        'Deine erste Schlacht: Obi-Wan, zwei Trupps Klone und ein BARC-Gleiter gegen General Grievous und seine Droiden. Such dir zuerst eine *Kommandokarte* aus und gib deine Befehle.',
        'Your first battle: Obi-Wan, two units of clones, and a BARC speeder against General Grievous and his droids. First choose a *command card* and give your orders.',
      ),
      done: { events: [{ type: 'activates', unit: { oneOf: [0, 1, 2, 3] } }] },
      model: 'veteran',
    },
    {
      say: say(
        'Zwei Aktionen: Bewegen und Angreifen oder Zielen und Angreifen ist selten falsch. Halt die Klone hinter den *Barrikaden*; der Gleiter ist schnell und will an die Flanke.',
        'Two actions: move and attack, or aim and attack, is rarely wrong. Keep the clones behind the *barricades*; the speeder is fast and belongs on the flank.',
      ),
      done: { events: [{ type: 'attack', attacker: { unit: { oneOf: [0, 1, 2, 3] } } }] },
      model: 'veteran',
    },
    {
      say: say(
        'Der erste Schuss ist gefallen. Spart euch Obi-Wan für den Moment auf, in dem Grievous nahe genug ist. Am Ende der *sechsten Runde* zählt, was übrig ist.',
        'The first shot has been fired. Save Obi-Wan for the moment when Grievous is close enough. After the *sixth round* what is left counts.',
      ),
      done: { events: [{ type: 'over' }] },
      model: 'veteran',
    },
  ],
  end: say(
    'Deine erste Schlacht! Die nächsten Lektionen fügen dem Gefecht eine Regel nach der anderen hinzu.',
    'Your first battle! The next lessons add one rule after another to it.',
  ),
};

/** What the advanced rules add, one after the other; each battle has all that came before, too. */
const ADDITIONS: readonly (readonly [id: string, title: Words, what: Words, tip: Words])[] = [
  [
    'character-cards',
    say('Karten der Charaktere', 'Character cards'),
    say(
      'Obi-Wan und Grievous haben jetzt eigene *Kommandokarten*: Jede kann mehr als Befehle geben, und jede gibt es nur einmal im Spiel.',
      'Obi-Wan and Grievous now have *command cards* of their own: each of them does more than give orders, and each can be played only once.',
    ),
    say(
      'Lies sie vor der Wahl; die starken hebt man sich für die Runde auf, in der es kracht.',
      'Read them before you choose; the strong ones are kept for the round in which it counts.',
    ),
  ],
  [
    'sight',
    say('Sichtlinie', 'Line of sight'),
    say(
      'Ab jetzt schießt nur, wer auch *sieht*, und nur wer gesehen wird, kann fallen. Ecken und Mauern bekommen Bedeutung.',
      'From now on only those who *see* may shoot, and only those who are seen can fall. Corners and walls begin to matter.',
    ),
    say(
      'Lass ein paar Leute um die Ecke stehen: Wen der Feind nicht sieht, den kann er nicht treffen.',
      'Keep a few of your people behind the corner: whom the enemy cannot see he cannot hit.',
    ),
  ],
  [
    'actions',
    say('Weitere Aktionen', 'Further actions'),
    say(
      'Drei neue Aktionen: *Erholung* wirft Marker ab, *Bereitschaft* schießt, wenn der Feind sich zeigt, und manche Karten bringen eigene Aktionen mit.',
      'Three new kinds of action: *Recover* discards tokens, *Standby* shoots when the enemy shows up, and some cards bring actions of their own.',
    ),
    say(
      'Probier die Bereitschaft mit einem Trupp, der noch niemanden in Reichweite hat.',
      'Try Standby with a unit that has nobody in range yet.',
    ),
  ],
  [
    'surges',
    say('Energiemarker', 'Surge tokens'),
    say(
      '*Energiemarker* machen aus dem Energiesymbol einen Treffer oder eine Abwehr, wenn die Karte des Trupps das nicht schon tut.',
      '*Surge tokens* turn a surge into a hit or a block where the unit’s card does not do so already.',
    ),
    say(
      'Gib sie aus, bevor die Runde endet: Danach sind sie weg.',
      'Spend them before the round ends: afterwards they are gone.',
    ),
  ],
  [
    'split-attacks',
    say('Mehrere Ziele', 'Several targets'),
    say(
      'Ein Trupp mit *verschiedenen Waffen* darf sie auf verschiedene Einheiten richten: das Gewehr auf die einen, der Werfer auf die anderen.',
      'A unit with *different weapons* may aim them at different units: the rifles at one, the launcher at another.',
    ),
    say(
      'Aber jedes Ziel wehrt sich für sich: Viele Würfel auf einmal sind meist besser.',
      'But each target defends for itself: many dice at once are usually better.',
    ),
  ],
  [
    'vehicles',
    say('Fahrzeuge fahren', 'Moving vehicles'),
    say(
      'Ab jetzt darf sich dein Gleiter auch auf der Stelle *drehen*. Endet seine Zwangsbewegung auf Trupplern, schiebt er sie *beiseite*. Rückwärts fahren nur Bodenfahrzeuge.',
      'From now on your speeder may also *pivot* on the spot. If its compulsory move ends on troopers, it pushes them *aside*. Only ground vehicles reverse.',
    ),
    say('Plan seinen Weg: Er muss sich in jeder Runde bewegen.', 'Plan its way: it has to move every round.'),
  ],
  [
    'damage',
    say('Fahrzeugschaden', 'Vehicle damage'),
    say(
      'Ist die *Robustheit* eines Fahrzeugs erreicht, fällt etwas aus: Antrieb, Waffen oder der ganze Rest.',
      'Once a vehicle’s *resilience* is reached, something fails: its drive, its weapons, or more.',
    ),
    say('Zieh den Gleiter zurück, bevor es so weit ist.', 'Pull the speeder back before it comes to that.'),
  ],
  [
    'suppression',
    say('Niederhalten', 'Suppression'),
    say(
      'Wer beschossen wird, bekommt *Niederhalten-Marker*. Sie geben Deckung, kosten aber Aktionen, und zu viele bringen Panik.',
      'Whoever is shot at gets *suppression tokens*. They give cover but cost actions, and too many bring panic.',
    ),
    say(
      'Obi-Wan in der Nähe leiht seine Tapferkeit: Halt ihn bei den Klonen.',
      'Obi-Wan nearby lends his courage: keep him with the clones.',
    ),
  ],
  [
    'clones-and-droids',
    say('Klone und Droiden', 'Clones and droids'),
    say(
      '*Klone* teilen ihre grünen Marker miteinander; *Droiden* kennen keine Furcht, bekommen dafür aber auch keine Deckung durch Niederhalten.',
      '*Clones* share their green tokens with each other; *droids* know no fear, but suppression gives them no cover either.',
    ),
    say('Stell die Klontrupps so, dass sie einander sehen.', 'Place your clone units so that they see each other.'),
  ],
  [
    'ion',
    say('Ionenmarker', 'Ion tokens'),
    say(
      '*Ionenmarker* nehmen Fahrzeugen und Droiden Aktionen: Die Droidekas werden sie hassen.',
      '*Ion tokens* take actions from vehicles and droids: the droidekas will hate them.',
    ),
    say(
      'Wer Ionenwaffen hat, schießt damit, bevor das Ziel an der Reihe ist.',
      'Whoever has ion weapons fires them before the target’s turn.',
    ),
  ],
  [
    'keywords',
    say('Alle Schlüsselwörter', 'All keywords'),
    say(
      'Jetzt gilt alles, was auf den *Karten* steht. Klick auf eine Einheit und lies, was sie kann.',
      'Now everything printed on the *cards* counts. Click a unit and read what it can do.',
    ),
    say(
      'Mehr Regeln hat das Gefecht nicht: Was noch fehlt, sind eigene Armeen und Einsatzziele.',
      'The battle has no more rules than that: all that is missing are armies of your own and objectives.',
    ),
  ],
];

const withAddition = ([id, title, what, tip]: (typeof ADDITIONS)[number], place: number): Lesson => ({
  id: `training-${id}`,
  game: 'legion',
  title: say(`Gefecht mit: ${title.de}`, `Battle with: ${title.en}`),
  about: say(`Trainingsgefecht, ${place + 1}. Ergänzung`, `Training battle, addition ${place + 1}`),
  minutes: 10,
  start: begun(
    ADDITIONS.slice(0, place + 1).map(([name]) => name),
    `training ${id}`,
  ),
  steps: [
    { say: what },
    { say: tip, done: { events: [{ type: 'activationEnds', unit: { oneOf: [0, 1, 2, 3] } }] }, model: 'veteran' },
    {
      say: say(
        'Spiel die Runde zu Ende. Danach kannst du frei weiterspielen, so lange du willst.',
        'Play this round to its end. Afterwards you can play on freely for as long as you like.',
      ),
      done: { events: [{ type: 'round', round: 2 }] },
      model: 'veteran',
    },
  ],
  end: say(
    'Eine Regel mehr im Gepäck. Die nächste Lektion bringt die nächste, oder du spielst dieses Gefecht frei zu Ende.',
    'One more rule in your kit. The next lesson brings the next one, or you play this battle freely to its end.',
  ),
});

export const trainingAdditions: readonly Lesson[] = ADDITIONS.map(withAddition);
