/** A thumbnail's own picture as large as the screen allows without cutting it. */
export function FullPicture({ thumbnail }: { thumbnail: HTMLElement }) {
  const image = thumbnail.querySelector('img')
  if (!image) return null
  const { width, height } = sizeOf(image)
  const ofHeight = Math.ceil((100 * width) / height)
  const sizes = `(min-aspect-ratio: ${width}/${height}) ${ofHeight}vh, 100vw`
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
      />
    </picture>
  )
}

/** What the markup says, not how large the thumbnail is. */
function sizeOf(image: HTMLImageElement): { width: number; height: number } {
  return {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }
}
