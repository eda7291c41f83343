import type { ReactNode } from 'react'

import { pricePerSquareFoot } from '#app/projects/facts/price-per-area.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { ReraBlock, type ReraView } from '#app/projects/rera/rera-block.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'

import { factCells } from './fact-cells.ts'
import sheet from './fact-strip.css?url'
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
  const rate = pricePerSquareFoot(project)
  return (
    <p className="project-price">
      {label.kind === 'from' ? (
        <>
          <small>Starts from</small> {label.price}
        </>
      ) : (
        label.text
      )}
      {rate ? <small className="project-rate">{rate}</small> : null}
    </p>
  )
}

function FactStrip({ project }: { project: Pick<Project, 'area' | 'facts'> }) {
  const cells = factCells(project)
  if (cells.length === 0) return null
  return (
    <>
      <Sheet href={sheet} />
      <dl className={`facts facts-${cells.length}`}>
        {cells.map(({ figure, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {unit ? <small> {unit.replaceAll(' ', '\u00A0')}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
