import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crewHToL: readonly Upgrade[] = upgradesOf('crew', [
  unique('lukeskywalker', 'Luke Skywalker', 7, 6, { restrict: { faction: ['rebel'] } }),
  card('intelligenceagent', ['Intelligence Agent', 'Geheimagent'], 1, [12, 13]),
  unique('kylekatarn', 'Kyle Katarn', 3, 29, { restrict: { faction: ['rebel'] } }),
  unique('janors', 'Jan Ors', 2, 29, { restrict: { faction: ['rebel'] } }),
  unique('jandodonna', 'Jan Dodonna', 6, 11, { restrict: { faction: ['rebel'], size: ['huge'] } }),
  unique('hansolo', 'Han Solo', 2, 22, { restrict: { faction: ['rebel'] } }),
  unique('leiaorgana', 'Leia Organa', 4, 22, { restrict: { faction: ['rebel'] } }),
  unique('landocalrissian', 'Lando Calrissian', 3, 23, { restrict: { faction: ['rebel'] } }),
  unique('leebo', '"Leebo"', 2, 23, { restrict: { faction: ['rebel'] } }),
  card('k4securitydroid', ['K4 Security Droid', 'K4-Sicherheitsdroide'], 3, [28, 31], {
    restrict: { faction: ['scum'] },
  }),
  unique('kananjarrus', 'Kanan Jarrus', 3, 39, { restrict: { faction: ['rebel'] } }),
  unique('herasyndulla', 'Hera Syndulla', 1, 39, { restrict: { faction: ['rebel'] } }),
  unique('ig88d', 'IG-88D', 1, 56, { restrict: { faction: ['scum'] } }),
  unique('lattsrazzi', 'Latts Razzi', 2, 56, { restrict: { faction: ['scum'] } }),
  unique('ketsuonyo', 'Ketsu Onyo', 1, 56, { restrict: { faction: ['scum'] } }),
  unique('kyloren', 'Kylo Ren', 3, 60, { restrict: { faction: ['imperial'] }, conditions: ['illshowyouthedarkside'] }),
  unique('jynerso', 'Jyn Erso', 2, 62, { restrict: { faction: ['rebel'] } }),
  card('hotshotcopilot', ['Hotshot Co-pilot', 'Kopilotenass'], 4, 57),
  card('inspiringrecruit', ['Inspiring Recruit', 'Inspirierender Rekrut'], 1, 62),
  unique('jabbathehutt', ['Jabba the Hutt', 'Jabba der Hutt'], 5, 58, { occupies: 2, restrict: { faction: ['scum'] } }),
  card('isbslicer', ['ISB Slicer', 'ISB-Hacker'], 2, 75, { restrict: { faction: ['imperial'] } }),
]);
