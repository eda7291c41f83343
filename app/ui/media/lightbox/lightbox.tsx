import type { ReactNode } from 'react'

import type { FieldAttributes } from '#app/ui/document/field.tsx'

export type LightboxItem = {
  /** The picture's own address, where the link leads without script. */
  href: string
  /** A `picture` with widths from small to full: the viewer requests a larger one. */
  thumb: ReactNode
  caption?: string | undefined
  /** On the picture here and in the viewer; its alt says the same. */
  note?: string | undefined
  /** Of the caption. */
  field?: FieldAttributes
}

type LightboxProps = {
  /** The prefix of each picture's hash, which is the id of its place; unique per gallery. */
  id: string
  label: string
  items: readonly LightboxItem[]
  className: string
}

/** Thumbnails that open full screen (addressed-lightbox.tsx) by the address, so Back and sharing work; without script each is a link. */
export function Lightbox({ id, label, items, className }: LightboxProps) {
  return (
    <ul className={className} data-lightbox={label}>
      {items.map(({ href, thumb, caption, note, field }, index) => (
        <li key={href} id={`${id}-${index + 1}`}>
          <a href={href} data-caption={caption}>
            {thumb}
            {note ? (
              <small className="caption" aria-hidden="true">
                {note}
              </small>
            ) : null}
            {caption ? (
              <span className="caption" {...field}>
                {caption}
              </span>
            ) : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
