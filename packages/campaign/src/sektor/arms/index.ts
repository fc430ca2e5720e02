import type { Arm, ArmId } from './arm.ts';
import { armada } from './armada.ts';
import { legion } from './legion.ts';
import { xwing } from './xwing.ts';

export const ARM: Readonly<Record<ArmId, Arm>> = { xwing, armada, legion };
