import type { Sayings } from '../types.ts';

export const bomb: Sayings = {
  'bomb/seismiccharges': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und ihren Bombenmarker legen. Er detoniert am Ende der Aktivierungsphase: Alle Schiffe in Reichweite 1 davon erleiden je 1 Schaden.',
    en: 'When your dial is revealed: you may discard this card and drop its token. It goes off as the Activation phase ends: all ships at range 1 of it suffer 1 damage.',
  },
  'bomb/proximitymines': {
    de: 'Aktion: Lege diese Karte ab, um ihren Bombenmarker zu legen. Er detoniert, sobald die Basis oder die Manöverschablone eines Schiffes ihn überschneidet: Dieses Schiff wirft 3 Angriffswürfel; jeder Treffer ist 1 Schaden, jeder kritische Treffer 1 kritischer Schaden.',
    en: 'Action: discard this card and drop its token. It goes off under the first ship whose base or template overlaps it: that ship rolls 3 attack dice, hits being damage and critical hits critical damage.',
  },
  'bomb/protonbombs': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und ihren Bombenmarker legen. Er detoniert am Ende der Aktivierungsphase: Allen Schiffen in Reichweite 1 davon wird trotz Schilden je 1 offene Schadenskarte zugeteilt.',
    en: 'When your dial is revealed: you may discard this card and drop its token. It goes off as the Activation phase ends: all ships at range 1 of it are dealt a faceup damage card, shields or not.',
  },
  'bomb/ionbombs': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und ihren Bombenmarker legen. Er detoniert am Ende der Aktivierungsphase: Alle Schiffe in Reichweite 1 davon erhalten je 2 Ionenmarker.',
    en: 'When your dial is revealed: you may discard this card and drop its token. It goes off as the Activation phase ends: all ships at range 1 of it get 2 ion tokens.',
  },
  'bomb/connernet': {
    de: 'Aktion: Lege diese Karte ab, um ihren Bombenmarker zu legen. Er detoniert, sobald die Basis oder die Manöverschablone eines Schiffes ihn überschneidet: Dieses Schiff überspringt seinen Schritt „Aktion durchführen“, erleidet 1 Schaden und erhält 2 Ionenmarker.',
    en: 'Action: discard this card and drop its token. It goes off under the first ship whose base or template overlaps it: that ship skips its action step, suffers 1 damage and gets 2 ion tokens.',
  },
  'bomb/clustermines': {
    de: 'Aktion: Lege diese Karte ab, um ihre drei Bombenmarker zu legen. Jeder detoniert für sich, sobald die Basis oder die Manöverschablone eines Schiffes ihn überschneidet: Dieses Schiff wirft 2 Angriffswürfel und erleidet 1 Schaden je Treffer und kritischem Treffer.',
    en: 'Action: discard this card and drop its three tokens. Each goes off by itself under the first ship whose base or template overlaps it: that ship rolls 2 attack dice, hits and critical hits alike being 1 damage.',
  },
  'bomb/thermaldetonators': {
    de: 'Deckst du dein Manöverrad auf: Du darfst diese Karte ablegen und ihren Bombenmarker legen. Er detoniert am Ende der Aktivierungsphase: Alle Schiffe in Reichweite 1 davon erleiden je 1 Schaden und erhalten 1 Stressmarker.',
    en: 'When your dial is revealed: you may discard this card and drop its token. It goes off as the Activation phase ends: all ships at range 1 of it suffer 1 damage and get 1 stress token.',
  },
  'bomb/bombletgenerator': {
    de: 'Deckst du dein Manöverrad auf: Du darfst einen Bombenmarker legen; die Karte bleibt. Er detoniert am Ende der Aktivierungsphase: Alle Schiffe in Reichweite 1 davon werfen je 2 Angriffswürfel; jeder Treffer ist 1 Schaden, jeder kritische Treffer 1 kritischer Schaden.',
    en: 'When your dial is revealed: you may drop a token; the card stays. It goes off as the Activation phase ends: all ships at range 1 of it roll 2 attack dice, hits being damage and critical hits critical damage.',
  },
  'bomb/ordnancesilos': {
    de: 'Auf jeder anderen Bombenkarte dieses Schiffes liegen zu Beginn 3 Munitionsmarker. Musst du eine Karte mit Munitionsmarkern ablegen, darfst du stattdessen einen davon ablegen.',
    en: 'The other bomb cards of this ship start with 3 ordnance tokens each. Instead of discarding a card with such tokens, you may discard one of them.',
  },
};
