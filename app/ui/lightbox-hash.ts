/** The hash under which picture `index` of the gallery `id` can be opened; people count from 1. */
export function lightboxHash(id: string, index: number): string {
  return `#${id}-${index + 1}`
}

/** Which of `count` pictures the hash opens, or undefined when it means something else. */
export function lightboxIndex(hash: string, id: string, count: number): number | undefined {
  const start = `#${id}-`
  const number = hash.startsWith(start) ? hash.slice(start.length) : ''
  if (!/^[1-9]\d*$/.test(number)) return undefined
  const index = Number(number) - 1
  return index < count ? index : undefined
}
