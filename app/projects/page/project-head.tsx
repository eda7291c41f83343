import type { ReactNode } from 'react'

import { amountsAbroad } from '#app/lib/exchange-rate.ts'
import { pricePerSquareFoot } from '#app/projects/facts/price-per-area.ts'
import { enquiryAddress } from '#app/projects/model/enquiry-address.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { ReraBlock, type ReraView } from '#app/projects/rera/rera-block.tsx'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { RotatingWord } from '#app/ui/media/rotating-words/rotating-word.tsx'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'

import { factCells, printedCell } from './fact-cells.ts'
import sheet from './fact-strip.css?url'
import { HeadPicture } from './head-picture.tsx'
import logoSheet from './project-logo.css?url'

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
  const field = useField('project')
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
            <p className="project-location" {...field('location')}>
              {project.location}
              {project.developer ? (
                <span {...field('developer')}> · by {project.developer}</span>
              ) : null}
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
        <FactStrip page={project} />
        <ProjectLogo logo={project.logo} />
      </div>
    </div>
  )
}

function HeadTitle({ name, headline }: Pick<ProjectPageData, 'name' | 'headline'>) {
  const field = useField('project')
  return (
    <h1 className={name.length > LONG_NAME ? 'project-title--long' : undefined} {...field('name')}>
      {name}
      {headline ? (
        <>
          {' '}
          <span className="project-headline" {...field('headline')}>
            {headline.lead} <RotatingWord words={headline.words} />
          </span>
        </>
      ) : null}
    </h1>
  )
}

function HeadPrice({ project }: { project: ProjectPageData }) {
  const label = priceLabel(project)
  const price = project.questions.find(({ key }) => key === 'price')
  const rate = pricePerSquareFoot(project)
  const field = useField('project')
  const isHidden = project.price !== '' && project.revealPrice !== undefined
  const abroad =
    label.kind === 'from' ? amountsAbroad(label.amount, project.exchangeRates) : undefined
  return (
    <p
      className={label.kind === 'soon' ? 'project-price project-price--soon' : 'project-price'}
      {...field(isHidden ? 'revealPrice' : 'price')}
    >
      {label.kind === 'from' ? (
        <>
          <small>Starts from</small> {label.price}
        </>
      ) : (
        label.text
      )}
      {label.kind === 'soon' && price ? (
        <a
          className="link screen-only"
          href={enquiryAddress(project.path, price.ask)}
          rel="nofollow"
        >
          Get price
        </a>
      ) : null}
      {rate ? <small className="project-rate">{rate}</small> : null}
      {abroad ? <small className="project-rate">{abroad}</small> : null}
    </p>
  )
}

function FactStrip({ page }: { page: ProjectPageData }) {
  const field = useField('project')
  // The lede of a space is not its summary.
  const summary = page.parent ? undefined : page.summary
  const cells = factCells({ ...page, summary }, page.questions).map((cell) => {
    const index = page.facts?.indexOf(cell) ?? -1
    return { ...printedCell(cell), at: index < 0 ? ['area'] : ['facts', index] }
  })
  if (cells.length === 0) return null
  return (
    <>
      <Sheet href={sheet} />
      <dl className={`facts facts-${cells.length}`}>
        {cells.map(({ figure, unit, label, at }) => (
          <div key={label}>
            <dt {...(at[0] === 'facts' && field(...at, 'label'))}>{label}</dt>
            <dd {...(at[0] === 'facts' ? field(...at, 'figure') : field(...at))}>
              {figure}
              {unit ? (
                <small {...(at[0] === 'facts' && field(...at, 'unit'))}>
                  {' '}
                  {unit.replaceAll(' ', '\u00A0')}
                </small>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Pixels (SPEC section 2, Other project pages). */
const HIGHEST = 300

function ProjectLogo({ logo }: { logo: PictureFacts | undefined }) {
  if (!logo) return null
  const width = Math.round((HIGHEST * logo.width) / logo.height)
  return (
    <div className="project-logo">
      <Sheet href={logoSheet} />
      <Picture picture={logo} places={[{ width: `${Math.min(width, logo.width)}px` }]} />
    </div>
  )
}
