import type { Sayings } from '../../types.ts';

export const separatistPips1: Sayings = {
  'command/ai-coordination': {
    de: 'Wer damit einen Befehl bekommt, erhält 1 Bereitschaftsmarker.',
    en: 'Whoever is ordered with it gains 1 standby token.',
  },
  'command/duel-of-the-fates': {
    de: 'Maul kann sich lösen und erhält 1 Ausweichmarker. Wer mit ihm im Handgemenge ist, kann keine Ziel-, Ausweich-, Bereitschafts- und Energiemarker ausgeben.',
    en: 'Maul has Disengage and gains 1 dodge token. Whoever is engaged with him cannot spend aim, dodge, standby and surge tokens.',
  },
  'command/exterminate': {
    de: 'Der Droide, der mit dieser Karte einen Befehl bekommt, hat Demoralisieren 2 und darf nach dem ersten Feind, den er besiegt, eine freie Angriffsaktion durchführen.',
    en: 'The droid that is issued an order with this card has Demoralize 2 and may perform a free attack action after the first enemy that it defeats.',
  },
  'command/fear-surprise-intimidation': {
    de: 'Dooku hat Arsenal 2 und Unerbittlich, seine Fernkampfwaffen sind Vielseitig. Wen er angegriffen hat, der erhält 2 Niederhalten-Marker.',
    en: 'Dooku has Arsenal 2 and Relentless, his ranged weapons are Versatile. Whoever he has attacked gains 2 suppression tokens.',
  },
  'command/im-your-worst-nightmare': {
    de: 'Cad Bane hat Unheimliches Glück 2 und kann in seiner Aktivierung bis zu 2 Angriffsaktionen durchführen.',
    en: 'Cad Bane has Uncanny Luck 2 and can perform up to 2 attack actions in his activation.',
  },
  'command/mechanized-incursion': {
    de: 'Bekommt ein befreundetes Fahrzeug einen Befehl, bekommt auch eine Droiden-Truppler-Einheit in Reichweite 1–2 von ihm einen.',
    en: 'When a friendly vehicle is issued an order, a droid trooper unit at range 1–2 of it is issued one, too.',
  },
  'command/the-jedi-shall-fall': {
    de: 'Ventress ist Jedi-Jägerin. Greift sie an, darf sie vor dem Wurf bis zu 4 Niederhalten-Marker nehmen und erhält ebenso viele Ausweichmarker.',
    en: 'Ventress has Jedi Hunter. When she attacks she may gain up to 4 suppression tokens before rolling and gains as many dodge tokens.',
  },
  'command/they-too-will-suffer': {
    de: 'Am Ende der Kommandophase muss der Gegner den Befehlsmarker einer seiner Korps-, Spezialeinsatzkräfte-, Unterstützungs- oder schweren Einheiten in den Pool zurücklegen. Zieht er zum ersten Mal, darfst du den Rang bestimmen.',
    en: 'At the end of the command phase the opponent must put the order token of one of his corps, special forces, support or heavy units back into the pool. When he draws for the first time you may name the rank.',
  },
  'command/trained-in-your-jedi-arts': {
    de: 'Grievous kann sich lösen und erhält 1 Ausweichmarker. Am Ende seiner Aktivierung darf er jede feindliche Einheit in Reichweite 1 mit der Waffe dieser Karte angreifen.',
    en: 'Grievous has Disengage and gains 1 dodge token. At the end of his activation he may attack each enemy unit at range 1 with the weapon of this card.',
  },
  'command/witch-magick': {
    de: 'Maul verliert bis zu 2 Wunden und alle Gift- und Immobilisiert-Marker. Wird er aktiviert, erholt er sich.',
    en: 'Maul loses up to 2 wounds and all poison and immobilize tokens. When he is activated he recovers.',
  },
};
