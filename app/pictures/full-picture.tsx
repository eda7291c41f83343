import { Picture, type PictureFacts } from './picture.tsx'

/** A slot's picture as large as the screen allows without cutting it. */
export function FullPicture({ picture }: { picture: PictureFacts }) {
  const { width, height } = picture
  const ofHeight = Math.ceil((100 * width) / height)
  const sizes = `(min-aspect-ratio: ${width}/${height}) ${ofHeight}vh, 100vw`
  return <Picture picture={picture} sizes={sizes} priority />
}
