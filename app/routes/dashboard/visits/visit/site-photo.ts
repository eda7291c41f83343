import { redirect } from 'react-router'

import type { PhotoAnswer } from '#app/editor/photos/send-photo.ts'
import { dayOf } from '#app/enquiries/visit-request/visit-slot.ts'
import { panelAddress } from '#app/leads/visits/visit-address.ts'
import { readDirection } from '#app/media/photos/direction.ts'
import { putPhoto } from '#app/media/photos/store-photo.server.ts'
import { newSitePhoto } from '#app/media/slots/site-photos.server.ts'
import { slotOf } from '#app/media/slots/manifest.server.ts'
import { siteSlots } from '#app/media/slots/site-slots.ts'
import { media } from '#app/media/storage/media.server.ts'
import { findEverListed } from '#app/projects/catalogue/current-catalogue.server.ts'
import { storeOf } from '#app/routes/dashboard/photos/photo-call.server.ts'
import { readSent } from '#app/routes/dashboard/photos/read-sent.server.ts'
import { staffContext } from '#app/staff/sessions/session.server.ts'
import { findActive } from '#app/staff/sessions/signed-in.server.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'
import { findDashboardVisit } from '#app/visits/list-visits.server.ts'
import { db } from '#db/client.server.ts'

import type { Route } from './+types/site-photo.ts'

const MIDDLE = 50

export const loader = () => redirect('/dashboard/visits')

/** POST /dashboard/visits/:visit/site-photo: stores a photo of a visited site, which no page shows before an editor has described it. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext)
  const visit = await findDashboardVisit(db, params.visit, staff)
  const project = visit?.status === 'came' ? findEverListed(visit.project) : undefined
  if (!visit || !project) throw new Response(visitsTexts.refused.absent.title, { status: 404 })
  const back = panelAddress(dayOf(visit.startsAt), { visit: visit.id })
  const slots = slotOf(siteSlots(project.slug))
  const sent = await readSent(request, slots)
  if ('why' in sent)
    return answer(request, { kind: 'refused', why: sent.why }, { status: sent.status, back })
  // The upload may have taken minutes.
  if (!(await findActive(db, staff.id))) throw new Response('Forbidden', { status: 403 })
  const { alt: _alt, ...prepared } = sent
  const facing = readDirection(url.searchParams.get('facing'))
  const place = newSitePhoto(slots, prepared.data, facing)
  const entry = { kind: 'photograph-put', listing: project.id, slot: place.slot } as const
  await putPhoto(storeOf(staff, entry), { ...place, alt: '', focus: MIDDLE }, prepared)
  await media.catchUp()
  return answer(
    request,
    { kind: 'done', message: visitsTexts.sitePhotoSent },
    { status: 200, back },
  )
}

function answer(
  request: Request,
  result: PhotoAnswer,
  { status, back }: { status: number; back: string },
): Response {
  if (request.headers.get('Accept') === 'application/json') return Response.json(result, { status })
  return redirect(back)
}
