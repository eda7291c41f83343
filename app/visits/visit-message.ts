import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { DashboardVisit } from '#app/leads/visits/visit-details.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

type MessageVisit = Pick<
  DashboardVisit,
  'status' | 'name' | 'phone' | 'email' | 'startsAt' | 'token' | 'isVideo' | 'videoLink'
>
type Sender = { project: string; brand: string; origin: string }

/** `onMyWay` is for the day of a confirmed visit at the place. */
export type MessageLinks = {
  call: string
  whatsApp: string
  onMyWay: string
  mail: string | undefined
}

/** Links that open with the text filled in, including the new hour and the calendar file. */
export function messageLinks(visit: MessageVisit, sender: Sender): MessageLinks {
  const phone = dialledPhone(visit.phone)
  const text = encodeURIComponent(messageTo(visit, sender))
  const chat = `https://wa.me/${phone.replace('+', '')}?text=`
  const onMyWay = visitsTexts.message.onMyWay({
    name: visit.name.trim(),
    project: sender.project,
    when: visitText(visit.startsAt),
  })
  const subject = encodeURIComponent(visitsTexts.message.subject(sender.project))
  const mail = encodeURIComponent(visit.email).replace('%40', '@')
  return {
    call: telephoneAddress(phone),
    whatsApp: `${chat}${text}`,
    onMyWay: `${chat}${encodeURIComponent(`${onMyWay}\n${sender.brand}`)}`,
    mail: visit.email === '' ? undefined : `mailto:${mail}?subject=${subject}&body=${text}`,
  }
}

function messageTo(visit: MessageVisit, { project, brand, origin }: Sender): string {
  const { message } = visitsTexts
  const name = visit.name.trim()
  const body = message[visit.status]({
    name,
    project,
    when: visitText(visit.startsAt),
    isVideo: visit.isVideo,
  })
  const hasFile = origin !== '' && (isLive(visit.status) || visit.status === 'cancelled')
  const file = hasFile ? [message.calendar(`${origin}/visits/${visit.token}.ics`)] : []
  const { videoLink } = visit
  const call = isLive(visit.status) && videoLink !== null ? [message.join(videoLink)] : []
  return [body, ...call, ...file, brand].join('\n')
}
