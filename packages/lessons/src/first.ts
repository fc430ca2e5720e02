/** The first lesson of each game, for whoever only has to name it. */
export const FIRST_LESSONS: Readonly<Record<string, string>> = {
  xwing: 'first-flight',
  armada: 'steering',
  legion: 'moving',
};
