import { Link } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'
import { PauseMotion } from '#app/ui/pause-motion.tsx'
import { RotatingWord } from '#app/ui/rotating-word.tsx'

import { Street, type StreetBuilding } from './street.tsx'

/** The hero's and the banner's words (SPEC section 2, Home page). */
export const CITY_WORDS = ['Noida', 'Gurugram', 'Delhi', 'Mumbai'] as const

type HeroProps = { projectCount: number; buildings: readonly StreetBuilding[] }

export function HeroSection({ projectCount, buildings }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <h1>
          <span>Property in</span> <RotatingWord words={CITY_WORDS} suffix="," />{' '}
          <span>seen in clear light.</span>
        </h1>
        <p className="hero-lede">
          Homes, land and offices, drawn to scale and explained with the facts their developers
          state. Zero brokerage on select deals.
        </p>
        <div className="hero-actions">
          <Link className="button" to="/residential-plot">
            Explore <Icon name="arrow" className="icon--go" />
          </Link>
          <Link className="link" to="/projects">
            All {projectCount} projects
          </Link>
        </div>
      </div>
      <Street buildings={buildings} />
      <div className="wrap hero-columns">
        <PauseMotion />
        <p className="caption">
          Our catalogue as one street, to scale by number of floors. Artist’s impression.
        </p>
      </div>
    </section>
  )
}
