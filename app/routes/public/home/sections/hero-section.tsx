import { Fragment } from 'react'

import type { HomeContent } from '#app/pages/home-content.ts'
import { SearchBox } from '#app/projects/search/search-box.tsx'
import type { StreetProject } from '#app/projects/street/street-project.ts'
import { Street } from '#app/projects/street/street.tsx'
import type { SearchChip } from '#app/routes/public/home/search-chips.server.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Icon } from '#app/ui/media/icon.tsx'
import { PauseMotion } from '#app/ui/media/pause-motion.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

export type HeroStreet = {
  projects: readonly StreetProject[]
  others: readonly { slug: string; name: string }[]
  isLeftClear: boolean
  note: string
}

type HeroProps = {
  pageTexts: HomeContent
  projectCount: number
  explore: string
  /** A search that finds something. */
  example: string | undefined
  chips: readonly SearchChip[]
  proof: readonly string[]
  street: HeroStreet
}

export function HeroSection({ pageTexts, street, example, ...rest }: HeroProps) {
  const { headline, streetKey } = pageTexts
  const field = useField('home')
  return (
    <section className={street.isLeftClear ? 'hero hero--aside' : 'hero'}>
      <div className="wrap hero-text">
        <h1>
          <span {...field('headline', 'before')}>{headline.before}</span>{' '}
          <RotatingWord words={headline.places} suffix="," field={field('headline', 'places')} />{' '}
          <span {...field('headline', 'after')}>{headline.after}</span>
        </h1>
        <SearchBox name="All projects" placeholder={example} />
        <HeroActions label={pageTexts.explore} {...rest} />
      </div>
      <Street projects={street.projects} />
      <div className="wrap hero-columns">
        <AlsoListed projects={street.others} />
        <PauseMotion />
        <p className="caption" {...field('streetKey')}>
          {streetKey} {street.note}
        </p>
      </div>
    </section>
  )
}

type ActionsProps = Omit<HeroProps, 'pageTexts' | 'street' | 'example'> & { label: string }

function HeroActions({ label, projectCount, explore, chips, proof }: ActionsProps) {
  const field = useField('home')
  return (
    <>
      <div className="hero-next">
        <ul className="hero-chips" aria-label="Searches to start with">
          {chips.map(({ label: text, to }) => (
            <li key={to}>
              <a href={to}>{text}</a>
            </li>
          ))}
        </ul>
        <a className="link" href={explore} {...field('explore')}>
          {label} <Icon name="arrow" className="icon--go" />
        </a>
        <a className="link" href="/projects">
          See all {projectCount} projects
        </a>
      </div>
      <p className="hero-proof">{proof.join(' · ')}</p>
    </>
  )
}

function AlsoListed({ projects }: { projects: HeroStreet['others'] }) {
  if (projects.length === 0) return null
  return (
    <p className="hero-others">
      Also listed:{' '}
      {projects.map(({ slug, name }, index) => (
        <Fragment key={slug}>
          {index > 0 ? '\u00A0· ' : null}
          <a href={`/${slug}`}>{name}</a>
        </Fragment>
      ))}
    </p>
  )
}
