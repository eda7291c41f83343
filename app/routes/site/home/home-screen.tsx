import { useRouteLoaderData } from 'react-router'

import { pageMeta } from '#app/lib/page-meta.ts'
import type { loader as rootLoader, RootData } from '#app/root.tsx'
import { Sheet } from '#app/ui/sheet.tsx'

import { BuilderStrip } from './builder-strip.tsx'
import { DealsBanner } from './deals-banner.tsx'
import { HelpSection } from './help-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { Highlights } from './highlights.tsx'
import type { HomeData } from './home-data.ts'
import { HomeJsonLd } from './home-json-ld.tsx'
import sheet from './home.css?url'
import { HowChecked } from './how-checked.tsx'
import { KeyLocations } from './key-locations.tsx'
import { LatestLaunches } from './latest-launches.tsx'
import { Questions } from './questions.tsx'
import { Reasons } from './reasons.tsx'

/** The eight sections of SPEC section 2 in order; how a listing is checked and the reasons block close the page. */
export function HomeScreen({ data }: { data: HomeData }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <>
      <Sheet href={sheet} />
      <HeroSection projectCount={data.projectCount} explore={data.explore} street={data.street} />
      <Highlights projects={data.highlights} />
      <KeyLocations cities={data.cities} />
      <HelpSection audiences={data.audiences} />
      <BuilderStrip developers={data.developers} />
      <DealsBanner />
      <Questions phone={root?.site.phone ?? ''} questions={data.questions} />
      <LatestLaunches projects={data.launches} />
      {data.check ? <HowChecked drawing={data.check} /> : null}
      <Reasons projectCount={data.projectCount} checked={data.checked} />
      {root ? (
        <HomeJsonLd
          site={root.site}
          origin={root.origin}
          cards={data.highlights}
          questions={data.questions}
        />
      ) : null}
    </>
  )
}

const DESCRIPTION =
  'Residential, plot, farmhouse and commercial projects in Noida, Greater Noida, Yamuna Expressway, Ghaziabad, Indore and Goa, with the floors, areas and other facts their developers state.'

/** The home screen's title, description and card; an unknown path shows it without being found. */
export function homeMeta(root: RootData, isIndexed = true) {
  const { site, origin, card } = root
  return pageMeta({
    title: `Homes, plots and offices in Noida, Indore and Goa | ${site.brand}`,
    description: DESCRIPTION,
    url: `${origin}/`,
    image: card,
    brand: site.brand,
    isIndexed,
  })
}
