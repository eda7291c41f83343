import { pictureFacts } from './manifest.server.ts'

/** A slot's picture cut to 1200 x 630 px for shared links, with the words it is described by. */
export function socialCard(id: string, origin: string): { url: string; alt: string } {
  const { hash, alt } = pictureFacts(id)
  return { url: `${origin}/pictures/${id}-${hash}-social.jpg`, alt }
}
