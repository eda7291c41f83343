import { useMemo, useState } from 'react'

import { agentRegistrations, config } from '#app/config/config.server.ts'
import { draftPath } from '#app/editor/preview/draft-path.ts'
import type { ContentPath } from '#app/editor/preview/preview-messages.ts'
import { readContent } from '#app/editor/preview/read-content.ts'
import { usePreviewed } from '#app/editor/preview/use-previewed.ts'
import { indianDay } from '#app/lib/dates/indian-day.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { findProject, wholeCatalogue } from '#app/projects/catalogue/current-catalogue.server.ts'
import { shownProjects } from '#app/projects/model/interest-only.ts'
import { findSubPage, pageOfProject, type PageContent } from '#app/projects/model/sub-page.ts'
import type { PageHandle } from '#app/root.tsx'
import { guard } from '#app/routes/dashboard/frame/guard.server.ts'
import { PreviewedSite } from '#app/routes/dashboard/preview/previewed-site.tsx'
import { changesOf } from '#app/routes/public/changes/all-changes.server.ts'
import { frameData } from '#app/routes/public/frame/frame.server.ts'
import { reraView, setPage, type PageSetting } from '#app/routes/public/project/page-setting.ts'
import { ProjectView } from '#app/routes/public/project/project-view.tsx'
import { relatedCards, pageSetting } from '#app/routes/public/project/project-page.server.ts'
import { requireEditor } from '#app/staff/access/require-editor.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { projectPreviewTexts as texts } from '#app/strings/en/project-preview.ts'
import { PreviewFields } from '#app/ui/document/field.tsx'
import { findPicture } from '#app/media/slots/manifest.server.ts'
import type { PublicChange } from '#app/projects/history/public-changes.ts'
import type { Project } from '#app/projects/model/project.ts'
import { picturesOf } from '#app/projects/page/page-pictures.ts'
import { parseProject } from '#app/projects/publishing/project-faults.ts'
import { projectVersions } from '#app/projects/publishing/project-store.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/page'

/** A public page that needs a dashboard session. */
export const middleware: Route.MiddlewareFunction[] = [guard]

export async function loader({ context, params }: Route.LoaderArgs) {
  requireEditor(context.get(staffContext))
  const previewed = await findPreviewed(params.project)
  if (!previewed) throw new Response('Not Found', { status: 404 })
  const listed = findProject(previewed.slug)
  return {
    ...previewed,
    frame: frameData(),
    related: listed ? relatedCards(listed) : [],
    changes: listed ? changesOf(pageOfProject(listed)) : [],
    agents: agentRegistrations(),
    unregistered: config.UNREGISTERED_PROJECTS,
    origin: siteOrigin(config.PUBLIC_URL),
    today: indianDay(new Date()),
  }
}

export const handle: PageHandle = { isApp: true }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: texts.title(loaderData?.draft.name ?? '') }]
}

/** The page as visitors get it, redrawn as the editor types; a field of a sub-page shows that sub-page. */
export default function ProjectPreview({ loaderData }: Route.ComponentProps) {
  const [space, setSpace] = useState<number>()
  const ways = useMemo(() => waysOf(space, setSpace), [space])
  const draft = usePreviewed(loaderData.draft, ways)
  const { slug, setting, spaces, changes, agents, unregistered } = loaderData
  const view = useMemo(() => {
    const [project = draft] = shownProjects([{ ...draft, slug }], unregistered)
    const name = space === undefined ? undefined : project.pages?.[space]?.slug
    const below = name === undefined ? undefined : findSubPage(project, name)
    const known = (name === undefined ? undefined : spaces[name]) ?? { setting, changes }
    const page = setPage(below ?? pageOfProject(project), known.setting)
    return { page, notice: reraView(page, agents), changes: known.changes }
  }, [draft, slug, setting, spaces, changes, space, agents, unregistered])
  return (
    <PreviewedSite
      path={view.page.path}
      frame={loaderData.frame}
      about={draft.name}
      note={texts.note}
    >
      <PreviewFields
        document="project"
        pathOf={(path) => draftPath(path, { page: view.page, draft, space })}
      >
        <ProjectView
          {...view}
          related={loaderData.related}
          origin={loaderData.origin}
          chosen={NONE_CHOSEN}
          today={loaderData.today}
        />
      </PreviewFields>
    </PreviewedSite>
  )
}

const NONE_CHOSEN: string[] = []

/** A field under `pages` belongs to a sub-page, except the card on the project's own page. */
function waysOf(space: number | undefined, show: (space: number | undefined) => void) {
  return {
    read: readContent,
    page: space,
    reveal: ([first, index, field]: ContentPath) => {
      const isBelow = first === 'pages' && typeof index === 'number' && field !== 'summary'
      show(isBelow ? index : undefined)
    },
  }
}

type Previewed = {
  draft: Project
  /** The published slug, because pictures are stored by it; before publication the draft's. */
  slug: string
  setting: PageSetting
  spaces: Record<string, Space>
}

type Space = { setting: PageSetting; changes: PublicChange[] }

/** Undefined where there is no such project, or its draft cannot be drawn yet. */
async function findPreviewed(number: string): Promise<Previewed | undefined> {
  if (!/^\d{1,9}$/.test(number)) return undefined
  const id = Number(number)
  const published = wholeCatalogue().find((project) => project.id === id)
  const newest = await projectVersions.findNewest(db, id)
  const draft = (newest && parseProject(newest.content).project) ?? published
  if (!draft) return undefined
  const { slug } = published ?? draft
  const versions = (published ? [draft, published] : [draft]).map((one) => ({ ...one, slug }))
  const setting = settingOf(versions.map((version) => pageOfProject(version)))
  return { draft, slug, setting, spaces: spacesOf(versions) }
}

function spacesOf(versions: readonly Project[]): Record<string, Space> {
  const names = new Set(versions.flatMap(({ pages = [] }) => pages.map(({ slug }) => slug)))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const pages = versions.flatMap((version) => findSubPage(version, name) ?? [])
      const [page] = pages
      return page ? [[name, { setting: settingOf(pages), changes: changesOf(page) }] as const] : []
    }),
  )
}

function settingOf(pages: readonly PageContent[]): PageSetting {
  const { slug = '', picture = '' } = pages[0] ?? {}
  const slots = new Set(pages.flatMap(picturesOf).filter((slot) => findPicture(slot)))
  const slides = new Set(pages.flatMap(({ slideshow }) => slideshow?.pictures ?? []))
  const slideshow = { pictures: [...slides], delay: 0, transition: 1 }
  return pageSetting({ slug, picture, slideshow }, [...slots])
}
