import { useRouteLoaderData } from 'react-router'

import type { PublicSite } from '#app/config/config.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { JsonLd } from '#app/lib/json/json-ld.tsx'
import { isolated } from '#app/lib/text/bidi.ts'
import type { HomeContent } from '#app/pages/home-content.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { cardList } from '#app/projects/page/project-json-ld.ts'
import type { loader as rootLoader, RootData } from '#app/root.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import { BuilderStrip } from './sections/builder-strip.tsx'
import { DealsBanner } from './sections/deals-banner.tsx'
import { HelpSection } from './sections/help-section.tsx'
import { HeroSection } from './sections/hero-section.tsx'
import { Highlights } from './sections/highlights.tsx'
import type { HomeData } from './home-data.ts'
import sheet from './home.css?url'
import { HowChecked } from './sections/how-checked.tsx'
import { KeyLocations } from './sections/key-locations.tsx'
import { LatestLaunches } from './sections/latest-launches.tsx'
import { Questions, type Question } from './sections/questions.tsx'
import { Reasons } from './sections/reasons.tsx'

/** The eight sections of SPEC section 2 in order; the fact check and the reasons close the page. */
export function HomeScreen({ data }: { data: HomeData }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { pageTexts } = data
  return (
    <>
      <Sheet href={sheet} />
      <HeroSection
        pageTexts={pageTexts}
        projectCount={data.projectCount}
        explore={data.explore}
        chips={data.chips}
        example={data.example}
        proof={[...data.proof, ...agentsOf(root?.site)]}
        street={data.street}
      />
      <Highlights texts={pageTexts.highlights} projects={data.highlights} />
      <KeyLocations texts={pageTexts.locations} cities={data.cities} />
      <HelpSection heading={pageTexts.help.heading} audiences={data.audiences} />
      <BuilderStrip builders={data.builders} />
      <DealsBanner texts={pageTexts.deals} places={pageTexts.headline.places} />
      <Questions
        heading={data.questionsHeading}
        phone={root?.site.phone ?? ''}
        questions={data.questions}
      />
      <LatestLaunches heading={pageTexts.launches.heading} projects={data.launches} />
      {data.check ? <HowChecked drawing={data.check} texts={data.checkPageTexts} /> : null}
      <Reasons texts={pageTexts.reasons} projectCount={data.projectCount} rera={data.rera} />
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

function agentsOf(site: PublicSite | undefined): string[] {
  const numbers = Object.values(site?.agents ?? {})
  return numbers.length > 0 ? [`RERA agent ${numbers.join(', ')}`] : []
}

/** An unknown path shows the home screen without an index entry. */
export function homeMeta(pageTexts: HomeContent, root: RootData, isIndexed = true) {
  const { site, origin, card } = root
  return pageMeta({
    title: `${isolated(pageTexts.title)} | ${site.brand}`,
    description: pageTexts.description,
    url: `${origin}/`,
    image: card,
    brand: site.brand,
    isIndexed,
  })
}

type Props = {
  site: PublicSite
  origin: string
  cards: readonly ProjectCardFacts[]
  questions: readonly Question[]
}

function HomeJsonLd({ site, origin, cards, questions }: Props) {
  const agent = `${origin}/#agent`
  return (
    <>
      <JsonLd
        data={{
          '@type': 'RealEstateAgent',
          '@id': agent,
          name: site.brand,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
          image: `${origin}/icon-512.png`,
          ...(site.phone && { telephone: site.phone }),
          ...(site.email && { email: site.email }),
          address: { '@type': 'PostalAddress', streetAddress: site.office, addressCountry: 'IN' },
          sameAs: site.social.map(({ href }) => href),
        }}
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name: site.brand,
          url: `${origin}/`,
          publisher: { '@id': agent },
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/projects?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <JsonLd data={cardList(cards, origin)} />
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </>
  )
}
