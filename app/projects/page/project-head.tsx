import type { ReactNode } from 'react'

import { priceLabel } from '#app/projects/model/price-label.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { ReraBlock, type ReraView } from '#app/projects/rera/rera-block.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

import { FactStrip } from './fact-strip.tsx'
import { HeadPicture } from './head-picture.tsx'
import { ProjectLogo } from './project-logo.tsx'

/** Letters; a longer name is smaller, to fit on one line of a desktop. */
const LONG_NAME = 20

type Props = {
  project: ProjectPageData
  notice: ReraView
  breadcrumb: ReactNode
  actions?: ReactNode
}

/** Band and picture, 700 px together on a desktop (SPEC section 2, Other project pages), then facts and logo. */
export function ProjectHead({ project, notice, breadcrumb, actions }: Props) {
  return (
    <div className="project-top">
      <section className="project-hero">
        <div className="project-band wrap">
          <div className="project-toolbar">
            {breadcrumb}
            {actions}
          </div>
          <div className="project-title">
            <HeadTitle {...project} />
            <p className="project-location">
              {project.location}
              {project.developer ? <span> · by {project.developer}</span> : null}
            </p>
          </div>
          <div className="project-offer">
            <HeadPrice project={project} />
            <ReraBlock notice={notice} isPriceOpen={priceLabel(project).kind === 'soon'} />
          </div>
        </div>
        <HeadPicture page={project} />
      </section>
      <div className="wrap">
        <FactStrip project={project} />
        <ProjectLogo logo={project.logo} />
      </div>
    </div>
  )
}

function HeadTitle({ name, headline }: Pick<ProjectPageData, 'name' | 'headline'>) {
  return (
    <h1 className={name.length > LONG_NAME ? 'project-title--long' : undefined}>
      {name}
      {headline ? (
        <>
          {' '}
          <span className="project-headline">
            {headline.lead} <RotatingWord words={headline.words} />
          </span>
        </>
      ) : null}
    </h1>
  )
}

function HeadPrice({ project }: { project: ProjectPageData }) {
  const label = priceLabel(project)
  return (
    <p className="project-price">
      {label.kind === 'from' ? (
        <>
          <small>Starts from</small> {label.price}
        </>
      ) : (
        label.text
      )}
    </p>
  )
}
