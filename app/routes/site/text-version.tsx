import { textsOfLegal } from '#app/current-words.server.ts'
import { pageMeta } from '#app/lib/page-meta.ts'
import { canonicalPath } from '#app/lib/site-origin.ts'
import { checkedDay } from '#app/projects/provenance.ts'
import { isWordPage } from '#app/words/word-pages.ts'

import type { Route } from './+types/text-version'
import { textPageData } from './text-page-data.server.ts'
import { TextPageView } from './text-page-view.tsx'

/** A legal page as it was published once, at an address that stays. */
export function loader({ params, url }: Route.LoaderArgs) {
  const path = canonicalPath(url)
  const name = path.split('/')[1] ?? ''
  const texts = isWordPage(name) ? textsOfLegal(name) : []
  const at = texts.findIndex(({ part }) => part === params.version)
  const text = texts[at]
  if (!text) throw new Response('Not Found', { status: 404 })
  return {
    ...textPageData(text.words),
    path,
    current: `/${name}`,
    since: checkedDay({ on: text.words.inForceSince }),
    isShown: at === texts.length - 1,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { page, origin, path, brand, since } = loaderData
  return pageMeta({
    title: `${page.title}, in force since ${since} | ${brand}`,
    description: page.description,
    url: `${origin}${path}`,
    image: matches[0].loaderData.card,
    brand,
    isIndexed: false,
  })
}

export default function TextVersion({ loaderData }: Route.ComponentProps) {
  const { current, since, isShown, brand: _brand, ...shown } = loaderData
  return (
    <TextPageView
      {...shown}
      force={
        <p className="caption">
          {`${isShown ? 'In' : 'An earlier version, in'} force since ${since}. `}
          <a className="link" href={current}>
            {isShown ? 'Its page' : 'The newest text'}
          </a>
        </p>
      }
    />
  )
}
