import { replace } from 'react-router'

import { withBack } from '#app/media/photos/photograph-list.ts'
import { photographTexts as texts } from '#app/strings/en/photographs.ts'

import type { Route } from './+types/restoration.ts'
import { changeOne, openPhotographCall } from './photo-call.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.listing)}/photos`)
}

/** POST /dashboard/projects/:listing/photos/restoration: undoes the removal or replacement of a photo. */
export async function action(asked: Route.ActionArgs) {
  const call = await openPhotographCall(asked)
  const { listing, slot, meant } = call
  return changeOne(asked.request, call, {
    entry: { kind: 'photograph-returned', listing, slot },
    changed: (list) => withBack(list, meant, new Date()),
    said: texts.back,
  })
}
