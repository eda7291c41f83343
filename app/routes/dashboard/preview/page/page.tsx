import { useEffect, useMemo } from 'react'

import { scrollOnceShown } from '#app/editor/preview/scroll-in-frame.ts'
import { usePreviewed } from '#app/editor/preview/use-previewed.ts'
import { leavesOfWords, WORDS_PART } from '#app/editor/preview/word-leaves.ts'
import { wordPaths } from '#app/pages/page-content.ts'
import { readWords } from '#app/pages/page-faults.ts'
import type { PageHandle } from '#app/root.tsx'
import { guard } from '#app/routes/dashboard/frame/guard.server.ts'
import { findEditedWords } from '#app/routes/dashboard/pages/edited-words.server.ts'
import { PreviewedSite } from '#app/routes/dashboard/preview/previewed-site.tsx'
import { frameData } from '#app/routes/public/frame/frame.server.ts'
import { wordsGiven } from '#app/routes/public/preview/page-content.server.ts'
import { WordsView } from '#app/routes/public/preview/page-view.tsx'
import { completedText } from '#app/routes/public/text/completed-text.ts'
import { refuseWhoEditsNot } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { wordTexts as texts } from '#app/strings/en/words.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page'

/** A public page that needs a dashboard session. */
export const middleware: Route.MiddlewareFunction[] = [guard]

export async function loader({ context, params }: Route.LoaderArgs) {
  refuseWhoEditsNot(context.get(staffContext))
  const { page, content, published } = await findEditedWords(db, params.page)
  return {
    page,
    words: readWords(page, content).words ?? published,
    frame: frameData(),
    given: wordsGiven(page),
  }
}

export const handle: PageHandle = { isApp: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? texts.preview(texts.pages[loaderData.page]) : texts.title }]
}

/** The page as visitors get it, redrawn as the editor types. */
export default function WordsPreview({ loaderData }: Route.ComponentProps) {
  const { page, words, frame, given } = loaderData
  const ways = useMemo(
    () => ({
      read: (content: unknown) => readWords(page, content).words,
      leavesOf: (shown: unknown) =>
        leavesOfWords(shown, (text) => completedText(text, given.owner)),
    }),
    [page, given],
  )
  const shown = usePreviewed(words, ways)
  const [path = '/', anchor] = wordPaths[page].split('#')
  useEffect(() => {
    const place = anchor === undefined ? null : document.getElementById(anchor)
    return place ? scrollOnceShown(place) : undefined
  }, [anchor])
  return (
    <PreviewedSite path={path} frame={frame} note={texts.previewNote}>
      <div className={WORDS_PART}>
        <WordsView words={shown} given={given} path={path} />
      </div>
    </PreviewedSite>
  )
}
