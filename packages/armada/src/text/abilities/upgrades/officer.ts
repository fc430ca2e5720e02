import type { Sayings } from '../types.ts';

/** What officers do: 'you' is the ship that has the card equipped. */
export const officer: Sayings = {
  'upgrade/adar-tallon': {
    de: 'Nach deinem Kommando „Staffel“ darfst du diese Karte erschöpfen und den Schieber einer damit aktivierten Staffel umstellen.',
    en: 'After your Squadron command you may exhaust this card to toggle the slider of a squadron that it activated.',
  },
  'upgrade/adi-gallia': {
    de: 'Erleidest du Schaden durch einen Angriff, dürfen für jeden Verteidigungsmarker, den du im Schritt „Verteidigungsmarker ausgeben“ ausgegeben hast, bis zu 1 Punkt die Schilde einer angrenzenden Hüllensektion treffen.',
    en: 'When you suffer damage from an attack, 1 point of it for each token you spent in the Spend Defense Tokens step may go to the shields of an adjacent hull zone.',
  },
  'upgrade/admiral-chiraneau': {
    de: 'Staffeln, die du aktivierst, dürfen sich trotz Nahkampf bewegen; ihr Schub gilt dann als 2.',
    en: 'Squadrons that you activate may move although engaged; their speed then counts as 2.',
  },
  'upgrade/admiral-montferrat': {
    de: 'Bei Schub 3 oder mehr sind Angriffe von Schiffen auf dich versperrt. Überschneidet dein Manöver ein Schiff, lege diese Karte ab.',
    en: 'At speed 3 or more attacks of ships against you are obstructed. If your maneuver overlaps a ship, discard this card.',
  },
  'upgrade/admiral-ozzel-officer': {
    de: 'Zu Beginn der ersten Runde darfst du ein Manöver mit Schub 1 durchführen.',
    en: 'At the start of the first round you may execute a speed-1 maneuver.',
  },
  'upgrade/admiral-titus': {
    de: 'Zu Beginn der ersten Runde darfst du den Schub eines feindlichen Schiffs um 1 ändern.',
    en: 'At the start of the first round you may change the speed of an enemy ship by 1.',
  },
  'upgrade/agent-kallus': {
    de: 'Im Angriff auf eine einzigartige Staffel darfst du 1 Würfel beliebiger Farbe hinzufügen.',
    en: 'Against a unique squadron you may add 1 die of any color.',
  },
  'upgrade/ahsoka-tano-officer-rebel': {
    de: 'In der Aktivierung eines befreundeten Schiffs in Entfernung 1–5 darfst du diese Karte erschöpfen und 1 seiner Kommandomarker ablegen: Es darf 1 beliebigen erhalten.',
    en: 'During the activation of a friendly ship at distance 1-5 you may exhaust this card to discard 1 of its command tokens: it may gain 1 of any type.',
  },
  'upgrade/ahsoka-tano-officer-republic': {
    de: '„Staffel“: Bis zu 3 nicht-einzigartige Staffeln, die du aktivierst, erhalten bis zum Ende ihrer Aktivierung Scharfschütze 1 je Würfel gegen Staffeln, höchstens 3.',
    en: 'Squadron command: up to 3 non-unique squadrons that you activate gain Snipe 1 for each of their anti-squadron dice, 3 at most, until the end of their activation.',
  },
  'upgrade/asajj-ventress': {
    de: 'In der Aktivierung eines befreundeten Schiffs in Entfernung 1–5 darfst du diese Karte erschöpfen und 1 Überfallmarker eines feindlichen Schiffs in Entfernung 1–5 ablegen: Das befreundete Schiff darf 1 beliebigen Kommandomarker erhalten.',
    en: 'During the activation of a friendly ship at distance 1-5 you may exhaust this card to discard a raid token from an enemy ship at distance 1-5: the friendly ship may gain any command token.',
  },
  'upgrade/bail-organa-officer': {
    de: 'Nach dem Aufstellen darfst du 1 Rundenmarker hierher legen. Zu Beginn der Schiffsphase dieser Runde wirst du als zweiter Spieler sofort aktiviert; als erster Spieler darfst du bis zu 2 Kommandomarker erhalten.',
    en: 'After deployment you may place a round token here. At the start of that round’s Ship Phase you activate at once if you are the second player; as the first you may gain up to 2 command tokens.',
  },
  'upgrade/barriss-offee': {
    de: 'Wird eine deiner Hüllensektionen zum Ziel, darfst du 1 Marker „Umlenken“ ausgeben: Zu Beginn des Schadensschritts wird eine andere Hüllensektion zur verteidigenden.',
    en: 'When one of your hull zones becomes the target, you may spend a redirect token: when damage is resolved another hull zone becomes the defending one.',
  },
  'upgrade/captain-brunson': {
    de: 'Verteidigst du dich in Entfernung 1–2 zu einem Hindernis, darfst du diese Karte erschöpfen und 1 Angriffswürfel negieren.',
    en: 'Defending at distance 1-2 of an obstacle you may exhaust this card to cancel 1 attack die.',
  },
  'upgrade/captain-needa': {
    de: 'Zu Beginn der ersten Runde darfst du 1 deiner Verteidigungsmarker durch einen Marker „Ausweichen“ ersetzen.',
    en: 'At the start of the first round you may replace one of your defense tokens with an evade token.',
  },
  'upgrade/captain-rex': {
    de: '„Staffel“: Ein feindliches Schiff in kurzer Reichweite erhält 1 Überfallmarker deiner Wahl. Feindliche Schiffe in Entfernung 1–3 legen für ein Kommandorad nur 1 Überfallmarker ab.',
    en: 'Squadron command: an enemy ship at close range gains a raid token of your choice. Enemy ships at distance 1-3 shed only 1 raid token for a command dial.',
  },
  'upgrade/chart-officer': {
    de: 'Überschneidest du nach einem Manöver Hindernisse, darfst du diese Karte ablegen, statt deren Effekte abzuhandeln.',
    en: 'If you overlap obstacles after a maneuver, you may discard this card instead of resolving their effects.',
  },
  'upgrade/clone-captain-silver': {
    de: 'Hast du „Navigieren“ nicht abgehandelt, darfst du beim Bestimmen des Kurses diese Karte erschöpfen und den Schub um bis zu 3 ändern; „Navigieren“ ist dann nicht mehr möglich. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'If you have not resolved Navigate, you may exhaust this card while determining your course to change speed by up to 3; Navigate is then barred. Tokens on the card may ready it.',
  },
  'upgrade/clone-captain-zak': {
    de: 'Greifst du aus einer seitlichen oder der hinteren Hüllensektion an, darfst du diese Karte erschöpfen und 1 Würfel einer Farbe aus dem Pool hinzufügen. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'Attacking from a side or rear hull zone you may exhaust this card to add 1 die of a color in the pool. Tokens on the card may ready it.',
  },
  'upgrade/clone-commander-wolffe': {
    de: '„Staffel“: Erschöpfe diese Karte, damit bis zu 3 Staffeln ohne Geschick, die du aktivierst, Offensive erhalten; dafür zählen auch Zielgenauigkeiten. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'Squadron command: exhaust this card so that up to 3 squadrons without Adept that you activate gain Assault, for which accuracies pay, too. Tokens on the card may ready it.',
  },
  'upgrade/clone-navigation-officer': {
    de: 'Deckst du „Feuer konzentrieren“, „Navigieren“ oder „Staffel“ auf, darfst du diese Karte erschöpfen: Ein befreundetes Schiff in Entfernung 1–5 erhält den passenden Marker. Marker von der Karte dürfen sie spielbereit machen.',
    en: 'When you reveal Concentrate Fire, Navigate or Squadron you may exhaust this card: a friendly ship at distance 1-5 gains the matching token. Tokens on the card may ready it.',
  },
  'upgrade/commandant-aresko': {
    de: 'Deckt ein anderes befreundetes Schiff in Entfernung 1–3 ein Kommando auf, darfst du diese Karte erschöpfen und den passenden Marker erhalten.',
    en: 'When another friendly ship at distance 1-3 reveals a command, you may exhaust this card to gain the matching token.',
  },
  'upgrade/commander-beck': {
    de: 'Zweimal in deiner Aktivierung darfst du ein Kommando abhandeln, als wäre ein Marker ausgegeben; du erhältst den passenden Überfallmarker.',
    en: 'Twice during your activation you may resolve a command as if you had spent a token; you gain the matching raid token.',
  },
  'upgrade/commander-gherant': {
    de: 'Gegen dich können keine kritischen Effekte abgehandelt werden. Hast du ein Schiff angegriffen, lege diese Karte ab.',
    en: 'No critical effects can be resolved against you. After you have attacked a ship, discard this card.',
  },
  'upgrade/commander-vanto': {
    de: 'Nach dem ersten Kommando deiner Aktivierung darfst du diese Karte erschöpfen und 1 beliebigen Kommandomarker erhalten.',
    en: 'After the first command of your activation you may exhaust this card to gain any command token.',
  },
  'upgrade/commander-woldar': {
    de: 'Befreundete Staffeln ohne Schwarm in Entfernung 1–3 dürfen im Angriff auf Staffeln 1 Würfel neu würfeln.',
    en: 'Friendly squadrons without Swarm at distance 1-3 may reroll 1 die when attacking squadrons.',
  },
  'upgrade/damage-control-officer': {
    de: 'Handelst du „Eindämmen“ ab, kann der Angreifer gar keine kritischen Effekte abhandeln.',
    en: 'When you resolve contain, the attacker cannot resolve any critical effect at all.',
  },
  'upgrade/darth-vader-officer': {
    de: 'Greift ein befreundetes Schiff in Entfernung 1–5 ein Schiff an, darf es einen seiner Commander oder Offiziere (nicht Darth Vader) ablegen und beliebig viele Würfel neu würfeln.',
    en: 'A friendly ship at distance 1-5 that attacks a ship may discard one of its commanders or officers (not Darth Vader) to reroll any number of dice.',
  },
  'upgrade/defense-liaison': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du 1 Kommandomarker ausgeben und es in „Navigieren“ oder „Reparieren“ ändern.',
    en: 'Before you reveal a command you may spend a command token to change it to Navigate or Repair.',
  },
  'upgrade/director-isard': {
    de: 'Deckst du ein Kommando auf, darfst du alle Kommandoräder eines feindlichen Schiffs ansehen.',
    en: 'When you reveal a command, you may look at all dials of an enemy ship.',
  },
  'upgrade/director-krennic': {
    de: '„Feuer konzentrieren“ in mittlerer oder großer Reichweite: Für das Rad darfst du beliebig viele rote Würfel neu würfeln, für den Marker bis zu 2.',
    en: 'Concentrate Fire at medium or long range: for the dial you may reroll any number of red dice, for the token up to 2.',
  },
  'upgrade/emperor-palpatine-officer': {
    de: 'Ein feindliches Schiff oder eine einzigartige Staffel, die dich angreift, muss zuerst 1 ihrer Verteidigungsmarker ausgeben, wenn möglich.',
    en: 'An enemy ship or unique squadron that attacks you must first spend one of its defense tokens, if able.',
  },
  'upgrade/engineering-captain': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Reparieren“ ändern.',
    en: 'Before you reveal a command you may change it to Repair.',
  },
  'upgrade/expert-shield-tech': {
    de: 'Gibst du in der Verteidigung einen Marker „Umlenken“ aus, darfst du statt seines Effekts den Schaden um 1 senken.',
    en: 'When you spend a redirect token in your defense, you may reduce the damage by 1 instead of its effect.',
  },
  'upgrade/ezra-bridger': {
    de: 'Deckst du ein Kommando auf, darfst du diese Karte ablegen und ein Hindernis in Entfernung 1–2 innerhalb von Entfernung 1–2 bewegen.',
    en: 'When you reveal a command, you may discard this card to move an obstacle at distance 1-2, up to distance 2.',
  },
  'upgrade/flight-commander': {
    de: 'Dein Kommando „Staffel“ darfst du auch nach deinem Manöver abhandeln.',
    en: 'You may resolve your Squadron command after your maneuver, too.',
  },
  'upgrade/general-draven-officer': {
    de: 'Im Angriff auf eine Staffel mit Konter oder Spionage darfst du 1 Würfel beliebiger Farbe hinzufügen.',
    en: 'Against a squadron with Counter or Intel you may add 1 die of any color.',
  },
  'upgrade/governor-pryce': {
    de: 'Einmal pro Aktivierung darfst du beim Angriff auf ein Schiff 1 Schild der angreifenden Hüllensektion ausgeben, um 1 Würfel auf eine Seite ohne Zielgenauigkeit zu drehen.',
    en: 'Once per activation, while attacking a ship, you may spend 1 shield of the attacking hull zone to turn 1 die to a face without an accuracy icon.',
  },
  'upgrade/hondo-ohnaka-officer': {
    de: 'Zu Beginn der Schiffsphase darfst du diese Karte ablegen und 2 verschiedene Kommandomarker auf 2 Schiffe verteilen. Die beiden anderen verteilt dann der Gegenspieler auf 2 Schiffe.',
    en: 'Start of the Ship Phase: you may discard this card and deal 2 different command tokens to 2 ships. Your opponent then deals the other two to 2 ships.',
  },
  'upgrade/iden-versio': {
    de: 'Dein Ausweichen darf in kurzer Reichweite 1 Würfel negieren. „Staffel“: Lege diese Karte ab, und ein feindliches Schiff in kurzer Reichweite erhält 1 Überfallmarker deiner Wahl.',
    en: 'Your evade may cancel 1 die at close range. Squadron command: discard this card, and an enemy ship at close range gains a raid token of your choice.',
  },
  'upgrade/instructor-goran': {
    de: 'Befreundete Staffeln in Entfernung 1–2, die nicht Schwer sind, haben Konter 1 oder um 1 mehr Konter.',
    en: 'Friendly squadrons at distance 1-2 that are not Heavy have Counter 1, or Counter higher by 1.',
  },
  'upgrade/intel-officer': {
    de: 'Nach deinem Angriffswurf darfst du diese Karte erschöpfen und 1 Verteidigungsmarker irgendeiner Einheit wählen: Wird er in diesem Angriff ausgegeben, wird er abgelegt.',
    en: 'After rolling your attack dice you may exhaust this card to choose a defense token of any unit: if it is spent in this attack, it is discarded.',
  },
  'upgrade/kyrsta-agate-officer': {
    de: 'Roter oder blauer kritischer Treffer: Erschöpfe diese Karte, um 1 deiner Verteidigungsmarker spielbereit zu machen, auch in einer Salve.',
    en: 'Red or blue critical: exhaust this card to ready one of your defense tokens, in a salvo as well.',
  },
  'upgrade/lando-calrissian-officer': {
    de: 'In der Verteidigung darfst du diese Karte ablegen: Der Angreifer muss die Würfel neu würfeln, die du nennst.',
    en: 'When defending you may discard this card: the attacker must reroll the dice that you name.',
  },
  'upgrade/leia-organa-officer': {
    de: 'Deckst du ein Kommando auf, darf das oberste Rad eines anderen befreundeten Schiffs in Entfernung 1–5 dasselbe zeigen.',
    en: 'When you reveal a command, the top dial of another friendly ship at distance 1-5 may be set to the same.',
  },
  'upgrade/lira-wessex': {
    de: 'Erhältst du eine offene Schadenskarte, darfst du 1 Marker „Reparieren“ ausgeben, um sie ohne Effekt umzudrehen.',
    en: 'When you are dealt a faceup damage card, you may spend a Repair token to flip it facedown without effect.',
  },
  'upgrade/major-derlin': {
    de: 'Bevor du durch einen Angriff Schaden erleidest, darfst du diese Karte erschöpfen und ihn um 1 senken.',
    en: 'Before you suffer damage from an attack you may exhaust this card to reduce it by 1.',
  },
  'upgrade/navigation-officer': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Navigieren“ ändern.',
    en: 'Before you reveal a command you may change it to Navigate.',
  },
  'upgrade/passel-argente': {
    de: 'Deckst du ein Kommando auf, darfst du einen passenden Marker hierher legen. Liegen dann alle 4 Arten hier, darfst du ein beliebiges zusätzliches Kommandorad erhalten.',
    en: 'When you reveal a command, you may place a matching token here. If all 4 types then lie here, you may gain a further dial of your choice.',
  },
  'upgrade/raymus-antilles': {
    de: 'Deckst du ein Kommando auf, darfst du den passenden Marker erhalten und das Rad behalten.',
    en: 'When you reveal a command, you may gain the matching token and keep the dial.',
  },
  'upgrade/reeva-demesne': {
    de: 'Wirst du angegriffen und hat die Hüllensektion noch Schilde, darfst du diese Karte erschöpfen und 1 Verteidigungsmarker spielbereit machen.',
    en: 'When you are attacked and the hull zone still has shields, you may exhaust this card to ready a defense token.',
  },
  'upgrade/rune-haako': {
    de: 'Deckst du ein Kommando auf, darfst du ein anderes befreundetes Schiff in Entfernung 1–5 wählen und Marker von ihm und dieser Karte ablegen: Du erhältst für jeden einen gleichen.',
    en: 'When you reveal a command, you may choose another friendly ship at distance 1-5 and discard tokens from it and from this card: you gain a matching one for each.',
  },
  'upgrade/sabine-wren': {
    de: 'Zu Beginn der Schiffsphase darfst du diese Karte ablegen und 1 Annäherungsmine in Entfernung 1–2 zu einem Hindernis platzieren, jenseits von Entfernung 3 zu feindlichen Schiffen und von Entfernung 1 zu anderen Minen.',
    en: 'Start of the Ship Phase: you may discard this card to place a proximity mine at distance 1-2 of an obstacle, beyond distance 3 of enemy ships and distance 1 of other mines.',
  },
  'upgrade/san-hill': {
    de: 'Handelt ein befreundetes Schiff in Entfernung 1–5 „Staffel“ ab, darfst du 1 Marker von dieser Karte ablegen: Es darf 1 Staffel mehr aktivieren.',
    en: 'When a friendly ship at distance 1-5 resolves a Squadron command, you may discard a token from this card: it may activate 1 squadron more.',
  },
  'upgrade/shu-mai': {
    de: 'Nach dem Aufstellen darfst du 2 Rundenmarker hierher legen, die nicht aufeinanderfolgen. In diesen Runden darfst du im Angriff auf Schiffe bis zu 3 Würfel neu würfeln.',
    en: 'After deployment you may place 2 round tokens here that do not follow each other. In these rounds you may reroll up to 3 dice against ships.',
  },
  'upgrade/skilled-first-officer': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du diese Karte ablegen, um dein oberstes Kommandorad abzulegen.',
    en: 'Before you reveal a command you may discard this card to discard your top dial.',
  },
  'upgrade/strategic-adviser': {
    de: 'Bist du an der Reihe, ein Schiff zu aktivieren, und könntest dieses aktivieren, darfst du stattdessen diese Karte erschöpfen und passen.',
    en: 'When it is your turn to activate a ship and this one could be, you may exhaust this card and pass instead.',
  },
  'upgrade/support-officer': {
    de: 'Zu Beginn der Kommandophase darfst du diese Karte ablegen, um alle deine Kommandoräder abzulegen.',
    en: 'Start of the Command Phase: you may discard this card to discard all of your dials.',
  },
  'upgrade/t-series-tactical-droid': {
    de: 'Gibst du für „Reparieren“, „Navigieren“ oder „Staffel“ nur einen Marker aus, darfst du diese Karte erschöpfen: Der Marker zählt als Rad.',
    en: 'When you spend just a token for Repair, Navigate or Squadron, you may exhaust this card: the token counts as a dial.',
  },
  'upgrade/tactical-expert': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Feuer konzentrieren“ ändern.',
    en: 'Before you reveal a command you may change it to Concentrate Fire.',
  },
  'upgrade/taskmaster-grint': {
    de: 'Wähle den Marker dieser Karte nach dem Aufstellen. Deckst du ein passendes Kommando auf, darfst du den Marker dazu erhalten und das Rad behalten.',
    en: 'Choose the token of this card after deployment. When you reveal a matching command, you may gain such a token and keep the dial.',
  },
  'upgrade/the-grand-inquisitor': {
    de: 'Ändert ein feindliches Schiff in Entfernung 1–5 seinen Schub, darfst du diese Karte erschöpfen und deinen Schub um 1 ändern.',
    en: 'When an enemy ship at distance 1-5 changes its speed, you may exhaust this card to change yours by 1.',
  },
  'upgrade/ti-99': {
    de: 'Befreundete, nicht aktivierte Staffeln in Entfernung 1–3 haben Konter 3, oder 1 mehr, wenn sie selbst Konter haben. Nach einem Konter gelten sie als aktiviert.',
    en: 'Friendly unactivated squadrons at distance 1-3 have Counter 3, or 1 more if they have Counter themselves. After a Counter attack they count as activated.',
  },
  'upgrade/tikkes': {
    de: 'Deckst du ein Kommando auf, darfst du einen passenden Marker hierher legen und 1 beliebigen Kommandomarker erhalten. In der nächsten Kommandophase zeigen alle deine neuen Räder offen dieses Kommando.',
    en: 'When you reveal a command, you may place a matching token here and gain any command token. In the next Command Phase all your new dials openly show that command.',
  },
  'upgrade/toryn-farr': {
    de: 'Andere befreundete Schiffe und Staffeln in Entfernung 1–3 dürfen im Angriff 1 blauen Würfel neu würfeln.',
    en: 'Other friendly ships and squadrons at distance 1-3 may reroll 1 blue die when they attack.',
  },
  'upgrade/veteran-captain': {
    de: 'Deckst du ein Kommando auf, darfst du diese Karte ablegen und 1 beliebigen Kommandomarker erhalten.',
    en: 'When you reveal a command, you may discard this card to gain any command token.',
  },
  'upgrade/walex-blissex': {
    de: 'Wirst du aktiviert, darfst du diese Karte ablegen und 1 abgelegten Verteidigungsmarker wiederherstellen, spielbereit.',
    en: 'When you activate, you may discard this card to recover a discarded defense token, readied.',
  },
  'upgrade/wat-tambor-officer': {
    de: '„Reparieren“: Gib bis zu 2 Schilde aus deinen Hüllensektionen oder aus einer eines anderen befreundeten Schiffs in Entfernung 1–5 aus, für doppelt so viele zusätzliche Technikpunkte.',
    en: 'Repair command: spend up to 2 shields from your hull zones, or from one of another friendly ship at distance 1-5, for twice as many further engineering points.',
  },
  'upgrade/weapons-liaison': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du 1 Kommandomarker ausgeben und es in „Feuer konzentrieren“ oder „Staffel“ ändern.',
    en: 'Before you reveal a command you may spend a command token to change it to Concentrate Fire or Squadron.',
  },
  'upgrade/wedge-antilles-officer': {
    de: 'Vor dem Ende der Staffelphase darfst du 1 Marker „Staffel“ ausgeben: Bis zu 3 befreundete nicht-einzigartige Staffeln ohne Strategie in Entfernung 1–5 haben bis zum Ende der Runde Tarnung.',
    en: 'Before the end of the Squadron Phase you may spend a Squadron token: up to 3 friendly non-unique squadrons without Strategic at distance 1-5 have Cloak until the end of the round.',
  },
  'upgrade/wing-commander': {
    de: 'Bevor du ein Kommando aufdeckst, darfst du es in „Staffel“ ändern.',
    en: 'Before you reveal a command you may change it to Squadron.',
  },
  'upgrade/wullf-yularen': {
    de: 'Gibst du einen Kommandomarker aus, darfst du diese Karte erschöpfen und einen gleichen erhalten.',
    en: 'When you spend a command token, you may exhaust this card to gain one of the same type.',
  },
};
