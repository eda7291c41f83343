/**
 * First parts of paths where Google's script never is: the staff side, what bears a secret, and pages
 * that write into their address what a visitor types or chooses.
 */
const NEVER = new Set([
  'admin',
  'api',
  'calculators',
  'dashboard',
  'projects',
  'shortlist',
  'sign-out',
  'visit',
  'visits',
])

/** Whether a page of this path may hold Google's script, once its visitor has allowed it. */
export function isMeasured(path: string): boolean {
  return !NEVER.has(firstPart(path))
}

/** Whether the address of a page of ours tells more than which page it is. */
export function isPrivate(path: string): boolean {
  return ['admin', 'api', 'dashboard', 'sign-out', 'visit', 'visits'].includes(firstPart(path))
}

function firstPart(path: string): string {
  return path.toLowerCase().split('/').find(Boolean) ?? ''
}
