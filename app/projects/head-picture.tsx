import { useState } from 'react'

import { Picture } from '#app/pictures/picture.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { Slideshow } from '#app/ui/slideshow.tsx'

import type { ListingPage } from './sub-page.ts'

/** The picture at the head of a listing's page, or its slideshow, and what is said of it. */
export function HeadPicture({ page }: { page: ListingPage }) {
  const [isPaused, setPaused] = useState(false)
  const { slideshow, headline, pictures } = page
  const [first, ...others] = (slideshow?.pictures ?? [page.picture]).flatMap(
    (slot) => pictures[slot] ?? [],
  )
  const picture = first ? <Picture picture={first} sizes="100vw" priority /> : null
  return (
    <>
      {slideshow ? (
        <Slideshow
          first={picture}
          others={others.map((other) => (
            <Picture key={other.id} picture={other} sizes="100vw" alt="" />
          ))}
          delay={slideshow.delay}
          transition={slideshow.transition}
          isPaused={isPaused}
        />
      ) : (
        picture
      )}
      <div className="impr">
        {slideshow || headline ? <PauseMotion onChange={setPaused} /> : null}
        <p className="cap">{slideshow ? 'Artist’s impressions' : 'Artist’s impression'}</p>
      </div>
    </>
  )
}
