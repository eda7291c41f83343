import { config } from '#app/config/config.server.ts'
import { noticeInForce } from '#app/enquiries/consent/notice-in-force.server.ts'
import { pageMeta } from '#app/lib/http/page-meta.ts'
import { canonicalPath, siteOrigin } from '#app/lib/http/site-origin.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

import type { Route } from './+types/notice'
import { BothLanguagesPage } from './both-languages.tsx'

/** The notice of every enquiry, alone and itemised (DPDP Rules 2025, rule 3). */
export function loader({ url }: Route.LoaderArgs) {
  const { notice } = noticeInForce()
  return {
    notice,
    path: canonicalPath(url),
    origin: siteOrigin(config.PUBLIC_URL),
    brand: config.BRAND,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { notice, origin, path, brand } = loaderData
  return pageMeta({
    title: `${notice.en.title} | ${brand}`,
    description: notice.en.lede,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
  })
}

export default function PrivacyNotice({ loaderData }: Route.ComponentProps) {
  const { en, hi, version, inForce } = loaderData.notice
  return (
    <div className="wrap">
      <BothLanguagesPage
        texts={{ en, hi }}
        version={`Version ${version}, in force since ${checkedDay({ on: inForce })}.`}
      />
    </div>
  )
}
