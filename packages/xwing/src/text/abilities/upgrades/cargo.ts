import type { Sayings } from '../types.ts';

export const cargo: Sayings = {
  'cargo/commsbooster': {
    de: 'Energie: Gib 1 Energie aus, um alle Stressmarker von einem freundlichen Schiff in Reichweite 1–3 zu entfernen. Danach erhält es 1 Fokusmarker.',
    en: 'Energy: spend 1 energy. 1 friendly ship of your choice at range 1–3 loses all its stress tokens, then receives 1 focus token.',
  },
  'cargo/slicertools': {
    de: 'Aktion: Wähle 1 oder mehr gestresste Schiffe in Reichweite 1–3. Für jedes davon darfst du 1 Energie ausgeben; dann erleidet es 1 Schaden.',
    en: 'Action: choose any number of stressed ships at range 1–3, but at least 1. You may spend 1 energy per ship; each ship paid for suffers 1 damage.',
  },
  'cargo/shieldprojector': {
    de: 'Wenn ein feindliches Schiff ein kleines oder großes Schiff als Ziel bestimmt: Du darfst 3 Energie ausgeben. Dann muss es, falls möglich, dich als Ziel wählen.',
    en: 'When an enemy’s chosen target is a small or large ship: you may spend 3 energy. It then has to target you instead, if it can.',
  },
  'cargo/tibannagassupplies': {
    de: 'Energie: Du darfst diese Karte ablegen, um 3 Energie zu erhalten.',
    en: 'Energy: by discarding this card you may gain 3 energy.',
  },
  'cargo/ionizationreactor': {
    de: 'Energie: Gib 5 Energie von dieser Karte aus und lege sie ab. Jedes andere Schiff in Reichweite 1 erleidet 1 Schaden und erhält 1 Ionenmarker.',
    en: 'Energy: costs 5 energy from this card, which you also discard. Every other ship at range 1 takes 1 damage and 1 ion token.',
  },
  'cargo/enginebooster': {
    de: 'Unmittelbar bevor du dein Manöverrad aufdeckst: Du darfst 1 Energie ausgeben, um ein weißes Manöver Geradeaus 1 auszuführen. Das geht nicht, wenn du dadurch ein anderes Schiff überschneiden würdest.',
    en: 'Just before your dial is revealed: you may pay 1 energy and fly a white straight 1 manoeuvre, provided you would not overlap another ship.',
  },
  'cargo/expandedcargohold': {
    de: 'Einmal pro Runde, wenn dir eine offene Schadenskarte zugeteilt würde: Du darfst wählen, ob sie vom Schadensstapel für den Bug oder vom Stapel für das Heck kommt.',
    en: 'Once per round, when a faceup damage card would come to you: you may choose whether it is drawn from the fore deck or the aft deck.',
  },
  'cargo/backupshieldgenerator': {
    de: 'Am Ende jeder Runde: Du darfst 1 Energie ausgeben, um 1 Schild aufzuladen (höchstens bis zu deinem Schildwert).',
    en: 'When a round ends: you may pay 1 energy and recover 1 shield, never above your shield value.',
  },
  'cargo/ememitter': {
    de: 'Wenn dein Schiff einen Angriff versperrt: Der Verteidiger wirft 3 zusätzliche Verteidigungswürfel statt 1.',
    en: 'When your ship obstructs an attack: the defender has 3 extra defence dice rather than 1.',
  },
  'cargo/frequencyjammer': {
    de: 'Bei deiner Aktion Störsignal: Wähle 1 ungestresstes feindliches Schiff in Reichweite 1 zum gestörten Schiff; es erhält 1 Stressmarker.',
    en: 'When you jam a ship: choose 1 unstressed enemy at range 1 of it. That enemy receives 1 stress token.',
  },
  'cargo/broadcastarray': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Störsignal.',
    en: 'Your action bar also has the jam icon.',
  },
  'cargo/dockingclamps': {
    de: 'Bis zu 4 Schiffe desselben Typs dürfen an dich angedockt sein: TIE-Turbojäger, TIE-Bomber, TIE-Jäger oder TIE-Abfangjäger.',
    en: 'Up to 4 ships of a single type may be docked to you: TIE Advanced, TIE Bombers, TIE Fighters or TIE Interceptors.',
  },
  'cargo/clusterbombs': {
    de: 'Nach der Verteidigung: Du darfst diese Karte ablegen. Dann wirft jedes andere Schiff in Reichweite 1 zur angegriffenen Sektion 2 Angriffswürfel und erleidet 1 Schaden pro Treffer und 1 kritischen Schaden pro kritischem Treffer.',
    en: 'After you defend: you may discard this card. All other ships at range 1 of the attacked section then roll 2 attack dice each and suffer 1 damage per hit and 1 critical damage per critical hit.',
  },
  'cargo/superchargedpowercells': {
    de: 'Im Angriff: Du darfst diese Karte ablegen, um 2 zusätzliche Angriffswürfel zu werfen.',
    en: 'When you attack: you may discard this card and add 2 to your attack dice.',
  },
  'cargo/quickreleasecargolocks': {
    de: 'Am Ende der Aktivierungsphase: Du darfst diese Karte ablegen, um 1 Containermarker zu legen.',
    en: 'When the Activation phase ends: you may discard this card and put 1 container token in the play area.',
  },
};
