import type { Content } from '#app/publishing/edited-content.ts'
import { useEffect, useMemo } from 'react'

import { scrollOnceShown } from '#app/editor/preview/scroll-in-frame.ts'
import { usePreviewed } from '#app/editor/preview/use-previewed.ts'
import { newestPage } from '#app/pages/current-pages.server.ts'
import { isPageName, pagePaths, type PageName } from '#app/pages/page-content.ts'
import { readPageContent } from '#app/pages/page-faults.ts'
import type { PageHandle } from '#app/root.tsx'
import { guard } from '#app/routes/dashboard/frame/guard.server.ts'
import { openDocument } from '#app/routes/dashboard/documents/edited-document.server.ts'
import { PreviewedSite } from '#app/routes/dashboard/preview/previewed-site.tsx'
import { frameData } from '#app/routes/public/frame/frame.server.ts'
import { pageContext } from '#app/routes/public/preview/page-content.server.ts'
import { PageView } from '#app/routes/public/preview/page-view.tsx'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { pageTexts as texts } from '#app/strings/en/pages.ts'
import { PreviewFields, type FieldPath } from '#app/ui/document/field.tsx'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page'

/** A public page that needs a dashboard session. */
export const middleware: Route.MiddlewareFunction[] = [guard]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireEditor(context.get(staffContext))
  const { page } = params
  const { content } = await openDocument(db, params)
  if (!isPageName(page)) throw new Response(texts.absent, { status: 404 })
  const pageTexts = readPageContent(page, content).parsed ?? newestPage(page)
  return { page, pageTexts, frame: frameData(), context: pageContext(page, pageTexts) }
}

export const handle: PageHandle = { isApp: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData ? texts.preview(texts.pages[loaderData.page]) : texts.title }]
}

/** The page as visitors get it, redrawn as the editor types. */
export default function PagePreview({ loaderData }: Route.ComponentProps) {
  const { page, pageTexts, frame, context } = loaderData
  const ways = useMemo(
    () => ({ read: (content: Content) => readPageContent(page, content).parsed }),
    [page],
  )
  const previewed = usePreviewed(pageTexts, ways)
  const [path = '/', anchor] = pagePaths[page].split('#')
  useEffect(() => {
    const place = anchor === undefined ? null : document.getElementById(anchor)
    return place ? scrollOnceShown(place) : undefined
  }, [anchor])
  return (
    <PreviewedSite path={path} frame={frame} note={texts.previewNote}>
      <PreviewFields document={documentOf(page)} pathOf={samePath}>
        <PageView pageTexts={previewed} context={context} path={path} />
      </PreviewFields>
    </PreviewedSite>
  )
}

const ownDocuments: ReadonlySet<string> = new Set(['home', 'faq', 'how-we-check'])

/** All other pages are drawn as texts. */
function documentOf(page: PageName): string {
  return ownDocuments.has(page) ? page : 'text'
}

function samePath(path: FieldPath): FieldPath {
  return path
}
