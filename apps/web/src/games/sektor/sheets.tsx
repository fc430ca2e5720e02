import { ARMS, capOf, forceWorth, unitWorth } from '@holotisch/campaign/sektor';
import type { Language } from '@holotisch/engine';
import { kept } from '../campaign/kit.ts';
import type { Sheet } from '../campaign/sheet.tsx';
import { cardIn, forceName, houseName, rankOf, teamNames } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';

/** What each player has: three small forces with their scars, veterans and heroes. */
export const sheetsOf = kept((view: SektorView, language: Language): readonly Sheet[] => {
  const t = ownText[language];
  return view.houses.map(({ forces, credits }, seat) => {
    const owner = view.teams[seat]!;
    return {
      seat,
      owner,
      name: houseName(view, seat, language),
      team: teamNames(language)[owner],
      figures: [{ name: t.figures.credits, value: String(credits) }],
      groups: ARMS.map((game) => {
        const force = forces[game];
        return {
          title: t.worth(forceName(language, game), forceWorth(force), capOf(view.rules, game, view.turn)),
          units: force.units.map((unit) => {
            const rank = rankOf(unit);
            return {
              name: cardIn(force, unit.card, language),
              carries: unit.upgrades.map((card) => cardIn(force, card, language)),
              points: unitWorth(force, unit),
              scar: unit.scarred ? t.scarred : null,
              rank: rank ? t.rank[rank] : unit.xp > 0 ? t.xp(unit.xp) : null,
              portrait: <UnitPortrait force={force} unit={unit} owner={owner} />,
            };
          }),
        };
      }),
      lists: [],
    };
  });
});
