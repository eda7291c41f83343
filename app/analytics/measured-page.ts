import { addresses } from '#app/config/addresses.ts'

/** The first parts of the paths of which that holds, whatever follows them. */
function firstParts(trait: 'isMeasured' | 'isPrivate', holds: boolean): Set<string> {
  const found = Object.values(addresses).filter((address) => address[trait] === holds)
  return new Set(found.map(({ path }) => firstPart(path)))
}

const NEVER = firstParts('isMeasured', false)
const PRIVATE = firstParts('isPrivate', true)

/** Whether a page of this path may hold Google's script, once its visitor has allowed it. */
export function isMeasured(path: string): boolean {
  return !NEVER.has(firstPart(path))
}

/** Whether the address of a page of ours tells more than which page it is. */
export function isPrivate(path: string): boolean {
  return PRIVATE.has(firstPart(path))
}

function firstPart(path: string): string {
  return path.toLowerCase().split('/').find(Boolean) ?? ''
}
