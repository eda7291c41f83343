import type { HomeContent } from '#app/pages/home-content.ts'
import type { StreetProject } from '#app/projects/street/street-project.ts'
import { Street } from '#app/projects/street/street.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { PauseMotion } from '#app/ui/media/pause-motion.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

export type HeroStreet = {
  projects: readonly StreetProject[]
  isLeftClear: boolean
  note: string
}

type HeroProps = {
  pageTexts: HomeContent
  projectCount: number
  explore: string
  street: HeroStreet
}

export function HeroSection({ pageTexts, projectCount, explore, street }: HeroProps) {
  const { headline, streetKey } = pageTexts
  return (
    <section className={street.isLeftClear ? 'hero hero--aside' : 'hero'}>
      <div className="wrap hero-text">
        <h1>
          <span>{headline.before}</span> <RotatingWord words={headline.places} suffix="," />{' '}
          <span>{headline.after}</span>
        </h1>
        <div className="hero-actions">
          <a className="button" href={explore}>
            {pageTexts.explore} <Icon name="arrow" className="icon--go" />
          </a>
          <a className="link" href="/projects">
            See all {projectCount} projects
          </a>
          <p>{streetKey}</p>
        </div>
      </div>
      <Street projects={street.projects} />
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
