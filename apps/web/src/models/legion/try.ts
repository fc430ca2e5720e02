import { figure } from './figure.ts';
import * as H from './figure/helmets.ts';
import * as F from './figure/faces.ts';
import { POSES, type PoseName } from './figure/poses.ts';
import { paint } from './kit.ts';
const W = H.WHITE,
  D = paint('dark');
const storm = { suit: D, chest: W, shoulders: W, forearms: W, thighs: W, shins: W, boots: W, belt: W, hands: D };
const byPose: Record<string, string> = { guard: 'x' };
export const models = Object.fromEntries(
  (Object.keys(POSES) as PoseName[]).map((pose) => [
    pose,
    figure({ pose, head: H.stormtrooper(), armour: storm, weapon: 'e11' }),
  ]),
);
void byPose;
void F;
