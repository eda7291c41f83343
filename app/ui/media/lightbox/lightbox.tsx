import type { ReactNode } from 'react'

export type LightboxItem = {
  /** The full picture's own address, where the link leads without script. */
  href: string
  /** A `picture` in widths from small to full: the viewer asks for the same one larger. */
  thumb: ReactNode
  caption?: string | undefined
  /** On the thumbnail; the caption where it has none. */
  tag?: string | undefined
  /** Said below the picture, after its caption. */
  note?: string | undefined
}

type LightboxProps = {
  /** Start of every picture's hash, before its number; one of its own for each gallery of a page. */
  id: string
  /** What the dialog is called, and said in its caption. */
  label: string
  items: readonly LightboxItem[]
  className: string
}

/**
 * Thumbnails that open full screen, each at its own picture (addressed-lightbox.tsx). The address says
 * which one is open, so that it can be shared and Back closes it. Without script a thumbnail is a link
 * to its picture.
 */
export function Lightbox({ id, label, items, className }: LightboxProps) {
  return (
    <ul className={className} data-lightbox={label}>
      {items.map(({ href, thumb, caption, tag = caption, note }, index) => {
        const name = `${id}-${index + 1}`
        return (
          <li key={href}>
            <noscript>
              <span id={name} />
            </noscript>
            <a href={href} data-opens={name} data-caption={caption} data-note={note}>
              {thumb}
              {tag ? <span className="caption">{tag}</span> : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
