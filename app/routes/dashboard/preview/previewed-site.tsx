import { useMemo, type ReactNode } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigationType,
  useRouteLoaderData,
} from 'react-router'

import type { loader as rootLoader } from '#app/root.tsx'
import type { FrameData } from '#app/routes/public/frame/frame.server.ts'
import { SiteFrame } from '#app/routes/public/frame/site-frame.tsx'
import { projectPreviewTexts as texts } from '#app/strings/en/project-preview.ts'
import { drawIsland } from '#app/ui/document/draw-island.ts'
import { IslandDrawing } from '#app/ui/document/island.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './preview.css?url'

type Props = {
  path: string
  frame: FrameData
  about?: string
  note: string
  children: ReactNode
}

export function PreviewedSite({ path, frame, about, note, children }: Props) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const seenAt = useSeenAt(path)
  if (!root) return null
  return (
    <IslandDrawing value={drawIsland}>
      <LocationContext value={seenAt}>
        <SiteFrame
          root={root}
          frame={frame}
          about={about}
          hasForm={about !== undefined}
          before={
            <>
              <Sheet href={sheet} />
              <section className="visually-hidden" aria-label={texts.region}>
                <p>{note}</p>
              </section>
            </>
          }
        >
          {children}
        </SiteFrame>
      </LocationContext>
    </IslandDrawing>
  )
}

/** Menu and form must see the address of the previewed page. */
function useSeenAt(pathname: string) {
  const location = useLocation()
  const navigationType = useNavigationType()
  return useMemo(
    () => ({ location: { ...location, pathname }, navigationType }),
    [location, navigationType, pathname],
  )
}
