const END = '-logo'
/** The picture that stands for the brand; the settings keep it. */
export const BRAND_LOGO = `brand${END}`
/** The most of its picture: twice what the header shows, for fine screens. */
export const LOGO_PIXELS = { width: 320, height: 80 } as const
const MAX_LETTERS = 60

export function projectLogo(slug: string): string {
  return slug + END
}

export function builderLogo(developer: string): string {
  const slug = developer
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const isLatin = /[a-z0-9]/.test(slug)
  const codes = () =>
    Array.from(developer, (letter) => letter.codePointAt(0)?.toString(16)).join('-')
  return `builder-${(isLatin ? slug : codes()).slice(0, MAX_LETTERS)}${END}`
}

export function logosOf({ slug, developer }: { slug: string; developer?: string | undefined }) {
  return { project: projectLogo(slug), builder: developer && builderLogo(developer) }
}

export function isLogo(slot: string): boolean {
  return slot.endsWith(END)
}
