import { replace } from 'react-router'

import { withOut } from '#app/media/photos/photograph-list.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'

import type { Route } from './+types/removal.ts'
import { changeOne, openPhotographCall } from './photo-call.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.listing)}/photos`)
}

/** POST /dashboard/projects/:listing/photos/removal: removes a photo; the drawing shows again. */
export async function action(asked: Route.ActionArgs) {
  const call = await openPhotographCall(asked)
  const { listing, slot, meant } = call
  return changeOne(asked.request, call, {
    entry: { kind: 'photograph-removed', listing, slot },
    changed: (list) => withOut(list, meant, new Date()),
    said: texts.removed,
  })
}
