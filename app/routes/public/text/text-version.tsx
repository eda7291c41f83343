import { pageMeta } from '#app/lib/http/page-meta.ts'
import { canonicalPath } from '#app/lib/http/site-origin.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { textsOfLegal } from '#app/pages/current-pages.server.ts'
import { isPageName } from '#app/pages/page-content.ts'
import type { LegalState } from '#app/pages/publishing/legal-texts.ts'
import { checkedDay } from '#app/projects/page/provenance.ts'

import type { Route } from './+types/text-version'
import { textPageData } from './text-page-data.server.ts'
import { TextPageView } from './text-page-view.tsx'

/** A former version of a legal page, at a permanent address. */
export function loader({ params, url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const name = path.split('/')[1] ?? ''
  const texts = isPageName(name) ? textsOfLegal(name) : []
  const text = texts.find(({ part }) => part === params.version)
  if (!text) throw new Response('Not Found', { status: 404 })
  return {
    ...textPageData(text.content),
    path,
    current: `/${name}`,
    since: checkedDay({ on: text.content.inForceSince }),
    state: text.state,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, path, brand, since, state } = loaderData
  return pageMeta({
    title: `${isolated(page.title)}, ${titleTexts[state](since)} | ${brand}`,
    description: page.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
    isIndexed: false,
  })
}

export default function TextVersion({ loaderData }: Route.ComponentProps) {
  const { current, since, state, brand: _brand, ...rest } = loaderData
  return (
    <TextPageView
      {...rest}
      force={
        <p className="caption">
          {`${stateTexts[state](since)}. `}
          <a className="link" href={current}>
            {state === 'shown' ? 'Current page' : 'Current version'}
          </a>
        </p>
      }
    />
  )
}

type StateTexts = Record<LegalState, (day: string) => string>

const titleTexts: StateTexts = {
  shown: (day) => `in force since ${day}`,
  earlier: (day) => `in force since ${day}`,
  ahead: (day) => `in force from ${day}`,
  replaced: () => 'never in force',
}

const stateTexts: StateTexts = {
  shown: (day) => `In force since ${day}`,
  earlier: (day) => `An earlier version, in force since ${day}`,
  ahead: (day) => `Not in force yet. It comes into force on ${day}`,
  replaced: () => 'Replaced before it came into force',
}
