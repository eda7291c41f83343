import { loadedAddress, thumbnailPicture } from './thumbnail-picture.ts'

/** A phone in portrait, which shows the upright crop (lightbox-view.css). */
const UPRIGHT_PHONE = '(max-width: 39.99em) and (min-height: 30em)'
const UPRIGHT = 4 / 5
/** On a screen with density 3 the eye sees no gain over 2.25. */
const DENSE_SHARE = 0.75
/** CSS pixels of the screen's height above and below the picture. */
const AROUND = 168
const AROUND_LOW = 56

/** The thumbnail's picture in screen size, or its crop on a phone in portrait; the thumbnail is shown meanwhile. */
export function FullPicture({ thumbnail }: { thumbnail: HTMLElement }) {
  const image = thumbnailPicture(thumbnail)
  if (!image) return null
  const { width, height } = sizeOf(image)
  const sizes = sizesOf(width / height)
  const loaded = loadedAddress(image)
  return (
    <picture>
      {[...thumbnail.querySelectorAll('source')].map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={image.getAttribute('src') ?? undefined}
        srcSet={image.srcset}
        sizes={sizes}
        width={width}
        height={height}
        alt={image.alt}
        fetchPriority="high"
        decoding="async"
        style={loaded === undefined ? undefined : { backgroundImage: `url("${loaded}")` }}
      />
    </picture>
  )
}

function sizesOf(shape: number): string {
  const upright = 100 * Math.max(1, shape / UPRIGHT)
  const low = `min(100vw, ${rounded(100 * shape)}vh - ${rounded(AROUND_LOW * shape)}px)`
  const usual = `min(100vw, ${rounded(100 * shape)}vh - ${rounded(AROUND * shape)}px)`
  return [
    `${UPRIGHT_PHONE} and (min-resolution: 2.5dppx) ${rounded(upright * DENSE_SHARE)}vw`,
    `${UPRIGHT_PHONE} ${rounded(upright)}vw`,
    `(max-height: 30em) ${low}`,
    usual,
  ].join(', ')
}

function rounded(length: number): number {
  return Math.ceil(length * 10) / 10
}

/** From the markup, not from the thumbnail's layout. */
function sizeOf(image: HTMLImageElement): { width: number; height: number } {
  return {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }
}
