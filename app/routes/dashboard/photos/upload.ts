import type { Route } from './+types/upload.ts'
import { leadToPhotos } from './photo-call.server.ts'
import { takeUpload } from './take-upload.server.ts'

export const loader = leadToPhotos

/** POST /dashboard/projects/:project/photos/upload?slot=…: uploads a photo; answers JSON. */
export async function action(args: Route.ActionArgs) {
  const { status, answer } = await takeUpload(args)
  return Response.json(answer, { status })
}
