import { visitText } from '#app/enquiries/visit-request/visit-slot.ts'
import { isLive } from '#app/enquiries/visit-request/visit-state.ts'
import type { DeskVisit } from '#app/leads/visits/visit-details.ts'
import { dialledPhone } from '#app/lib/phone/dialled-phone.ts'
import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { visitsTexts } from '#app/strings/en/visits.ts'

type Told = Pick<DeskVisit, 'status' | 'name' | 'phone' | 'email' | 'startsAt' | 'token'>
type Sender = { project: string; brand: string; origin: string }

export type TellLinks = { call: string; whatsApp: string; mail: string | undefined }

/** Links that open with the text filled in, including the new hour and the calendar file. */
export function tellLinks(visit: Told, sender: Sender): TellLinks {
  const phone = dialledPhone(visit.phone)
  const text = encodeURIComponent(messageTo(visit, sender))
  const subject = encodeURIComponent(visitsTexts.message.subject(sender.project))
  const mail = encodeURIComponent(visit.email).replace('%40', '@')
  return {
    call: telephoneAddress(phone),
    whatsApp: `https://wa.me/${phone.replace('+', '')}?text=${text}`,
    mail: visit.email === '' ? undefined : `mailto:${mail}?subject=${subject}&body=${text}`,
  }
}

function messageTo(visit: Told, { project, brand, origin }: Sender): string {
  const { message } = visitsTexts
  const name = visit.name.trim()
  const said = message[visit.status]({ name, project, when: visitText(visit.startsAt) })
  const hasFile = origin !== '' && (isLive(visit.status) || visit.status === 'cancelled')
  const file = hasFile ? [message.calendar(`${origin}/visits/${visit.token}.ics`)] : []
  return [said, ...file, brand].join('\n')
}
