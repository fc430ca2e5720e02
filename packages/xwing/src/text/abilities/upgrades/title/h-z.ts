import type { Sayings } from '../../types.ts';

export const titleHToZ: Sayings = {
  'title/houndstooth': {
    de: 'Wenn du zerstört wirst: Bevor dein Schiff von der Spielfläche entfernt wird, darfst du „Nashtah Pup Pilot“ ins Spiel bringen. Dieses Schiff kann in dieser Runde nicht angreifen.',
    en: 'When you are destroyed: before your ship leaves the play area, you may bring “Nashtah Pup Pilot” into play. That ship cannot attack in this round.',
  },
  'title/slavei': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol Torpedo.',
    en: 'Your upgrade bar also has a Torpedo icon.',
  },
  'title/millenniumfalcon': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Ausweichen.',
    en: 'Your action bar also has the evade icon.',
  },
  'title/moldycrow': {
    de: 'In der Endphase: Deine nicht ausgegebenen Fokusmarker bleiben liegen.',
    en: 'In the End phase: you keep your unspent focus tokens.',
  },
  'title/st321': {
    de: 'Wenn du eine Zielerfassung herstellst: Du darfst jedes feindliche Schiff auf der Spielfläche erfassen, gleich wie weit es entfernt ist.',
    en: 'When you acquire a target lock: any enemy ship in play will do, however far away.',
  },
  'title/royalguardtie': {
    de: 'Du darfst bis zu 2 Modifikationen ausrüsten statt 1. Es müssen verschiedene sein.',
    en: 'You may equip as many as 2 modifications instead of 1. They must be different ones.',
  },
  'title/tantiveiv': {
    de: 'Die Aufwertungsleiste deiner Bugsektion hat je 1 Symbol Mannschaft und Team mehr.',
    en: 'The upgrade bar of your fore section has 1 more Crew and 1 more Team icon.',
  },
  'title/quantumstorm': {
    de: 'Dein Energielimit ist um 1 höher. Zu Beginn der Endphase: Hast du höchstens 1 Energie, erhältst du 1 Energie.',
    en: 'Your energy limit is 1 higher. When the End phase starts: if you hold no more than 1 energy, you gain 1.',
  },
  'title/jainaslight': {
    de: 'In der Verteidigung, einmal pro Angriff: Wird dir eine offene Schadenskarte zugeteilt, darfst du sie ablegen und eine andere offen ziehen.',
    en: 'When you defend, once per attack: a faceup damage card dealt to you may be discarded for another one, drawn faceup.',
  },
  'title/outrider': {
    de: 'Solange du mit einer Kanone ausgerüstet bist, kannst du nicht mit deiner Primärwaffe angreifen. Dafür darfst du mit Kanonen auch Schiffe außerhalb deines Feuerwinkels angreifen.',
    en: 'As long as you carry a cannon, you cannot attack with your primary weapon. In return your cannons need no firing arc.',
  },
  'title/heavyscykinterceptor': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol Kanone, Torpedo oder Rakete, nach deiner Wahl. Dein Hüllenwert ist um 1 höher.',
    en: 'Your upgrade bar also has 1 icon of your choice: Cannon, Torpedo or Missile. Your hull value is 1 higher.',
  },
  'title/ig2000': {
    de: 'Zusätzlich zu deiner eigenen hast du die Pilotenfähigkeit jedes anderen freundlichen Schiffes, das mit „IG-2000“ ausgerüstet ist.',
    en: 'Besides your own pilot ability, you have those of all other friendly ships that carry “IG-2000”.',
  },
  'title/virago': {
    de: 'Deine Aufwertungsleiste hat zusätzlich die Symbole System und Schmuggelware.',
    en: 'Your upgrade bar also has a System and an Illicit icon.',
  },
  'title/tiex1': {
    de: 'Deine Aufwertungsleiste hat zusätzlich das Symbol System. Eine System-Karte kostet dich 4 Kommandopunkte weniger, mindestens 0.',
    en: 'Your upgrade bar also has a System icon. A System card costs you 4 squad points less, but never below 0.',
  },
  'title/instigator': {
    de: 'Nach deiner Aktion Aufladen: Du lädst 1 weiteren Schild auf.',
    en: 'After your recover action: you recover 1 shield more.',
  },
  'title/impetuous': {
    de: 'Nach deinem Angriff, der ein feindliches Schiff zerstört: Du darfst eine Zielerfassung herstellen.',
    en: 'After your attack has destroyed an enemy: you may acquire a new target lock.',
  },
  'title/punishingone': {
    de: 'Dein Primärwaffenwert ist um 1 höher.',
    en: 'Your primary weapon value is 1 higher.',
  },
  'title/phantom': {
    de: 'Solange du angedockt bist: Die „Ghost“ kann mit ihrer Primärwaffe aus ihrem Spezialfeuerwinkel angreifen. Am Ende der Kampfphase darf sie einen zusätzlichen Angriff mit einem Geschütz durchführen; danach kann sie in dieser Runde nicht mehr angreifen.',
    en: 'While docked: the “Ghost” can use its primary weapon through its special firing arc. When the Combat phase ends, it may make one more attack, with a turret; after that its attacks are over for this round.',
  },
  'title/tiev1': {
    de: 'Nachdem du eine Zielerfassung hergestellt hast: Du darfst eine freie Aktion Ausweichen durchführen.',
    en: 'Once you have acquired a target lock: you may take a free evade action.',
  },
  'title/misthunter': {
    de: 'Deine Aktionsleiste hat zusätzlich das Symbol Fassrolle. Du musst „Traktorstrahl“ ausrüsten und dafür bezahlen.',
    en: 'Your action bar also has the barrel roll icon. You have to equip “Tractor Beam” and pay for it.',
  },
  'title/tiex7': {
    de: 'Deiner Aufwertungsleiste fehlen die Symbole Kanone und Rakete. Nach einem Manöver der Geschwindigkeit 3, 4 oder 5, bei dem du weder Hindernis noch Schiff überschnitten hast, darfst du eine freie Aktion Ausweichen durchführen.',
    en: 'Your upgrade bar lacks its Cannon and Missile icons. After a manoeuvre of speed 3, 4 or 5 that overlapped neither obstacle nor ship, you may take a free evade action.',
  },
  'title/tied': {
    de: 'Einmal pro Runde, nach deinem Angriff mit einer Kanone, die höchstens 3 Kommandopunkte kostet: Du darfst einen Angriff mit deiner Primärwaffe durchführen.',
    en: 'Once per round, when you have attacked with a cannon of at most 3 squad points: you may attack with your primary weapon.',
  },
  'title/tieshuttle': {
    de: 'Deine Aufwertungsleiste hat keine Symbole Torpedo, Rakete und Bombe, dafür 2 Symbole Mannschaft. Eine Mannschaftskarte darf höchstens 4 Kommandopunkte kosten.',
    en: 'Your upgrade bar has no Torpedo, Missile or Bomb icons, but 2 Crew icons instead. No Crew card of yours may cost over 4 squad points.',
  },
  'title/requiem': {
    de: 'Wenn du ein Schiff abdocken lässt: Sein Pilotenwert ist bis zum Ende der Runde 8.',
    en: 'When a ship undocks from you: its pilot skill is 8 for the rest of the round.',
  },
  'title/vector': {
    de: 'Dein Energielimit ist um 1 höher. Nach deinem Manöver darfst du bis zu 4 angedockte Schiffe abdocken lassen statt 2.',
    en: 'Your energy limit is 1 higher. After your manoeuvre, as many as 4 docked ships may undock rather than 2.',
  },
  'title/suppressor': {
    de: 'Dein Energielimit ist um 2 höher. Einmal pro Runde, nachdem du ein feindliches Schiff erfasst hast: Du darfst 1 Fokus-, Ausweich- oder blauen Zielerfassungsmarker von ihm entfernen.',
    en: 'Your energy limit is 2 higher. Once per round, when you have locked an enemy: you may strip it of 1 focus token, evade token or blue target lock token.',
  },
  'title/millenniumfalcon-swx57': {
    de: 'Nach deinem Drehmanöver 3: Bist du nicht gestresst und berührst kein anderes Schiff, darfst du dir 1 Stressmarker geben, um dein Schiff um 180° zu drehen.',
    en: 'After your speed 3 bank: unless you are stressed or touch another ship, you may take 1 stress token and turn your ship by 180°.',
  },
  'title/specialopstraining': {
    de: 'Im Angriff mit der Primärwaffe aus deinem primären Feuerwinkel: Du darfst 1 zusätzlichen Angriffswürfel werfen. Verzichtest du darauf, darfst du danach einen zusätzlichen Angriff aus deinem Zusatzfeuerwinkel durchführen.',
    en: 'When you attack through your primary firing arc with your primary weapon: you may roll 1 extra attack die. If you decline, you may afterwards make one more attack, through your auxiliary arc.',
  },
  'title/shadowcaster': {
    de: 'Nach deinem Angriff, der trifft: Ist der Verteidiger in Reichweite 1–2 und in deinem beweglichen Feuerwinkel, darfst du ihm 1 Traktorstrahlmarker geben.',
    en: 'After your attack has hit: if the defender is at range 1–2 and inside your mobile firing arc, you may give it 1 tractor beam token.',
  },
  'title/sabinesmasterpiece': {
    de: 'Deine Aufwertungsleiste hat zusätzlich die Symbole Mannschaft und Schmuggelware.',
    en: 'Your upgrade bar also has a Crew and an Illicit icon.',
  },
  'title/kylorensshuttle': {
    de: 'Am Ende der Kampfphase: Wähle ein ungestresstes feindliches Schiff in Reichweite 1–2. Sein Spieler gibt ihm 1 Stressmarker, oder einem anderen seiner Schiffe in Reichweite 1–2 zu dir.',
    en: 'When the Combat phase ends: choose an enemy at range 1–2 that is not stressed. Its player gives 1 stress token to it, or to a different ship of theirs at range 1–2 from you.',
  },
  'title/pivotwing#0': {
    de: 'Deine Wendigkeit ist um 1 höher. Nach deinem Manöver darfst du diese Karte umdrehen.',
    en: 'Your agility is 1 higher. After your manoeuvre, you may turn this card over.',
  },
  'title/pivotwing#1': {
    de: 'Wenn du ein stationäres Manöver aufdeckst: Du darfst dein Schiff um 180° drehen. Nach deinem Manöver darfst du diese Karte umdrehen.',
    en: 'When you reveal a stationary manoeuvre: you may turn your ship by 180°. After your manoeuvre, you may turn this card over.',
  },
  'title/merchantone': {
    de: 'Dein Energielimit ist um 1 höher. Deine Aufwertungsleiste hat je 1 Symbol Mannschaft und Team mehr, aber 1 Symbol Fracht weniger.',
    en: 'Your energy limit is 1 higher. Your upgrade bar has 1 more Crew and 1 more Team icon, but 1 Cargo icon fewer.',
  },
  'title/lightscykinterceptor': {
    de: 'Alle Schadenskarten werden dir offen zugeteilt. Du darfst alle deine Drehmanöver als grüne Manöver behandeln. Du kannst keine Modifikationen ausrüsten.',
    en: 'You take every damage card faceup. Every bank on your dial may count as a green manoeuvre. Modifications are barred to you.',
  },
  'title/insatiableworrt': {
    de: 'Dein Energielimit ist um 1 niedriger. Nach deiner Aktion Aufladen: Du erhältst 3 Energie.',
    en: 'Your energy limit is 1 lower. After your recover action: you gain 3 energy.',
  },
  'title/havoc': {
    de: 'Deine Aufwertungsleiste hat zusätzlich die Symbole System und Abgewrackter Astromech, aber kein Symbol Mannschaft. Der abgewrackte Astromech muss einzigartig sein.',
    en: 'Your upgrade bar also has a System and a Salvaged Astromech icon, but loses its Crew icon. Your Salvaged Astromech must be unique.',
  },
  'title/vaksai': {
    de: 'Jede deiner Aufwertungen kostet 1 Kommandopunkt weniger, mindestens 0. Du darfst bis zu 3 verschiedene Modifikationen ausrüsten.',
    en: 'Each of your upgrades costs 1 squad point less, but never below 0. You may equip as many as 3 modifications, no two the same.',
  },
  'title/starvipermkii': {
    de: 'Du darfst bis zu 2 verschiedene Titel ausrüsten. Bei der Aktion Fassrolle musst du die Drehmanöver-Schablone 1 benutzen statt der Geradeaus-Schablone 1.',
    en: 'You may carry as many as 2 titles, not the same twice. Your barrel roll actions have to use the bank 1 template, never the straight 1.',
  },
  'title/xg1assaultconfiguration': {
    de: 'Deine Aufwertungsleiste hat 2 Symbole Kanone mehr. Mit Kanonen, die höchstens 2 Kommandopunkte kosten, darfst du auch mit Waffen-deaktiviert-Marker angreifen.',
    en: 'Your upgrade bar has 2 more Cannon icons. A weapons disabled token does not stop you from attacking with cannons of at most 2 squad points.',
  },
  'title/phantomii': {
    de: 'Solange du angedockt bist: Die „Ghost“ kann mit ihrer Primärwaffe aus ihrem Spezialfeuerwinkel angreifen. Am Ende der Aktivierungsphase darf sie eine freie Aktion Koordination durchführen.',
    en: 'While docked: the “Ghost” can use its primary weapon through its special firing arc. When the Activation phase ends, it may take a free coordinate action.',
  },
  'title/os1arsenalloadout': {
    de: 'Deine Aufwertungsleiste hat zusätzlich die Symbole Torpedo und Rakete. Mit Torpedos und Raketen darfst du Schiffe, die du erfasst hast, auch mit Waffen-deaktiviert-Marker angreifen.',
    en: 'Your upgrade bar also has a Torpedo and a Missile icon. A weapons disabled token does not stop you from firing torpedoes and missiles at ships on which you have a target lock.',
  },
};
