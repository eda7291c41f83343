import type { ComponentType } from 'react'

import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { ClaimsSection } from './prices/claims-section.tsx'
import { ComingSoonSection } from './coming-soon-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { LinksSection } from './links-section.tsx'
import { LocationSection } from './location/location-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import { ParticularsSection } from './particulars-section.tsx'
import { PaymentPlanSection } from './prices/payment-plan-section.tsx'
import { PricesSection } from './prices/prices-section.tsx'
import { ProseSection } from './prose-section.tsx'
import { anchorOf } from './section-anchor.ts'
import type { Section, SectionOf } from './section.ts'
import { SpacesSection } from './spaces/spaces-section.tsx'
import { TilesSection } from './spaces/tiles-section.tsx'
import { UnitsSection } from './spaces/units-section.tsx'
import sheet from './section-links.css?url'

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
    <SectionView key={anchorOf(section)} section={section} project={project} />
  ))
}

/** Only for enough sections. */
export function SectionLinks({ links }: { links: readonly { anchor: string; heading: string }[] }) {
  if (links.length < 3) return null
  return (
    <nav className="project-nav" aria-label="On this page">
      <Sheet href={sheet} />
      {links.map(({ anchor, heading }) => (
        <a key={anchor} href={`#${anchor}`}>
          {heading}
        </a>
      ))}
    </nav>
  )
}
