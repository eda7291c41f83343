import { loadedAddress, thumbnailPicture } from './thumbnail-picture.ts'

/** A phone held upright, which shows the upright crop (lightbox-view.css). */
const UPRIGHT_PHONE = '(max-width: 39.99em) and (min-height: 30em)'
const UPRIGHT = 4 / 5
/** A phone of three dots a pixel gains nothing the eye sees over two and a quarter. */
const DENSE_SHARE = 0.75
/** CSS px of a screen's height that the picture leaves to what stands above and below it. */
const AROUND = 168
/** The same of a phone on its side. */
const AROUND_LOW = 56

/**
 * A thumbnail's own picture as large as the screen allows: whole, or on a phone held upright cut as
 * its thumbnail is. What the thumbnail has loaded stands in until the large one is there.
 */
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

/** What the markup says, not how large the thumbnail is. */
function sizeOf(image: HTMLImageElement): { width: number; height: number } {
  return {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }
}
