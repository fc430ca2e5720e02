/** What the command line says of X-Wing. */
interface CommandsText {
  readonly placeholder: string;
  readonly notOnDial: (code: string) => string;
  readonly list: readonly (readonly [command: string, does: string])[];
}

export const commandsDe: CommandsText = {
  placeholder: 's2, bl1, fokus, angriff 3 …',
  notOnDial: (code) => `„${code}“ steht nicht auf dem Manöverrad dieses Schiffs.`,
  list: [
    ['s2 bl1 tr3 k4', 'Manöver: gerade, Drehmanöver, Wende, Koiogran; dahinter s, t, r: Segnor, Tallon, rückwärts'],
    ['gerade 2, wende links 3', 'dasselbe in Worten'],
    ['3 s2', 'Manöver für Schiff 3'],
    ['fokus, ausweichen, schub, rolle l', 'Aktionen, mit Richtung l, g oder r'],
    ['tl 3', 'Zielerfassung auf Schiff 3'],
    ['angriff 3', 'Schiff 3 angreifen; „angriff“ allein genügt, wenn nur ein Ziel möglich ist'],
  ],
};

export const commandsEn: CommandsText = {
  placeholder: 's2, bl1, focus, attack 3 …',
  notOnDial: (code) => `“${code}” is not on the dial of this ship.`,
  list: [
    ['s2 bl1 tr3 k4', 'manoeuvres: straight, bank, turn, Koiogran; then s, t, r: Segnor, Tallon, reverse'],
    ['straight 2, turn left 3', 'the same in words'],
    ['3 s2', 'manoeuvre for ship 3'],
    ['focus, evade, boost, roll l', 'actions, with a direction l, s or r'],
    ['tl 3', 'target lock on ship 3'],
    ['attack 3', 'attack ship 3; “attack” alone will do if there is only one target'],
  ],
};
