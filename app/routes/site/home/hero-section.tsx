import { Icon } from '#app/ui/icon.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { RotatingWord } from '#app/ui/words/rotating-word.tsx'
import { cityWords } from '#content/cities.ts'

import { Street } from '#app/projects/street/street.tsx'
import type { StreetListing } from '#app/projects/street/street-listing.ts'

export type HeroStreet = {
  listings: readonly StreetListing[]
  /** It rises only right of the words, which may stand in its sky. */
  isBesideWords: boolean
  /** What its scale is taken from. */
  note: string
}

type HeroProps = {
  projectCount: number
  /** The address behind Explore. */
  explore: string
  street: HeroStreet
}

/** How the drawing is read; on a phone it stands below it. */
const KEY =
  'Homes, land and offices to scale: solid where the listing states it, dashed where it does not.'

export function HeroSection({ projectCount, explore, street }: HeroProps) {
  return (
    <section className={street.isBesideWords ? 'hero hero--beside' : 'hero'}>
      <div className="wrap hero-words">
        <h1>
          <span>Property in</span> <RotatingWord words={cityWords} suffix="," />{' '}
          <span>seen in clear light.</span>
        </h1>
        <div className="hero-actions">
          <a className="button" href={explore}>
            Explore <Icon name="arrow" className="icon--go" />
          </a>
          <a className="link" href="/projects">
            All {projectCount} projects
          </a>
          <p>{KEY}</p>
        </div>
      </div>
      <Street listings={street.listings} />
      <div className="wrap hero-columns">
        <PauseMotion />
        <p className="caption">
          <span className="hero-key">{KEY} </span>
          {street.note}
        </p>
      </div>
    </section>
  )
}
