import type { MouseEvent } from 'react'

import { lightboxHash } from './lightbox-hash.ts'
import type { LightboxViewProps } from './lightbox-view.tsx'
import { useLightbox } from './use-lightbox.ts'

type LightboxProps = Pick<LightboxViewProps, 'label' | 'items'> & {
  /** Start of every picture's hash; one of its own for each gallery of a page. */
  id: string
  className: string
}

/**
 * Thumbnails that open full screen, each at its own picture. The address says which one is open, so
 * that it can be shared and Back closes it. Without script a thumbnail is a link to its picture.
 */
export function Lightbox({ id, label, items, className }: LightboxProps) {
  const { View, list, shown, prepare, open, view, close } = useLightbox(id, items.length)
  return (
    <>
      <ul className={className} ref={list}>
        {items.map(({ href, thumb, caption, tag = caption }, index) => (
          <li key={href}>
            <noscript>
              <span id={lightboxHash(id, index).slice(1)} />
            </noscript>
            <a
              href={href}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                void open(index, href)
              }}
            >
              {thumb}
              {tag ? <span className="caption">{tag}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      {View && shown !== undefined ? (
        <View label={label} items={items} index={shown} onView={view} onClose={close} />
      ) : null}
    </>
  )
}

/** Neither a new tab, a new window nor a download is asked for. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
