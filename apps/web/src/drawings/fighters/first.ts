// Own drawings of small fighters from above, nose up, on a base of 40 by 40 mm.
import type { Silhouette } from '../../scene/silhouette.ts';

export const arrowFighter: Silhouette = {
  hull: [
    // fuselage with a long nose
    'M0 18.5C1 18.5 1.5 17.6 1.7 16.4L2.6 4.5 3.4-3.5 3.2-11.5 2-13H-2L-3.2-11.5-3.4-3.5-2.6 4.5-1.7 16.4C-1.5 17.6-1 18.5 0 18.5Z',
    // wings
    'M3.3 0 14.6-5.2V-9.4L3.3-9Z',
    'M-3.3 0V-9L-14.6-9.4V-5.2Z',
    // engines beside the fuselage
    'M3.7-1.5H6.9L7.4-12.6 6.9-14.2H4.2L3.7-12.6Z',
    'M-3.7-1.5V-12.6L-4.2-14.2H-6.9L-7.4-12.6-6.9-1.5Z',
    // guns at the tips of the wings
    'M14.2-11V-3.6L14.7 7.5H15.3L15.8-3.6V-11Z',
    'M-14.2-11H-15.8V-3.6L-15.3 7.5H-14.7L-14.2-3.6Z',
  ].join(''),
  detail: 'M-1.3 2.5 0 4.5 1.3 2.5 1.1-3H-1.1ZM0 16V7M4.5-9.5H6.6M-4.5-9.5H-6.6M8.5-4.2 13-6.2M-8.5-4.2-13-6.2',
};

export const panelFighter: Silhouette = {
  hull: [
    // cockpit pod
    'M0 6.8C3.8 6.8 6.4 3.7 6.4 0S3.8-6.8 0-6.8-6.4-3.7-6.4 0-3.8 6.8 0 6.8Z',
    // struts
    'M5.6 2.4 13.2 1.3V-1.3L5.6-2.4Z',
    'M-5.6 2.4V-2.4L-13.2-1.3V1.3Z',
    // panels seen from above
    'M13 0 13.4 15.5H15.3L16.3 0 15.3-15.5H13.4Z',
    'M-13 0-13.4-15.5H-15.3L-16.3 0-15.3 15.5H-13.4Z',
  ].join(''),
  detail:
    'M-3.2 0A3.2 3.2 0 1 0 3.2 0 3.2 3.2 0 1 0-3.2 0ZM0 3.2V6.2M-2.3 2.3-4.3 4.3M2.3 2.3 4.3 4.3M14.6-13V13M-14.6-13V13M7.5 0H12M-7.5 0H-12',
};
