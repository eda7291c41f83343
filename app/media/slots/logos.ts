const END = '-logo'
const MOST_LETTERS = 60

/** The slot of a project's logo, which only the owner's own picture fills. */
export function projectLogo(slug: string): string {
  return slug + END
}

/** The slot of a builder's logo, one for all of its projects. */
export function builderLogo(developer: string): string {
  const word = developer
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const isLatin = /[a-z0-9]/.test(word)
  const codes = () =>
    Array.from(developer, (letter) => letter.codePointAt(0)?.toString(16)).join('-')
  return `builder-${(isLatin ? word : codes()).slice(0, MOST_LETTERS)}${END}`
}

/** The slots of the logos that a project's pages may show. */
export function logosOf({ slug, developer }: { slug: string; developer?: string | undefined }) {
  return { project: projectLogo(slug), builder: developer && builderLogo(developer) }
}

/** Whether a slot is that of a logo. */
export function isLogo(slot: string): boolean {
  return slot.endsWith(END)
}
