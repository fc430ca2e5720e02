/** Whoever of a name is in the army may use the cards that name him. R-LE-115 */
export const LUKE = ['luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight'];
export const VADER = ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'];
