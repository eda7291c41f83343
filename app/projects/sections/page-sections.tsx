import type { ComponentType } from 'react'

import { ClaimsSection } from './claims-section.tsx'
import { ComingSoonSection } from './coming-soon-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { LocationSection } from './location-section.tsx'
import { OverviewSection } from './overview-section.tsx'
import { ParticularsSection } from './particulars-section.tsx'
import { PricesSection } from './prices-section.tsx'
import { anchorOf, headingOf } from './section-anchor.ts'
import type { Section, SectionOf } from './section.ts'
import { SpacesSection } from './spaces-section.tsx'
import { UnitsSection } from './units-section.tsx'

type Views = { [K in Section['kind']]: ComponentType<{ section: SectionOf<K> }> }

const views: Views = {
  overview: OverviewSection,
  units: UnitsSection,
  features: FeaturesSection,
  particulars: ParticularsSection,
  location: LocationSection,
  prices: PricesSection,
  spaces: SpacesSection,
  claims: ClaimsSection,
  'coming-soon': ComingSoonSection,
}

type OneKind<K extends Section['kind']> = { [P in K]: SectionOf<P> }[K]

function SectionView<K extends Section['kind']>({ section }: { section: OneKind<K> }) {
  const View: ComponentType<{ section: OneKind<K> }> = views[section.kind]
  return <View section={section} />
}

export function PageSections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <SectionView key={anchorOf(section)} section={section} />)
}

/** Links to the page's sections, where there are enough to need them. */
export function SectionLinks({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 3) return null
  return (
    <nav className="pj-nav" aria-label="On this page">
      {sections.map((section) => (
        <a key={anchorOf(section)} href={`#${anchorOf(section)}`}>
          {headingOf(section)}
        </a>
      ))}
    </nav>
  )
}
