import { config } from '#app/config/config.server.ts'
import { withFacts } from '#app/enquiries/consent/notice-facts.ts'
import { bothLanguages } from '#app/enquiries/consent/notice.ts'
import { SentHereIsland } from '#app/enquiries/offline-queue/sent-here.tsx'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/http/site-origin.ts'
import { privacyRights } from '#content/privacy-rights.ts'

import type { Route } from './+types/rights'
import { BothLanguagesPage } from './both-languages.tsx'

export function loader({ url }: Route.LoaderArgs) {
  return {
    texts: bothLanguages.parse(withFacts(config, privacyRights)),
    path: canonicalPath(url),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { texts, origin, path, brand } = loaderData
  return pageMeta({
    title: `${texts.en.title} | ${brand}`,
    description: texts.en.lede,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function PrivacyRights({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <BothLanguagesPage texts={loaderData.texts} last={<SentHereIsland />} />
    </div>
  )
}
