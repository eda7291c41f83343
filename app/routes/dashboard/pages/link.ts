import { wordPaths } from '#app/pages/page-content.ts'
import { readWords } from '#app/pages/page-faults.ts'
import { wordLinks } from '#app/pages/publishing/page-links.server.ts'
import { findWordVersion } from '#app/pages/publishing/page-versions.server.ts'
import { answerCall } from '#app/routes/dashboard/projects/listing-call.server.ts'
import { answerLinked, linkWish } from '#app/routes/dashboard/publishing/link-call.server.ts'
import { listingTexts as texts } from '#app/strings/en/listings.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/link.ts'
import { openWordsCall, toWords } from './words-call.server.ts'

export function loader(asked: Route.LoaderArgs) {
  return toWords(asked)
}

/** POST /dashboard/pages/:page/link: a preview link for a visitor without an account, valid for a day. */
export async function action(asked: Route.ActionArgs) {
  const call = await openWordsCall(asked, linkWish)
  if (call instanceof Response) return call
  const { staff, edited, wish } = call
  const { page } = edited
  const version = await findWordVersion(db, wish.version)
  if (version?.page !== page) return answerCall({ kind: 'refused', why: texts.absentVersion }, 404)
  const { words, faults } = readWords(page, version.content)
  if (!words) return answerCall({ kind: 'faulty', faults }, 422)
  const [, anchor] = wordPaths[page].split('#')
  const end = anchor === undefined ? '' : `#${anchor}`
  const linked = {
    versionId: version.id,
    addressOf: (token: string) => `/preview/words/${token}${end}`,
  }
  return answerLinked(wordLinks, linked, {
    by: staff,
    url: asked.url,
    entry: { kind: 'words-linked', page },
  })
}
