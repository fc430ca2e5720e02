import { TASK_FORCE } from '@holotisch/campaign';
import { campaignSamples } from '../campaigns/samples.ts';

export const rimSamples = campaignSamples(TASK_FORCE);
