import { FIRST_POINTS } from '@holotisch/campaign';
import { campaignSamples } from '../campaigns/samples.ts';

export const corelliaSamples = campaignSamples(FIRST_POINTS);
