import type { Sayings } from '../types.ts';

export const separatist: Sayings = {
  'squadron/general-grievous-belbullab-22': {
    de: 'Hat das Ziel keinen spielbereiten Verteidigungsmarker, zählt jeder deiner kritischen Treffer 1 Schaden.',
    en: 'If your target has no ready defence token, every critical icon of yours counts as 1 damage.',
  },
  'squadron/dis-t81': {
    de: 'Deine Angriffe können nicht versperrt sein.',
    en: 'Nothing obstructs your attacks.',
  },
  'squadron/phlac-arphocc-prototypes': {
    de: 'Beendet eine feindliche Staffel ihre Aktivierung in Entfernung 1, erleidet sie 1 Schaden.',
    en: 'An enemy squadron whose activation ends at distance 1 suffers 1 damage.',
  },
  'squadron/jango-fett': {
    de: 'Greifst du in deiner Aktivierung eine einzigartige Staffel an, darfst du einer anderen befreundeten Staffel in Entfernung 1 zum Ziel 1 Schaden zufügen, um 1 Würfel auf eine beliebige Seite zu drehen.',
    en: 'When you attack a unique squadron in your activation, another friendly squadron at distance 1 of it may suffer 1 damage for you to turn a die to any face.',
  },
  'squadron/baktoid-prototypes': {
    de: 'Greifst du ein Schiff an, zu dem eine andere befreundete Staffel mit Bomber in Entfernung 1 ist, darfst du 1 Würfel auf Zielgenauigkeit drehen.',
    en: 'Against a ship that has another friendly Bomber at distance 1 you may turn a die to an accuracy face.',
  },
  'squadron/dbs-404': {
    de: 'Berührst du das Ziel, darfst du 1 Schaden erleiden, um 1 Würfel in einer Farbe deines Angriffspools hinzuzufügen.',
    en: 'If you touch your target, you may suffer 1 damage to add a die of a colour that your attack pool has.',
  },
  'squadron/dfs-311': {
    de: 'Verteidigst du dich gegen einen versperrten Angriff, darfst du 1 Würfel bestimmen, den der Angreifer neu würfeln muss.',
    en: 'Against an obstructed attack you may name a die that the attacker must reroll.',
  },
  'squadron/haor-chall-prototypes': {
    de: 'Bevor sich ein feindliches Schiff oder eine feindliche Staffel in Entfernung 1 bewegt, darfst du sie angreifen, selbst im Nahkampf.',
    en: 'You may attack an enemy ship or squadron at distance 1 just before it moves, engaged or not.',
  },
};
