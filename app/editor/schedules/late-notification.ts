import { momentWords } from '#app/editor/publish/day-texts.ts'
import { wordPages } from '#app/pages/page-content.ts'
import { lateTexts } from '#app/strings/en/late.ts'
import { wordTexts } from '#app/strings/en/words.ts'

import type { LatePublication } from './late-publications.server.ts'

export function lateNotification({ kind, subject, name, schedule, publishAt }: LatePublication) {
  const page = wordPages.find((one) => one === subject)
  const named = kind === 'words' && page ? wordTexts.pages[page] : name
  return {
    title: lateTexts.title(named || subject),
    body: lateTexts.body(momentWords(publishAt)),
    path: `/dashboard/${kind === 'words' ? 'pages' : 'projects'}/${subject}`,
    tag: `late-${kind}-${schedule}`,
  }
}
