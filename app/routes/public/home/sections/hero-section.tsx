import type { HomeWords } from '#app/pages/home-content.ts'
import type { StreetListing } from '#app/projects/street/street-listing.ts'
import { Street } from '#app/projects/street/street.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { PauseMotion } from '#app/ui/media/pause-motion.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

export type HeroStreet = {
  listings: readonly StreetListing[]
  isBesideWords: boolean
  note: string
}

type HeroProps = {
  words: HomeWords
  projectCount: number
  explore: string
  street: HeroStreet
}

export function HeroSection({ words, projectCount, explore, street }: HeroProps) {
  const { headline, streetKey } = words
  return (
    <section className={street.isBesideWords ? 'hero hero--beside' : 'hero'}>
      <div className="wrap hero-words">
        <h1>
          <span>{headline.before}</span> <RotatingWord words={headline.places} suffix="," />{' '}
          <span>{headline.after}</span>
        </h1>
        <div className="hero-actions">
          <a className="button" href={explore}>
            {words.explore} <Icon name="arrow" className="icon--go" />
          </a>
          <a className="link" href="/projects">
            See all {projectCount} projects
          </a>
          <p>{streetKey}</p>
        </div>
      </div>
      <Street listings={street.listings} />
      <div className="wrap hero-columns">
        <PauseMotion />
        <p className="caption">
          <span className="hero-key">{streetKey} </span>
          {street.note}
        </p>
      </div>
    </section>
  )
}
