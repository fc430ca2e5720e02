import { data, geometry } from '@holotisch/armada';
import { circle, distance } from '@holotisch/table';
import type { Pose } from '@holotisch/table';
import type { ArmadaView, Squadron } from '../view.ts';
