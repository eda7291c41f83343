export const routeClasses = [
  'page',
  'file',
  'asset',
  'picture',
  'card',
  'brochure',
  'enquiry',
  'source',
  'call',
  'sign-in',
  'desk',
  'live',
  'health',
] as const
export type RouteClass = (typeof routeClasses)[number]

const CLASSES: readonly [RegExp, RouteClass][] = [
  [/^\/assets\//, 'asset'],
  [/^\/pictures\//, 'picture'],
  [/^\/cards\//, 'card'],
  [/^\/brochures\//, 'brochure'],
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/api\/v1\/user\/connect$/, 'enquiry'],
  [/^\/api\/v1\/sources\//, 'source'],
  [/^\/api\//, 'call'],
  [/^\/dashboard\/live$/, 'live'],
  [/^\/(?:dashboard|sign-out)(?:[/.]|$)/, 'desk'],
  [/^\/admin(?:[/.]|$)/, 'sign-in'],
  [/\.[a-z\d]{1,12}$/, 'file'],
]

/** Unknown paths count as pages. */
export function routeClassOf(path: string): RouteClass {
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1] ?? 'page'
}
