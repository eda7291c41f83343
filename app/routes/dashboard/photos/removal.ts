import { replace } from 'react-router'

import { withOut } from '#app/media/photos/photo-list.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'

import type { Route } from './+types/removal.ts'
import { changeOne, openPhotoCall } from './photo-call.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.project)}/photos`)
}

/** POST /dashboard/projects/:project/photos/removal: removes a photo; the drawing shows again. */
export async function action(args: Route.ActionArgs) {
  const call = await openPhotoCall(args)
  const { projectId, slot, meant } = call
  return changeOne(args.request, call, {
    entry: { kind: 'photograph-removed', listing: projectId, slot },
    changed: (list) => withOut(list, meant, new Date()),
    message: texts.removed,
  })
}
