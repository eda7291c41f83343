import { data } from 'react-router'

import { config } from '#app/config/config.server.ts'
import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import { pagePaths, type PageContents, type PageName } from '#app/pages/page-content.ts'
import { findLinkedPage } from '#app/pages/publishing/linked-page.server.ts'
import { calculatorOf } from '#app/routes/public/calculators/calculator-page.tsx'
import { db } from '#db/client.server.ts'

import { LINKED_HEADERS, LinkedNote, linkedMeta, LinkOver } from './linked-page.tsx'
import type { Route } from './+types/linked-site-page'
import { pageContext } from './page-content.server.ts'
import { PageView } from './page-view.tsx'

/** GET /preview/words/:token: a version of a page behind a link, valid for a day. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = await findLinkedPage(db, params.token)
  const { BRAND: brand } = config
  if (!found) return data({ brand, preview: null }, { status: 404, headers: LINKED_HEADERS })
  const { page, content, until } = found
  const [path = '/'] = pagePaths[page].split('#')
  const preview = {
    pageTexts: content,
    path,
    context: pageContext(page, content),
    until: dateTimeText(until),
  }
  return data({ brand, preview }, { headers: LINKED_HEADERS })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { brand, preview } = loaderData
  return linkedMeta(brand, preview ? titleOf(preview.pageTexts) : undefined)
}

export default function LinkedPage({ loaderData: { preview } }: Route.ComponentProps) {
  if (!preview) return <LinkOver />
  const { until, ...view } = preview
  return (
    <>
      <LinkedNote until={until} />
      <PageView {...view} />
    </>
  )
}

function titleOf(texts: PageContents[PageName]): string {
  if ('title' in texts) return texts.title
  return 'heading' in texts ? texts.heading : calculatorOf('emi').name
}
