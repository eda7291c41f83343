import { pictures } from './manifest.ts'
import { Picture } from './picture.tsx'

/** A slot's picture as large as the screen allows without cutting it. Throws for an unknown slot. */
export function FullPicture({ id }: { id: string }) {
  const picture = pictures.get(id)
  if (!picture) throw new Error(`No picture for the slot "${id}".`)
  const { width, height } = picture
  const ofHeight = Math.ceil((100 * width) / height)
  const sizes = `(min-aspect-ratio: ${width}/${height}) ${ofHeight}vh, 100vw`
  return <Picture id={id} sizes={sizes} priority />
}
