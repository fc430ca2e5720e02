import type { Sayings } from './types.ts';

/** Pilots of the Empire and the First Order, in the order of the data. */
export const IMPERIAL_PILOT_SAYINGS: Sayings = {
  'imperial/tiefighter/howlrunner': {
    de: 'Greift ein anderes freundliches Schiff in Reichweite 1 mit seiner Primärwaffe an: Es darf 1 Angriffswürfel neu würfeln.',
    en: 'Primary weapon attacks of other friendly ships at range 1: they may reroll 1 of the attack dice.',
  },
  'imperial/tiefighter/maulermithel': {
    de: 'Im Angriff in Reichweite 1: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack at range 1: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/scourge': {
    de: 'Im Angriff gegen ein Schiff mit mindestens 1 Schadenskarte: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack a ship with at least 1 damage card: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/backstabber': {
    de: 'Im Angriff, wenn du nicht im Feuerwinkel des Verteidigers bist: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack and the defender does not have you in its firing arc: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/darkcurse': {
    de: 'In der Verteidigung: Der Angreifer kann weder Fokusmarker ausgeben noch Angriffswürfel neu würfeln.',
    en: 'When you defend: the attacker can neither spend focus tokens nor reroll attack dice.',
  },
  'imperial/tiefighter/youngster': {
    de: 'Freundliche TIE-Jäger in Reichweite 1–3 dürfen die Aktion deiner ausgerüsteten Elite-Aufwertungskarte durchführen.',
    en: 'TIE fighters on your side at range 1–3 may also perform the action of your Elite upgrade.',
  },
  'imperial/tiefighter/wingedgundark': {
    de: 'Im Angriff in Reichweite 1: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1: you may turn 1 of your hits into a critical hit.',
  },
  'imperial/tiefighter/nightbeast': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Du darfst die Aktion Fokussierung als freie Aktion durchführen.',
    en: 'After each green manoeuvre of yours: you may focus as a free action.',
  },
  'imperial/tiefighter/wampa': {
    de: 'Im Angriff: Du darfst alle deine Würfelergebnisse negieren. War ein kritischer Treffer darunter, erhält der Verteidiger 1 verdeckte Schadenskarte.',
    en: 'When you attack: you may cancel your whole roll. If it held a critical hit, the defender gets 1 facedown damage card.',
  },
  'imperial/tiefighter/chaser': {
    de: 'Gibt ein anderes freundliches Schiff in Reichweite 1 einen Fokusmarker aus: Du erhältst 1 Fokusmarker.',
    en: 'Whenever a focus token is spent by another friendly ship at range 1: you get one, too.',
  },
  'imperial/tieadvanced/darthvader': {
    de: 'In deinem Schritt „Aktion durchführen“: Du darfst 2 Aktionen durchführen.',
    en: 'In your Perform Action step: you may take 2 actions instead of 1.',
  },
  'imperial/tieadvanced/junoeclipse': {
    de: 'Deckst du dein Manöver auf: Du darfst seine Geschwindigkeit um 1 erhöhen oder senken, nicht unter 1.',
    en: 'When you reveal your dial: you may fly that manoeuvre 1 speed faster or slower, but no slower than 1.',
  },
  'imperial/tieadvanced/maarekstele': {
    de: 'Teilt dein Angriff dem Verteidiger eine offene Schadenskarte zu: Du ziehst stattdessen 3, wählst 1 davon für ihn aus und legst die übrigen ab.',
    en: 'Whenever your attack would deal a faceup damage card: you draw 3 instead, pick the one that the defender gets and discard the rest.',
  },
  'imperial/tieadvanced/zertikstrom': {
    de: 'Feindliche Schiffe in Reichweite 1 erhalten bei ihren Angriffen keinen Reichweiten-Kampf-Bonus.',
    en: 'Enemy ships at range 1 get no range combat bonus for their attacks.',
  },
  'imperial/tieadvanced/commanderalozen': {
    de: 'Zu Beginn der Kampfphase: Du darfst eine Zielerfassung auf ein feindliches Schiff in Reichweite 1 herstellen.',
    en: 'When the Combat phase begins: you may lock an enemy ship at range 1.',
  },
  'imperial/tieadvanced/lieutenantcolzet': {
    de: 'Zu Beginn der Endphase: Du darfst deine Zielerfassung auf ein feindliches Schiff ausgeben, um 1 zufällige verdeckte Schadenskarte dieses Schiffes auf die offene Seite zu drehen.',
    en: 'When the End phase begins: you may spend your target lock on an enemy ship to turn one of its facedown damage cards, picked at random, faceup.',
  },
  'imperial/tieinterceptor/soontirfel': {
    de: 'Erhältst du einen Stressmarker: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'Each time you get a stress token: you may take 1 focus token as well.',
  },
  'imperial/tieinterceptor/carnorjax': {
    de: 'Feindliche Schiffe in Reichweite 1 können die Aktionen Fokussierung und Ausweichen nicht durchführen und weder Fokus- noch Ausweichmarker ausgeben.',
    en: 'Enemy ships at range 1 can neither take the focus and evade actions nor spend focus or evade tokens.',
  },
  'imperial/tieinterceptor/turrphennir': {
    de: 'Nachdem du angegriffen hast: Du darfst Schub oder Fassrolle als freie Aktion durchführen.',
    en: 'After your attack: you may boost or barrel roll as a free action.',
  },
  'imperial/tieinterceptor/tetrancowall': {
    de: 'Deckst du eine Koiogran-Wende auf: Du darfst sie mit Geschwindigkeit 1, 3 oder 5 ausführen.',
    en: 'When your dial shows a Koiogran turn: you may fly it at speed 1, 3 or 5.',
  },
  'imperial/tieinterceptor/kirkanos': {
    de: 'Im Angriff in Reichweite 2–3: Du darfst 1 Ausweichmarker ausgeben, um deinem Wurf 1 Treffer hinzuzufügen.',
    en: 'When you attack at range 2–3: for 1 evade token spent you may add a hit to your roll.',
  },
  'imperial/tieinterceptor/felswrath': {
    de: 'Erreicht die Zahl deiner Schadenskarten deinen Hüllenwert: Du wirst erst am Ende der Kampfphase zerstört.',
    en: 'Damage cards that reach your hull value destroy you only when the Combat phase ends.',
  },
  'imperial/tieinterceptor/lieutenantlorrir': {
    de: 'Führst du die Aktion Fassrolle durch: Du darfst 1 Stressmarker nehmen, um statt der Geradeaus-Manöverschablone 1 die Drehmanöver-Schablone 1 (links oder rechts) zu benutzen.',
    en: 'When you take the barrel roll action: you may accept 1 stress token and use a bank 1 template, left or right, in place of straight 1.',
  },
  'imperial/firespray31/bobafett': {
    de: 'Deckst du ein Drehmanöver auf: Du darfst dein Manöverrad auf das Drehmanöver derselben Geschwindigkeit zur anderen Seite stellen.',
    en: 'When you reveal a bank: you may turn your dial to the bank of equal speed on the other side.',
  },
  'imperial/firespray31/kathscarlet': {
    de: 'Im Angriff: Negiert der Verteidiger mindestens 1 kritischen Treffer, erhält er 1 Stressmarker.',
    en: 'When you attack: if the defender cancels any critical hit, it gets 1 stress token.',
  },
  'imperial/firespray31/krassistrelix': {
    de: 'Im Angriff mit einer Sekundärwaffe: Du darfst 1 Angriffswürfel neu würfeln.',
    en: 'When you fire a secondary weapon: 1 of your attack dice may be rerolled.',
  },
  'imperial/lambdaclassshuttle/captainkagi': {
    de: 'Stellt ein feindliches Schiff eine Zielerfassung her: Es muss dich erfassen, wenn es das kann.',
    en: 'Enemy ships that acquire a target lock must lock you whenever they can.',
  },
  'imperial/lambdaclassshuttle/coloneljendon': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 deiner Zielerfassungen an ein freundliches Schiff in Reichweite 1 weitergeben, das selbst keine hat.',
    en: 'When the Combat phase begins: you may pass on one of your target locks. The ship that gets it must be friendly, at range 1 and without any lock.',
  },
  'imperial/lambdaclassshuttle/captainyorr': {
    de: 'Würde ein anderes freundliches Schiff in Reichweite 1–2 einen Stressmarker erhalten und hast du selbst höchstens 2: Du darfst ihn an seiner Stelle nehmen.',
    en: 'As long as you have no more than 2 stress tokens: you may take stress tokens that any other friend at range 1–2 is about to get.',
  },
  'imperial/tiebomber/tomaxbren': {
    de: 'Die erste Elite-Aufwertungskarte, die du in einer Runde ablegst, wird wieder auf die offene Seite gedreht.',
    en: 'The first Elite upgrade that you discard in a round is turned faceup again.',
  },
  'imperial/tiebomber/majorrhymer': {
    de: 'Im Angriff mit einer Sekundärwaffe: Du darfst ihre Reichweite um 1 nach oben oder unten erweitern, höchstens auf 1–3.',
    en: 'When you fire a secondary weapon: you may extend its range by 1 at either end, up to range 1–3.',
  },
  'imperial/tiebomber/captainjonus': {
    de: 'Greift ein anderes freundliches Schiff in Reichweite 1 mit einer Sekundärwaffe an: Es darf bis zu 2 Angriffswürfel neu würfeln.',
    en: 'Other friendly ships at range 1: when they fire a secondary weapon, they may reroll one or two of their attack dice.',
  },
  'imperial/tiebomber/deathfire': {
    de: 'Deckst du dein Manöverrad auf oder hast du eine Aktion durchgeführt: Du darfst die Aktion einer Bomben-Aufwertungskarte als freie Aktion durchführen.',
    en: 'When you reveal your dial and after each of your actions: you may take the action of a Bomb upgrade as a free action.',
  },
  'imperial/tiedefender/rexlerbrath': {
    de: 'Nach deinem Angriff, der dem Verteidiger mindestens 1 Schadenskarte zugeteilt hat: Du darfst 1 Fokusmarker ausgeben, um diese Karten auf die offene Seite zu drehen.',
    en: 'After your attack has dealt the defender damage cards: for 1 focus token spent you may turn all of these faceup.',
  },
  'imperial/tiedefender/maarekstele': {
    de: 'Teilt dein Angriff dem Verteidiger eine offene Schadenskarte zu: Du ziehst stattdessen 3, wählst 1 davon für ihn aus und legst die übrigen ab.',
    en: 'Whenever your attack would deal a faceup damage card: you draw 3 instead, pick the one that the defender gets and discard the rest.',
  },
  'imperial/tiedefender/colonelvessery': {
    de: 'Im Angriff, gleich nach dem Angriffswurf: Hat irgendein Schiff den Verteidiger erfasst, darfst du eine Zielerfassung auf ihn herstellen.',
    en: 'When you attack, right after the attack roll: if any ship has the defender locked, you may lock it, too.',
  },
  'imperial/tiedefender/countessryad': {
    de: 'Deckst du ein Manöver Geradeaus auf: Du darfst es als Koiogran-Wende derselben Geschwindigkeit und Farbe ausführen.',
    en: 'When your dial shows a straight manoeuvre: you may fly a Koiogran turn of the same speed and colour instead.',
  },
  'imperial/tiephantom/whisper': {
    de: 'Nach deinem Angriff, der trifft: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After your attack hits: you may take 1 focus token.',
  },
  'imperial/tiephantom/echo': {
    de: 'Beim Enttarnen: Du benutzt die Drehmanöver-Schablone 2 (links oder rechts) statt der Geradeaus-Manöverschablone 2.',
    en: 'When you decloak: you use a bank 2 template, left or right, in place of straight 2.',
  },
  'imperial/vt49decimator/rearadmiralchiraneau': {
    de: 'Im Angriff in Reichweite 1–2: Du darfst 1 deiner Fokus-Ergebnisse in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1–2: you may turn a focus result into a critical hit.',
  },
  'imperial/vt49decimator/commanderkenkirk': {
    de: 'Hast du keine Schilde, aber mindestens 1 Schadenskarte: Deine Wendigkeit ist um 1 höher.',
    en: 'While you have damage cards but no shields: your agility is 1 higher.',
  },
  'imperial/vt49decimator/captainoicunn': {
    de: 'Nachdem du ein Manöver ausgeführt hast: Jedes feindliche Schiff, das du berührst, erleidet 1 Schaden.',
    en: 'After your manoeuvre: every enemy ship that touches you suffers 1 damage.',
  },
  'imperial/raiderclasscorvettefore/raiderclasscorvettefore': {
    de: 'Einmal pro Runde, nachdem du mit deiner Primärwaffe angegriffen hast: Du darfst 2 Energie ausgeben, um noch einmal mit ihr anzugreifen.',
    en: 'Once per round, after your primary weapon has attacked: you may spend 2 energy and attack with it again.',
  },
  'imperial/tiepunisher/redline': {
    de: 'Du darfst 2 Zielerfassungen auf dasselbe Schiff haben. Stellst du eine Zielerfassung her, darfst du auf dieses Schiff gleich eine zweite herstellen.',
    en: 'You may hold 2 target locks if both are on one ship. Whenever you lock a ship, you may lock it a second time at once.',
  },
  'imperial/tiepunisher/deathrain': {
    de: 'Legst du eine Bombe: Du darfst dafür deine vorderen Stopper benutzen. Danach darfst du die Aktion Fassrolle als freie Aktion durchführen.',
    en: 'When you drop a bomb: it may be dropped from your front guides. Afterwards you may barrel roll as a free action.',
  },
  'imperial/tiefofighter/omegaleader': {
    de: 'Feindliche Schiffe, die du erfasst hast, können keine Würfel modifizieren, wenn sie dich angreifen oder sich gegen dich verteidigen.',
    en: 'An enemy ship that you have locked can modify no dice in attacks between the two of you.',
  },
  'imperial/tiefofighter/omegaace': {
    de: 'Im Angriff: Du darfst 1 Fokusmarker und deine Zielerfassung auf den Verteidiger ausgeben, um alle deine Ergebnisse in kritische Treffer zu ändern.',
    en: 'When you attack: you may spend both 1 focus token and your lock on the defender to make every result a critical hit.',
  },
  'imperial/tiefofighter/zetaleader': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst 1 Stressmarker nehmen, um 1 zusätzlichen Angriffswürfel zu werfen.',
    en: 'When you attack unstressed: you may take 1 stress token to raise the number of your attack dice by 1.',
  },
  'imperial/tiefofighter/epsilonleader': {
    de: 'Zu Beginn der Kampfphase: Jedes freundliche Schiff in Reichweite 1, auch du selbst, verliert 1 Stressmarker.',
    en: 'When the Combat phase begins: every friendly ship at range 1, you included, loses 1 stress token.',
  },
  'imperial/tiefofighter/zetaace': {
    de: 'Bei einer Fassrolle: Du darfst die Geradeaus-Manöverschablone 2 statt der Geradeaus-Manöverschablone 1 benutzen.',
    en: 'When you barrel roll: straight 2 may be your template in place of straight 1.',
  },
  'imperial/tiefofighter/epsilonace': {
    de: 'Solange du keine Schadenskarte hast: Dein Pilotenwert ist 12.',
    en: 'As long as you have no damage card: your pilot skill is 12.',
  },
  'imperial/tieadvprototype/theinquisitor': {
    de: 'Im Angriff mit deiner Primärwaffe in Reichweite 2–3: Der Angriff gilt als Angriff in Reichweite 1.',
    en: 'When your primary weapon fires at range 2–3: the attack counts as one at range 1.',
  },
  'imperial/tieadvprototype/valenrudor': {
    de: 'Nachdem du dich verteidigt hast: Du darfst eine freie Aktion durchführen.',
    en: 'After each attack against you: you may take a free action.',
  },
  'imperial/gozanticlasscruiser/gozanticlasscruiser': {
    de: 'Nachdem du ein Manöver ausgeführt hast: Du darfst bis zu 2 angedockte Schiffe starten lassen.',
    en: 'After your manoeuvre: up to 2 of the ships docked with you may deploy.',
  },
  'imperial/tiesffighter/quickdraw': {
    de: 'Einmal pro Runde, wenn du einen Schild verlierst: Du darfst mit deiner Primärwaffe angreifen.',
    en: 'Once per round, as you lose a shield: you may attack with your primary weapon.',
  },
  'imperial/tiesffighter/backdraft': {
    de: 'Im Angriff gegen ein Schiff in deinem Zusatzfeuerwinkel: Du darfst deinem Wurf 1 kritischen Treffer hinzufügen.',
    en: 'When your auxiliary firing arc covers your target: you may add a critical hit to your roll.',
  },
  'imperial/upsilonclassshuttle/kyloren': {
    de: 'Wirst du in einer Runde zum ersten Mal von einem Angriff getroffen: Der Angreifer erhält den Zustand „Ich zeige dir die dunkle Seite“.',
    en: 'The first attack that hits you in a round: its attacker gets the condition “I’ll Show You the Dark Side”.',
  },
  'imperial/upsilonclassshuttle/majorstridan': {
    de: 'Für deine Aktionen und Aufwertungskarten darfst du freundliche Schiffe in Reichweite 2–3 so behandeln, als wären sie in Reichweite 1.',
    en: 'In your actions and upgrade cards, friendly ships at range 2–3 may count as ships at range 1.',
  },
  'imperial/upsilonclassshuttle/lieutenantdormitz': {
    de: 'Beim Aufbau: Freundliche Schiffe dürfen auch außerhalb ihres Startgebiets platziert werden, wenn sie dort in Reichweite 1–2 von dir sind.',
    en: 'During setup: friendly ships may start outside their starting area if they are then at range 1–2 of you.',
  },
  'imperial/tiestriker/duchess': {
    de: 'Bist du mit „Adaptive Querruder“ ausgerüstet: Du darfst auf die Fähigkeit dieser Karte verzichten.',
    en: 'When you carry “Adaptive Ailerons”: you may leave the ability of that card unused.',
  },
  'imperial/tiestriker/puresabacc': {
    de: 'Im Angriff, wenn du höchstens 1 Schadenskarte hast: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack with no more than 1 damage card on you: the number of your attack dice rises by 1.',
  },
  'imperial/tiestriker/countdown': {
    de: 'In der Verteidigung, wenn du nicht gestresst bist, im Schritt „Ergebnisse vergleichen“: Du darfst 1 Schaden erleiden, um alle Würfelergebnisse zu negieren. Danach erhältst du 1 Stressmarker.',
    en: 'When you defend unstressed, as results are compared: you may suffer 1 damage to have every dice result cancelled. You then get 1 stress token.',
  },
  'imperial/tieaggressor/lieutenantkestal': {
    de: 'Im Angriff: Du darfst 1 Fokusmarker ausgeben, um alle Leerseiten und Fokus-Ergebnisse des Verteidigers zu negieren.',
    en: 'When you attack: for 1 focus token spent you may cancel every blank and focus result of the defender.',
  },
  'imperial/tieaggressor/doubleedge': {
    de: 'Einmal pro Runde, nachdem dein Angriff mit einer Sekundärwaffe nicht getroffen hat: Du darfst mit einer anderen Waffe angreifen.',
    en: 'Once per round, after you miss with a secondary weapon: you may attack with another weapon.',
  },
  'imperial/alphaclassstarwing/majorvynder': {
    de: 'In der Verteidigung, wenn du einen Waffen-deaktiviert-Marker hast: Du wirfst 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you defend with a weapons disabled token on you: the number of your defence dice rises by 1.',
  },
  'imperial/alphaclassstarwing/lieutenantkarsabi': {
    de: 'Erhältst du einen Waffen-deaktiviert-Marker und bist nicht gestresst: Du darfst 1 Stressmarker nehmen, um ihn zu entfernen.',
    en: 'If a weapons disabled token comes to you while you are unstressed: you may take 1 stress token to remove it.',
  },
  'imperial/tiesilencer/kyloren': {
    de: 'Wirst du in einer Runde zum ersten Mal von einem Angriff getroffen: Der Angreifer erhält den Zustand „Ich zeige dir die dunkle Seite“.',
    en: 'The first attack that hits you in a round: its attacker gets the condition “I’ll Show You the Dark Side”.',
  },
  'imperial/tiesilencer/testpilotblackout': {
    de: 'Im Angriff, wenn er versperrt ist: Der Verteidiger wirft 2 Verteidigungswürfel weniger, mindestens 0.',
    en: 'When your attack is obstructed: the number of the defender’s dice falls by 2, to no less than 0.',
  },
  'imperial/tiereaper/majorvermeil': {
    de: 'Im Angriff, wenn der Verteidiger weder Fokus- noch Ausweichmarker hat: Du darfst 1 deiner Leerseiten oder Fokus-Ergebnisse in einen Treffer ändern.',
    en: 'When you attack a ship that has neither focus nor evade tokens: you may turn one blank or focus result into a hit.',
  },
  'imperial/tiereaper/captainferoph': {
    de: 'In der Verteidigung, wenn der Angreifer einen Störsignalmarker hat: Du fügst deinem Wurf 1 Ausweichen-Ergebnis hinzu.',
    en: 'When you defend against a ship with a jam token: you add an evade result to your roll.',
  },
  'imperial/tiereaper/vizier': {
    de: 'Nachdem ein freundliches Schiff ein Manöver der Geschwindigkeit 1 ausgeführt hat, ohne ein Schiff zu überschneiden: Ist es in Reichweite 1, darfst du ihm 1 deiner Fokus- oder Ausweichmarker geben.',
    en: 'After a speed 1 manoeuvre takes a friendly ship to range 1 of you without overlapping a ship: you may give it a focus or evade token of yours.',
  },
};
