import type { Sayings } from '../types.ts';

/** Command cards that 2.6 brought. */
export const laterCommands: Sayings = {
  'command/ploy': {
    de: 'Zu Beginn der Aktivierungsphase legst du einen Befehlsmarker deiner Wahl aus dem Pool verdeckt auf diese Karte. Statt zu ziehen darfst du ihn nehmen.',
    en: 'At the start of the activation phase you put an order token of your choice from the pool facedown on this card. Instead of drawing you may take it.',
  },
  'command/aggression': {
    de: 'Du darfst auf bis zu 2 Befehle verzichten: Für jeden erhält eine andere befreundete Söldner-Einheit in Reichweite 3 des Commanders 1 Zielmarker.',
    en: 'You may do without up to 2 orders: for each a different friendly mercenary unit within range 3 of the commander gains 1 aim token.',
  },
  'command/discretion': {
    de: 'Du darfst auf bis zu 3 Befehle verzichten: Für jeden erhält eine andere befreundete Söldner-Einheit in Reichweite 3 des Commanders 1 Ausweichmarker.',
    en: 'You may do without up to 3 orders: for each a different friendly mercenary unit within range 3 of the commander gains 1 dodge token.',
  },
  'command/rebellions-are-built-on-hope': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, darf 1 Niederhalten-Marker nehmen. Befreundete Truppler mit offenem Befehlsmarker haben Gefahrensinn 2, sind unbezwingbar und können weder niedergehalten noch panisch werden.',
    en: 'Whoever is issued an order with this card may gain 1 suppression token. Friendly troopers with a faceup order token have Danger Sense 2, are indomitable and cannot be suppressed or panicked.',
  },
  'command/i-rebel': {
    de: 'Jyn hat Sturmangriff. Einmal, wenn ein Feind in Reichweite 2 und Sichtlinie aktiviert wird, darf sie 1 Niederhalten-Marker nehmen, um eine freie Bewegungs- und danach eine freie Angriffsaktion durchzuführen.',
    en: 'Jyn has Charge. Once, when an enemy within range 2 and in line of sight is activated, she may gain 1 suppression token to perform a free move action and then a free attack action.',
  },
  'command/delaying-tactics': {
    de: 'Am Ende der Kommandophase muss der Gegner den Befehlsmarker einer seiner Einheiten, die kein Commander ist, in den Pool zurücklegen.',
    en: 'At the end of the command phase the opponent must put the order token of one of his units that is no commander back into the pool.',
  },
  'command/courage-of-the-rebellion': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, darf sich erholen.',
    en: 'Whoever is issued an order with this card may recover.',
  },
  'command/hold-at-any-cost': {
    de: 'Truppler-Einheiten, die mit dieser Karte einen Befehl bekommen, erhalten 1 Ziel- und 1 Bereitschaftsmarker.',
    en: 'Trooper units that are issued an order with this card gain 1 aim and 1 standby token.',
  },
  'command/family-reunion': {
    de: 'Ahsoka hat Teamwork: Sabine Wren. Wird eine der beiden aktiviert, darf sich die andere mit Geschwindigkeit 2 bewegen.',
    en: 'Ahsoka has Teamwork: Sabine Wren. When one of the two is activated the other may make a speed-2 move.',
  },
  'command/a-new-beginning': {
    de: 'Truppler auf kleinen Basen, die mit dieser Karte einen Befehl bekommen, erhalten 1 Ziel- oder 1 Ausweichmarker. Ahsoka hat Anspornen 2 und erholt sich, wenn sie aktiviert wird.',
    en: 'Troopers on small bases that are issued an order with this card gain 1 aim or 1 dodge token. Ahsoka has Inspire 2 and recovers when she is activated.',
  },
  'command/swift-protector': {
    de: 'Ahsoka hat Beschützer 2. Wird eine andere befreundete Truppler-Einheit auf kleinen Basen in Reichweite 1 von ihr angegriffen, darf diese 1 Ausweichmarker erhalten.',
    en: 'Ahsoka has Guardian 2. When another friendly trooper unit on small bases within range 1 of her is attacked, it may gain 1 dodge token.',
  },
  'command/revenge-is-not-the-jedi-way': {
    de: 'Ahsoka erhält 3 Ausweichmarker und hat Jar’Kai-Meisterschaft statt Shien-Meisterschaft.',
    en: 'Ahsoka gains 3 dodge tokens and has Jar’Kai Mastery instead of Shien Mastery.',
  },
  'command/see-you-in-hell': {
    de: 'Bleibt im Spiel: Han ist Unbekümmert und Unaufhaltsam. In dieser Runde kann er sich außerdem lösen, erhält 1 Ziel- und 1 Ausweichmarker und kann weder niedergehalten noch panisch werden.',
    en: 'Permanent: Han has Unconcerned and Unstoppable. This round he also has Disengage, gains 1 aim and 1 dodge token and cannot be suppressed or panicked.',
  },
  'command/constantly-alert': {
    de: 'Wer mit dieser Karte einen Befehl bekommt, erhält 1 Zielmarker für jede feindliche Einheit in Reichweite 1, oder 1 Bereitschaftsmarker, wenn dort keine ist.',
    en: 'Whoever is issued an order with this card gains 1 aim token for each enemy unit within range 1, or 1 standby token if there is none.',
  },
  'command/gunner-infantry': {
    de: 'Marquand hat Taktisch 1, seine Waffen sind Niederhaltend; in seiner Aktivierung ist er um 1 langsamer (mindestens 1).',
    en: 'Marquand has Tactical 1, his weapons are Suppressive; in his activation he is slower by 1 (at least 1).',
  },
  'command/general-skywalker': {
    de: 'Anakin hat Anspornen 2. Wer mit dieser Karte einen Befehl bekommt, erhält 1 Zielmarker.',
    en: 'Anakin has Inspire 2. Whoever is issued an order with this card gains 1 aim token.',
  },
  'command/defiance': {
    de: 'Wer mit dieser Karte von einem Wookiee-Commander einen Befehl bekommt und verwundet ist oder Miniaturen verloren hat, erhält 1 Ziel-, 1 Ausweich- und 1 Energiemarker.',
    en: 'Whoever is issued an order with this card by a Wookiee commander and is wounded or has lost miniatures gains 1 aim, 1 dodge and 1 surge token.',
  },
  'command/lead-from-the-front': {
    de: 'Bis zu 3 andere befreundete Einheiten in Reichweite 1 eines Commanders, der mit dieser Karte einen Befehl bekommt, erhalten 1 Ziel- oder 1 Ausweichmarker.',
    en: 'Up to 3 other friendly units within range 1 of a commander that is issued an order with this card gain 1 aim or 1 dodge token.',
  },
  'command/tactical-planning': {
    de: 'Greifen befreundete Spezialeinsatzkräfte oder Unterstützung eine Einheit mit offenem Befehlsmarker an, kommt deren Marker danach in ihren Pool zurück.',
    en: 'When friendly special forces or support have attacked a unit with a faceup order token, that token goes back to its pool.',
  },
  'command/leaders-of-the-501st': {
    de: 'Bleibt im Spiel: Befreundete Einheiten in Reichweite 2 von Anakin oder Rex sind unbezwingbar.',
    en: 'Permanent: friendly units within range 2 of Anakin or Rex are indomitable.',
  },
  'command/bring-it-down': {
    de: 'Cody kann seine Kartenaktionen zweimal durchführen. Greift eine befreundete Einheit einen Feind mit Beobachtungsmarkern an, darf sie einen davon ausgeben: Der Pool ist gegen Truppler Niederhaltend, gegen Fahrzeuge hat er Wucht 1.',
    en: 'Cody can perform his card actions twice. When a friendly unit attacks an enemy with observation tokens it may spend one: the pool is Suppressive against troopers and has Impact 1 against vehicles.',
  },
  'command/flexible-strategy': {
    de: 'Truppler, die mit dieser Karte einen Befehl bekommen, dürfen 1 Niederhalten-Marker entfernen oder sich mit Geschwindigkeit 1 bewegen, Fahrzeuge 1 Ziel- oder 1 Ausweichmarker erhalten.',
    en: 'Troopers that are issued an order with this card may remove 1 suppression token or make a speed-1 move, vehicles may gain 1 aim or 1 dodge token.',
  },
  'command/witch-magick': {
    de: 'Maul verliert bis zu 2 Wunden und alle Gift- und Immobilisiert-Marker. Wird er aktiviert, erholt er sich.',
    en: 'Maul loses up to 2 wounds and all poison and immobilize tokens. When he is activated he recovers.',
  },
  'command/the-jedi-shall-fall': {
    de: 'Ventress ist Jedi-Jägerin. Greift sie an, darf sie vor dem Wurf bis zu 4 Niederhalten-Marker nehmen und erhält ebenso viele Ausweichmarker.',
    en: 'Ventress has Jedi Hunter. When she attacks she may gain up to 4 suppression tokens before rolling and gains as many dodge tokens.',
  },
  'command/exterminate': {
    de: 'Der Droide, der mit dieser Karte einen Befehl bekommt, hat Demoralisieren 2 und darf nach dem ersten Feind, den er besiegt, eine freie Angriffsaktion durchführen.',
    en: 'The droid that is issued an order with this card has Demoralize 2 and may perform a free attack action after the first enemy that it defeats.',
  },
  'command/we-make-weapons': {
    de: 'Droiden-Truppler des Korps, die mit dieser Karte einen Befehl bekommen, dürfen ihn in den Pool zurücklegen, um 1 besiegte Miniatur zurückzuholen und 1 Niederhalten-Marker zu entfernen.',
    en: 'Corps droid troopers that are issued an order with this card may put it back into the pool to return 1 defeated miniature and remove 1 suppression token.',
  },
  'command/marked-for-elimination': {
    de: 'Bekommt Saxon mit dieser Karte einen Befehl, erhält er 2 Zielmarker, und ein feindlicher Commander oder Agent erhält 4 Beobachtungs- und 2 Niederhalten-Marker.',
    en: 'When Saxon is issued an order with this card he gains 2 aim tokens, and an enemy commander or operative gains 4 observation and 2 suppression tokens.',
  },
  'command/rule-with-respect': {
    de: 'Solange Boba einen offenen Befehlsmarker hat, bekommen Fernkampfangriffe befreundeter Einheiten in Reichweite 1 und Sichtlinie von ihm 1 schwarzen Würfel.',
    en: 'While Boba has a faceup order token, ranged attacks of friendly units within range 1 and in line of sight of him gain 1 black die.',
  },
  'command/i-like-those-odds': {
    de: 'Din erhält 1 Zielmarker. Nach seiner Angriffsaktion darf er eine andere Einheit angreifen.',
    en: 'Din gains 1 aim token. After his attack action he may attack a different unit.',
  },
  'command/this-is-the-way': {
    de: 'Din erhält 1 Ausweichmarker und ist Unerbittlich.',
    en: 'Din gains 1 dodge token and has Relentless.',
  },
  'command/close-call': {
    de: 'Wicket erhält zu Beginn der Aktivierungsphase 1 Ausweichmarker, hat Höchstgeschwindigkeit 3 und Ausmanövrieren, kann aber nicht angreifen.',
    en: 'Wicket gains 1 dodge token at the start of the activation phase, has maximum speed 3 and Outmaneuver, but cannot attack.',
  },
};
