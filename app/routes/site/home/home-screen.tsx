import { useRouteLoaderData } from 'react-router'

import type { loader as rootLoader } from '#app/root.tsx'

import { BuilderStrip } from './builder-strip.tsx'
import { DealsBanner } from './deals-banner.tsx'
import { HelpSection } from './help-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { Highlights } from './highlights.tsx'
import type { HomeData } from './home-data.ts'
import { KeyLocations } from './key-locations.tsx'
import { LatestLaunches } from './latest-launches.tsx'
import { Questions } from './questions.tsx'
import { Reasons } from './reasons.tsx'

/** The eight sections of SPEC section 2 in order; the reasons block closes the page. */
export function HomeScreen({ data }: { data: HomeData }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <HeroSection projectCount={data.projectCount} buildings={data.buildings} />
      <Highlights projects={data.highlights} />
      <KeyLocations cities={data.cities} />
      <HelpSection />
      <BuilderStrip developers={data.developers} />
      <DealsBanner />
      <Questions phone={root?.site.phone ?? ''} />
      <LatestLaunches projects={data.launches} />
      <Reasons />
    </>
  )
}

const DESCRIPTION =
  'Residential, plot, farmhouse and commercial projects in Noida, Greater Noida, Yamuna Expressway, Ghaziabad, Indore and Goa, with the floors, areas and prices their developers state.'

/** The home screen's title and description. */
export function homeMeta(brand = '') {
  const title = 'Homes, plots and offices in Noida, Indore and Goa'
  return [
    { title: brand ? `${title} | ${brand}` : title },
    { name: 'description', content: DESCRIPTION },
  ]
}
