import { useState } from 'react'

import { Picture } from '#app/pictures/picture.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { Slideshow } from '#app/ui/slideshow.tsx'

import type { ListingPage } from './sub-page.ts'

/** The picture at the head of a listing's page, or its slideshow, and what is said of it. */
export function HeadPicture({ page }: { page: ListingPage }) {
  const [isPaused, setPaused] = useState(false)
  const { slideshow, headline } = page
  const [first = page.picture, ...others] = slideshow?.pictures ?? []
  const picture = <Picture id={first} sizes="100vw" priority />
  return (
    <>
      {slideshow ? (
        <Slideshow
          first={picture}
          others={others.map((id) => (
            <Picture key={id} id={id} sizes="100vw" alt="" />
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
