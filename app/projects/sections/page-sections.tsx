import type { ComponentType } from 'react'

import { printedUnits } from '#app/lib/text/printed-units.ts'
import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { FieldPart, useField, type FieldPath } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import { overviewTexts } from './overview-texts.ts'
import { ClaimsSection } from './prices/claims-section.tsx'
import { LocationSection } from './location/location-section.tsx'
import { PaymentPlanSection } from './prices/payment-plan-section.tsx'
import { PricesSection } from './prices/prices-section.tsx'
import { anchorOf, headingOf } from './section-anchor.ts'
import type { Section, SectionOf } from './section.ts'
import { SpacesSection } from './spaces/spaces-section.tsx'
import { TilesSection } from './spaces/tiles-section.tsx'
import { UnitsSection } from './spaces/units-section.tsx'
import sheet from './section-links.css?url'
import featuresSheet from './features.css?url'
import { ListSection } from './list-section.tsx'
import ledgerSheet from './prices/ledger.css?url'
import { GallerySection } from './gallery-section.tsx'

type Views = {
  [K in Section['kind']]: ComponentType<{ section: SectionOf<K>; project: ProjectPageData }>
}

const views: Views = {
  overview: OverviewSection,
  units: UnitsSection,
  features: FeaturesSection,
  particulars: ParticularsSection,
  location: LocationSection,
  prices: PricesSection,
  spaces: SpacesSection,
  'payment-plan': PaymentPlanSection,
  tiles: TilesSection,
  gallery: GallerySection,
  landmarks: GallerySection,
  sustainability: ProseSection,
  investment: ProseSection,
  developer: ProseSection,
  links: LinksSection,
  claims: ClaimsSection,
  'coming-soon': ComingSoonSection,
}

type OneKind<K extends Section['kind']> = { [P in K]: SectionOf<P> }[K]

type Drawn<K extends Section['kind']> = { section: OneKind<K>; project: ProjectPageData }

function SectionView<K extends Section['kind']>({ section, project }: Drawn<K>) {
  const View: ComponentType<Drawn<K>> = views[section.kind]
  return <View section={section} project={project} />
}

/** Wider than the text, so it is below both columns. */
export function isGallery(section: Section): section is SectionOf<'gallery' | 'landmarks'> {
  return section.kind === 'gallery' || section.kind === 'landmarks'
}

type Props = { sections: readonly Section[]; project: ProjectPageData }

export function PageSections({ sections, project }: Props) {
  return sections.map((section) => (
    <FieldPart key={anchorOf(section)} at={['sections', project.sections.indexOf(section)]}>
      <SectionView section={section} project={project} />
    </FieldPart>
  ))
}

type SectionLink = { anchor: string; heading: string; at?: FieldPath }

/** Only for enough sections. */
export function SectionLinks({ links }: { links: readonly SectionLink[] }) {
  const field = useField('project')
  if (links.length < 3) return null
  return (
    <nav className="project-nav" aria-label="On this page">
      <Sheet href={sheet} isBelow />
      {links.map(({ anchor, heading, at }) => (
        <a key={anchor} href={`#${anchor}`} {...(at && field(...at))}>
          {heading}
        </a>
      ))}
    </nav>
  )
}

function ComingSoonSection({ section }: { section: SectionOf<'coming-soon'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <h2>Coming Soon</h2>
      <p className="lede" {...field('text')}>
        {printedUnits(section.text)}
      </p>
    </section>
  )
}

function LinksSection({ section }: { section: SectionOf<'links'> }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <h2>{headingOf(section)}</h2>
      <ul className="link-list">
        {section.items.map(({ label, href }, index) => (
          <li key={href}>
            <ExternalLink className="link" href={href} {...field('items', index, 'label')}>
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {section.note ? (
        <p className="note" {...field('note')}>
          {section.note}
        </p>
      ) : null}
    </section>
  )
}

type Prose = SectionOf<'sustainability' | 'investment' | 'developer'>

function ProseSection({ section }: { section: Prose }) {
  const field = useField('project')
  return (
    <section id={anchorOf(section)}>
      <h2>{headingOf(section)}</h2>
      {section.paragraphs.map((paragraph, index) => (
        <p key={paragraph} {...field('paragraphs', index)}>
          {printedUnits(paragraph)}
        </p>
      ))}
    </section>
  )
}

type OverviewSectionProps = {
  section: SectionOf<'overview'>
  project: Pick<ProjectPageData, 'summary' | 'parent'>
}

function OverviewSection({ section, project: { summary, parent } }: OverviewSectionProps) {
  const field = useField('project')
  const [lede, ...rest] = overviewTexts(section.paragraphs, parent ? undefined : summary)
  const at = (paragraph: string | undefined) =>
    field('paragraphs', section.paragraphs.indexOf(paragraph ?? ''))
  const paragraphs = rest.map((paragraph) => (
    <p key={paragraph} {...at(paragraph)}>
      {printedUnits(paragraph)}
    </p>
  ))
  return (
    <section id="overview">
      <h2 className="visually-hidden">Overview</h2>
      {parent ? (
        <p className="lede" {...at(lede)}>
          {printedUnits(lede ?? '')}
        </p>
      ) : (
        <FieldPart at={[]} isFromStart>
          <Lede summary={summary} />
        </FieldPart>
      )}
      {paragraphs}
    </section>
  )
}

function Lede({ summary }: { summary: string }) {
  const field = useField('project')
  return (
    <p className="lede" {...field('summary')}>
      {printedUnits(summary)}
    </p>
  )
}

function FeaturesSection({ section }: { section: SectionOf<'features'> }) {
  const field = useField('project')
  return (
    <ListSection section={section} className="features" sheet={featuresSheet}>
      {section.items.map((item, index) => (
        <li key={item} {...field('items', index)}>
          {printedUnits(item)}
        </li>
      ))}
    </ListSection>
  )
}

function ParticularsSection({ section }: { section: SectionOf<'particulars'> }) {
  const field = useField('project')
  return (
    <ListSection section={section} className="ledger" sheet={ledgerSheet}>
      {section.rows.map(({ label, value }, index) => (
        <li key={label}>
          <b {...field('rows', index, 'label')}>{label}</b>
          <span {...field('rows', index, 'value')}>{printedUnits(value)}</span>
        </li>
      ))}
    </ListSection>
  )
}
