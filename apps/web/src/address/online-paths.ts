/** Where people find each other, and where an online match is played. The token stands behind the #: it is sent nowhere. */
export const ONLINE_PATH = '/online';
export const onlinePath = (match: string): string => `/online/${match}`;
export const linkTo = (match: string, token?: string): string =>
  `${location.origin}${onlinePath(match)}${token === undefined ? '' : `#${token}`}`;
