import { replace } from 'react-router'

import type { Route } from './+types/upload.ts'
import { takeUpload } from './take-upload.server.ts'

export function loader({ params }: Route.LoaderArgs) {
  return replace(`/dashboard/projects/${encodeURIComponent(params.project)}/photos`)
}

/** POST /dashboard/projects/:project/photos/upload?slot=…: uploads a photo; answers JSON. */
export async function action(args: Route.ActionArgs) {
  const { status, answer } = await takeUpload(args)
  return Response.json(answer, { status })
}
