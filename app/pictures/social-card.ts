import { pictures } from './manifest.ts'

/** A slot's picture cut to 1200 x 630 px for shared links, with the words it is described by. */
export function socialCard(id: string, origin: string): { url: string; alt: string } {
  const picture = pictures.get(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  return {
    url: `${origin}/pictures/${id}-${picture.hash.slice(0, 8)}-social.jpg`,
    alt: picture.alt,
  }
}
