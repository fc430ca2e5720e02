// From a request to its answer, without a socket: what is served, how it is packed and how long it may be kept.
import { chooseEncoding, holdsVersion } from './negotiate.ts';
import type { ApiAnswer } from './net/api.ts';
import type { Site, SiteFile } from './site.ts';

interface Request {
  readonly method: string;
  readonly url: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const SECURITY: Readonly<Record<string, string>> = {
  // Nothing but our own files; styles set by React go through the DOM, which needs no 'unsafe-inline'.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The page paints the ground of a table itself and shows it as a picture.
    "img-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** What a program asked for: as JSON, unless it says otherwise. Never kept anywhere. */
export function apiAnswer({ status, body, type = JSON_TYPE, retryAfter }: ApiAnswer): Answer {
  return plain(status, typeof body === 'string' ? body : `${JSON.stringify(body)}\n`, {
    'Content-Type': type,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  });
}

/** Somebody means another server; 421 keeps a browser from asking here again. */
export const misdirected = (): Answer =>
  plain(
    421,
    'Diesen Namen hat dieser Server nicht (HOLOTISCH_HOSTS). · This server has no such name (HOLOTISCH_HOSTS).\n',
  );

/** For a year this name is asked for over an encrypted line only. Told over such a line alone, or it would lock people out. */
export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

function plain(status: number, text: string, extra: Readonly<Record<string, string>> = {}): Answer {
  const body = Buffer.from(text);
  return {
    status,
    headers: {
      ...SECURITY,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': String(body.length),
      ...extra,
    },
    body,
  };
}

function fileAnswer(file: SiteFile, request: Request): Answer {
  const encoding = chooseEncoding(request.acceptEncoding, file);
  const body = file.bodies.get(encoding) ?? Buffer.alloc(0);
  // One version, several packings: each is a representation of its own and needs its own tag.
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = {
    ...SECURITY,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...(file.bodies.size > 1 ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (holdsVersion(request.ifNoneMatch, etag)) return { status: 304, headers, body: Buffer.alloc(0) };
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** The decoded path, or nothing when the address makes no sense. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

export function respond(site: Site, request: Request): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plain(405, 'Method Not Allowed\n', { Allow: 'GET, HEAD' });
  }
  const path = pathOf(request.url);
  if (path === undefined) return plain(400, 'Bad Request\n');
  if (path === '/health') return plain(200, '{"status":"ok"}\n', { 'Content-Type': JSON_TYPE });
  const file = site.files.get(path);
  if (file) return fileAnswer(file, request);
  // A path that looks like no file is a page of the app, which finds its way itself: /regeln/XW-ANGRIFF-08.
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (!last.includes('.') && !path.startsWith('/assets/')) return fileAnswer(site.index, request);
  return plain(404, 'Not Found\n');
}
