import type { PublicSite } from '#app/config/config.server.ts'
import { JsonLd } from '#app/lib/json/json-ld.tsx'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'
import { cardList } from '#app/projects/page/project-json-ld.ts'

import type { Question } from './sections/questions.tsx'

type Props = {
  site: PublicSite
  origin: string
  cards: readonly ProjectCardFacts[]
  questions: readonly Question[]
}

export function HomeJsonLd({ site, origin, cards, questions }: Props) {
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
