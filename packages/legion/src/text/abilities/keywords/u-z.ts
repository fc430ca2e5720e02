import type { Sayings } from '../types.ts';

export const keywordsUZ: Sayings = {
  'keyword/uncanny-luck': {
    en: 'While defending it may reroll up to X dice.',
    de: 'Beim Verteidigen darf sie bis zu X Würfel neu werfen.',
  },
  'keyword/uncanny-luck@2.6': {
    de: 'Sie darf bis zu X Verteidigungswürfel neu werfen.',
    en: 'It may reroll up to X defence dice.',
  },
  'keyword/unconcerned': { de: 'Sie profitiert nicht von Deckung.', en: 'It does not benefit from cover.' },
  'keyword/unhindered': {
    en: 'Difficult terrain does not slow it.',
    de: 'Schwieriges Gelände bremst sie nicht.',
  },
  'keyword/unstoppable': {
    de: 'Die Einheit kann zweimal in der Runde aktiviert werden: In den Befehlspool kommt ein weiterer Marker ihres Rangs.',
    en: 'The unit may be activated twice a round: another token of its rank goes into the order pool.',
  },
  'keyword/vaapad-mastery': {
    de: 'Greift die Einheit an oder verteidigt sie sich, kommt je Wunde auf ihr ein weißer Würfel dazu, höchstens 3.',
    en: 'When the unit attacks or defends it adds a white die for each wound on it, up to 3.',
  },
  'keyword/versatile': {
    en: 'It shoots while its unit is engaged.',
    de: 'Sie schießt auch im Handgemenge.',
  },
  'keyword/victory-or-death': {
    de: 'Nachdem die Einheit durch einen feindlichen Angriff Wunden erlitten hat, kann sie 1 Niederhalten-Marker und dafür 1 Ziel- oder Ausweichmarker erhalten.',
    en: 'After the unit has suffered wounds by an enemy attack, it may gain 1 suppression token and for it 1 aim or dodge token.',
  },
  'keyword/we-fight-for-our-family': {
    de: 'Nach einer Angriffsaktion der Einheit erhält eine andere befreundete Einheit mit diesem Schlüsselwort in Reichweite 2 einen Ausweichmarker.',
    en: 'After an attack action of the unit another friendly unit with this keyword within range 2 gains 1 dodge token.',
  },
  'keyword/weak-point': {
    en: 'Who attacks from the named side has Impact X.',
    de: 'Wer von der genannten Seite angreift, hat Wucht X.',
  },
  'keyword/weighed-down': {
    de: 'Mit einem Einsatzmarker kann sie nicht springen.',
    en: 'It cannot jump while it holds an objective token.',
  },
  'keyword/were-not-regs': {
    de: 'Sie teilt keine Marker mit anderen Klonen und erhält keine Rückendeckung.',
    en: 'It shares no tokens with other clones and gets no backup.',
  },
  'keyword/wheel-mode': {
    en: 'When activated it may have speed 3 and Cover 2 for the round, without attacks and shields.',
    de: 'Bei der Aktivierung darf sie für die Runde Geschwindigkeit 3 und Deckung 2 haben, ohne Angriffe und Schilde.',
  },
  'keyword/wheel-mode@2.6': {
    de: 'Bei der Aktivierung darf sie für diese Geschwindigkeit 3 haben; für die Runde hat sie dann Deckung 2, ohne Angriffe und Schilde.',
    en: 'When activated it may have speed 3 for the activation; for the round it then has Cover 2, without attacks and shields.',
  },
  'keyword/wound': {
    de: 'Kommt sie ins Spiel, erleidet sie X Wunden.',
    en: 'It suffers X wounds when it enters play.',
  },
};
