import type { ReactNode } from 'react'

import { Picture } from '#app/pictures/picture.tsx'

import { priceLabel } from './price-label.ts'
import { ReraBlock, type ReraView } from './rera-block.tsx'
import type { ListingPage } from './sub-page.ts'

/** A longer name is set one size smaller. */
const LONG_NAME = 16

type Props = { project: ListingPage; notice: ReraView; breadcrumb: ReactNode }

export function ProjectHead({ project, notice, breadcrumb }: Props) {
  return (
    <section className="pj-hero">
      <Picture id={project.picture} sizes="100vw" priority />
      <div className="wrap">
        <div className="pj-title">
          {breadcrumb}
          <h1 className={project.name.length > LONG_NAME ? 'long' : undefined}>{project.name}</h1>
          <p className="pj-place">{project.location}</p>
          <p className="pj-price">{priceLabel(project).text}</p>
        </div>
        <ReraBlock notice={notice} />
      </div>
      {project.developer ? (
        <div className="plate">
          <b>{project.developer}</b>
          <span className="cap">Developer</span>
        </div>
      ) : null}
      <p className="cap impr">Artist’s impression</p>
    </section>
  )
}
