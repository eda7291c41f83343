import { Icon } from '#app/ui/icon.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { RotatingWord } from '#app/ui/words/rotating-word.tsx'
import { cityWords } from '#content/cities.ts'

import { Street, type StreetProps } from './street.tsx'

type HeroProps = {
  projectCount: number
  /** The address behind Explore. */
  explore: string
  street: StreetProps
}

export function HeroSection({ projectCount, explore, street }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>
          <span>Property in</span> <RotatingWord words={cityWords} suffix="," />{' '}
          <span>seen in clear light.</span>
        </h1>
        <p className="hero-lede">
          Homes, land and offices, drawn to scale and explained with the facts their developers
          state. Zero brokerage on select deals.
        </p>
        <div className="hero-actions">
          <a className="button" href={explore}>
            Explore <Icon name="arrow" className="icon--go" />
          </a>
          <a className="link" href="/projects">
            All {projectCount} projects
          </a>
        </div>
      </div>
      <Street {...street} />
      <div className="wrap hero-columns">
        <PauseMotion />
        <p className="caption">
          Our catalogue as one street, to scale by number of floors. Artist’s impression.
        </p>
      </div>
    </section>
  )
}
