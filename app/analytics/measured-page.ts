import { addresses } from '#app/config/addresses.ts'

function firstParts(trait: 'isMeasured' | 'isPrivate', holds: boolean): Set<string> {
  const found = Object.values(addresses).filter((address) => address[trait] === holds)
  return new Set(found.map(({ path }) => firstPart(path)))
}

const NEVER = firstParts('isMeasured', false)
const PRIVATE = firstParts('isPrivate', true)

export function isMeasured(path: string): boolean {
  return !NEVER.has(firstPart(path))
}

export function isPrivate(path: string): boolean {
  return PRIVATE.has(firstPart(path))
}

function firstPart(path: string): string {
  return path.toLowerCase().split('/').find(Boolean) ?? ''
}
