import type { ReactNode } from 'react'

import { RotatingWord } from '#app/ui/words/rotating-word.tsx'

import { HeadPicture } from './head-picture.tsx'
import { priceLabel } from '#app/projects/price-label.ts'
import { ReraBlock, type ReraView } from '#app/projects/rera/rera-block.tsx'
import type { ListingPage } from '#app/projects/sub-page.ts'

/** A longer name is set one size smaller. */
const LONG_NAME = 16

type Props = {
  project: ListingPage
  notice: ReraView
  breadcrumb: ReactNode
  /** What a visitor can do with the page as a whole. */
  actions?: ReactNode
}

export function ProjectHead({ project, notice, breadcrumb, actions }: Props) {
  return (
    <section className="listing-hero">
      <div className="wrap">
        <div className="listing-title">
          {breadcrumb}
          <HeadTitle {...project} />
          <p className="listing-place">
            {project.location}
            {project.developer ? (
              <span className="on-paper">. Developer: {project.developer}</span>
            ) : null}
          </p>
          <p className="listing-price">{priceLabel(project).text}</p>
          {actions}
        </div>
        <HeadPicture page={project} />
        <ReraBlock notice={notice} />
      </div>
    </section>
  )
}

/** The project's name, or under it a heading of its own whose last word changes. */
function HeadTitle({ name, headline }: Pick<ListingPage, 'name' | 'headline'>) {
  if (!headline) return <h1 className={name.length > LONG_NAME ? 'long' : undefined}>{name}</h1>
  return (
    <>
      <p className="listing-name">{name}</p>
      <h1 className="long">
        {headline.lead} <RotatingWord words={headline.words} />
      </h1>
    </>
  )
}
