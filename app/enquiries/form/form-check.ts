import { missingInSlot, type VisitChoice } from '#app/enquiries/visit-request/visit-slot.ts'

import { controlOf, readPhoneAnswer, readTyped } from './enquiry-form-data.ts'
import { checkEnquiry, type Enquiry, type EnquiryFault } from './enquiry.ts'
import { doubtFault, phoneDoubt, withAnswer, type PhoneDoubt } from './phone/phone-doubt.ts'

export type FormCheck = { enquiry?: Enquiry; wrong: EnquiryFault[]; openDoubt?: PhoneDoubt }

/** SPEC section 5; throws where a country's numbering plan cannot be loaded. */
export async function checkForm(
  form: HTMLFormElement,
  visit: VisitChoice | undefined,
): Promise<FormCheck> {
  const answer = readPhoneAnswer(form)
  const typed = withAnswer(readTyped(form), answer)
  const check = await checkEnquiry(typed)
  const unchosen = visit ? missingInSlot(visit) : []
  if (!check.ok) return { wrong: [...check.faults, ...unchosen] }
  if (unchosen.length > 0) return { wrong: unchosen }
  const openDoubt = phoneDoubt(typed, answer)
  if (!openDoubt) return { enquiry: check.enquiry, wrong: [] }
  return { wrong: [doubtFault(answer)], openDoubt }
}

export function firstWrong(form: HTMLFormElement, faults: readonly EnquiryFault[]) {
  for (const control of form.elements) {
    if (faults.some(({ field }) => field === control.getAttribute('name'))) {
      return controlOf(form, control.getAttribute('name') ?? '')
    }
  }
  return undefined
}
