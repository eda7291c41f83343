import { dateTimeText } from '#app/editor/publish/day-texts.ts'
import { pageNames } from '#app/pages/page-content.ts'
import { lateTexts } from '#app/strings/en/late.ts'
import { pageTexts } from '#app/strings/en/pages.ts'

import type { LatePublication } from './late-publications.server.ts'

export function lateNotification({ kind, subject, name, schedule, publishAt }: LatePublication) {
  const page = pageNames.find((one) => one === subject)
  const named = kind === 'words' && page ? pageTexts.pages[page] : name
  return {
    title: lateTexts.title(named || subject),
    body: lateTexts.body(dateTimeText(publishAt)),
    path: `/dashboard/${kind === 'words' ? 'pages' : 'projects'}/${subject}`,
    tag: `late-${kind}-${schedule}`,
  }
}
